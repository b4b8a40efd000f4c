import { useEffect, useRef, useState, type PointerEvent, type ReactNode, type SyntheticEvent } from "react";
import { useOnDemand } from "./useOnDemand";

const loadTooltip = () => import("./Tooltip");

/** Milliseconds before a tooltip appears. */
const tooltipDelay = 700;

interface Props {
  label: string;
  className?: string | undefined;
  /** The button or link that shows only an icon. */
  children: ReactNode;
}

/**
 * A tooltip, after a rest of the mouse or the focus on what is in it, never by touch. It says what the button in it is called now, since the
 * inline script renames one that opens and closes. It is loaded when first wanted and never replaces the button.
 */
export function Hint({ label, className, children }: Props) {
  const [Tooltip, showTooltip] = useOnDemand(loadTooltip);
  const [shown, setShown] = useState<string>();
  const timer = useRef<number>();

  const show = ({ currentTarget }: SyntheticEvent) => {
    void showTooltip();
    window.clearTimeout(timer.current);
    const name = () => currentTarget.querySelector("[aria-label]")?.getAttribute("aria-label") ?? label;
    timer.current = window.setTimeout(() => setShown(name()), tooltipDelay);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setShown(undefined);
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") show(event);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onClick: hide,
    onFocus: show,
    onBlur: hide,
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <span className={className} sx={{ position: "relative", display: "inline-flex" }} {...handlers}>
      {children}
      {Tooltip && (
        <Tooltip open={shown !== undefined} onEscape={() => setShown(undefined)}>
          {shown}
        </Tooltip>
      )}
    </span>
  );
}
