/** The most years that the index lists; with more it lists decades. */
const mostYears = 12;

const years = (events: readonly { readonly year: number }[], of: (year: number) => string) =>
  events.map((event, index) => {
    const period = of(event.year);
    const before = events[index - 1];
    return before && of(before.year) === period ? null : period;
  });

/** Says at which entries a new year begins, or a new decade where there are many years. */
export function withYears<Event extends { readonly year: number }>(events: readonly Event[]) {
  const single = years(events, String);
  const isLong = single.filter(Boolean).length > mostYears;
  const marks = isLong ? years(events, (year) => `${Math.floor(year / 10)}0s`) : single;
  return events.map((event, index) => ({ event, period: marks[index] ?? null }));
}
