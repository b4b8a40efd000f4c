import type { ComponentPropsWithoutRef } from "react";
import { Hint } from "./Hint";

interface Props extends ComponentPropsWithoutRef<"button"> {
  /** What the button does; read aloud, and shown as a tooltip. */
  label: string;
}

/** A button that shows only an icon, with a tooltip. */
export const IconButton = ({ label, children, className, ...rest }: Props) => (
  <Hint label={label} className={className}>
    <button type="button" aria-label={label} {...rest} sx={{ variant: "buttons.icon" }}>
      {children}
    </button>
  </Hint>
);
