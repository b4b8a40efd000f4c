import type { ShouldUpdateScrollArgs } from "gatsby";

/** Every change of path starts at the top, back and forward too; a fragment goes to its place. */
export function shouldUpdateScroll({ routerProps, prevRouterProps }: ShouldUpdateScrollArgs): boolean {
  const { hash, pathname } = routerProps.location;
  const from = prevRouterProps?.location.pathname;
  if (hash !== "" || from === undefined || from === pathname) return true;
  // Gatsby would restore the old position, and it ignores a position returned from here.
  window.scrollTo(0, 0);
  return false;
}
