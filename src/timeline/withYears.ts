/** Says at which entries a new year begins. `when` begins with the year: YYYY… */
export function withYears<Event extends { readonly when: string }>(events: readonly Event[]) {
  return events.map((event, index) => {
    const year = event.when.slice(0, 4);
    return { event, newYear: year === events[index - 1]?.when.slice(0, 4) ? null : year };
  });
}
