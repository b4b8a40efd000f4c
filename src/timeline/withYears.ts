/** Says at which entries a new year begins. */
export function withYears<Event extends { readonly year: string }>(events: readonly Event[]) {
  return events.map((event, index) => ({
    event,
    newYear: event.year === events[index - 1]?.year ? null : event.year,
  }));
}
