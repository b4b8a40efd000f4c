import type { ReactNode } from "react";
import { newTab, newTabNote } from "../lib/linkProps";

interface Props {
  href: string;
  children: ReactNode;
  /** A variant of the theme, for example "buttons.primary". */
  variant?: string;
}

/** A link to another site: opens a new tab and says so. */
export function OutsideLink({ href, children, variant }: Props) {
  return (
    <a href={href} {...newTab} {...(variant && { sx: { variant } })}>
      {children}
      <span className="visually-hidden">{newTabNote}</span>
    </a>
  );
}
