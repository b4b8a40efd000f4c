/** The most years that the index lists; with more it lists decades. */
const mostYears = 12;

const years = (events: readonly { readonly year: string }[], of: (year: string) => string) =>
  events.map((event, index) => {
    const period = of(event.year);
    const before = events[index - 1];
    return before && of(before.year) === period ? null : period;
  });

/** Says at which entries a new year begins, or a new decade where there are many years. */
export function withYears<Event extends { readonly year: string }>(events: readonly Event[]) {
  const single = years(events, (year) => year);
  const isLong = single.filter(Boolean).length > mostYears;
  const marks = isLong ? years(events, (year) => `${year.slice(0, 3)}0s`) : single;
  return events.map((event, index) => ({ event, period: marks[index] ?? null }));
}
