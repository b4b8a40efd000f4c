type Place = Pick<Location, "pathname">;

let hasLeft = false;

/** Whether the visitor has left the page that the browser loaded. */
export const hasLeftFirstPage = (): boolean => hasLeft;

/** Only another page counts: within a page that is still being hydrated, its content must not vanish for a frame. */
export function onPreRouteUpdate({
  location,
  prevLocation,
}: {
  location: Place;
  prevLocation: Place | null;
}): void {
  hasLeft ||= prevLocation !== null && prevLocation.pathname !== location.pathname;
}
