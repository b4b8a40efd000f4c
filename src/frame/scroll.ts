import type { ShouldUpdateScrollArgs } from "gatsby";

/** Every change of path starts at the top, back and forward too; a fragment goes to its place (product.md, "Scroll"). */
export function shouldUpdateScroll({
  routerProps,
  prevRouterProps,
}: ShouldUpdateScrollArgs): boolean | [number, number] {
  const { hash, pathname } = routerProps.location;
  if (hash !== "" || prevRouterProps?.location.pathname === pathname) return true;
  return [0, 0];
}
