import { createContext, useContext, type ComponentPropsWithoutRef } from "react";
import { isCurrent } from "../lib/paths";

/** The path of the page that is rendered. */
export const CurrentPath = createContext("/");

type Props = ComponentPropsWithoutRef<"a"> & { href: string };

/** A link to a page of the site. On that page itself, the link is marked as current. */
export function PageLink({ children, ...rest }: Props) {
  const shown = useContext(CurrentPath);
  return (
    <a {...rest} aria-current={isCurrent(rest.href, shown) ? "page" : undefined}>
      {children}
    </a>
  );
}
