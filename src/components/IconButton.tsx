import type { ComponentPropsWithoutRef } from "react";

interface Props extends ComponentPropsWithoutRef<"button"> {
  /** What the button does: its name, and its tooltip (theme/globalStyles.ts). */
  label: string;
}

/** A button that shows only an icon, with a tooltip. */
export const IconButton = ({ label, children, ...rest }: Props) => (
  <button type="button" {...rest} sx={{ variant: "buttons.icon" }}>
    {children}
    <span className="tooltip">{label}</span>
  </button>
);
