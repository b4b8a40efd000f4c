import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { useHint } from "./useHint";

interface Props extends ComponentPropsWithoutRef<"button"> {
  /** What the button does; read aloud, and shown as a tooltip. */
  label: string;
}

/** A button that shows only an icon. Its tooltip is loaded when first wanted and never replaces the button. */
export const IconButton = forwardRef<HTMLButtonElement, Props>(function IconButton(
  { label, children, className, ...rest },
  ref,
) {
  const { hint, handlers } = useHint(label);
  return (
    <span className={className} sx={{ position: "relative", display: "inline-flex" }} {...handlers}>
      <button ref={ref} type="button" aria-label={label} {...rest} sx={{ variant: "buttons.icon" }}>
        {children}
      </button>
      {hint}
    </span>
  );
});
