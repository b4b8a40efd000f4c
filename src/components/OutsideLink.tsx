import type { ReactNode } from "react";

interface Props {
  href: string;
  children: ReactNode;
  /** A variant of the theme, for example "buttons.primary". */
  variant?: string;
}

/** A link to another site: opens a new tab and says so. */
export function OutsideLink({ href, children, variant }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...(variant && { sx: { variant } })}>
      {children}
      <span className="visually-hidden"> (new tab)</span>
    </a>
  );
}
