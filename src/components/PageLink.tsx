import type { ComponentPropsWithoutRef } from "react";
import { isCurrent } from "../lib/paths";
import { useCurrentPath } from "./currentPath";

type Props = ComponentPropsWithoutRef<"a"> & { href: string };

/** A link of the layout, marked if it leads to the current page. */
export function PageLink({ children, ...rest }: Props) {
  const shown = useCurrentPath();
  return (
    <a {...rest} aria-current={isCurrent(rest.href, shown) ? "page" : undefined}>
      {children}
    </a>
  );
}
