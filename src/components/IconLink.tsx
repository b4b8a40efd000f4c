import type { ReactNode } from "react";
import { OutsideLink } from "./OutsideLink";
import { useHint } from "./useHint";

/** A link to another site that shows only an icon, with a tooltip. */
export function IconLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const { hint, handlers } = useHint(label);
  return (
    <span sx={{ position: "relative", display: "inline-flex" }} {...handlers}>
      <OutsideLink href={href} variant="buttons.icon">
        {children}
        <span className="visually-hidden">{label}</span>
      </OutsideLink>
      {hint}
    </span>
  );
}
