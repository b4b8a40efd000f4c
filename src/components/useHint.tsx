import { useEffect, useMemo, useRef, useState, type PointerEvent, type SyntheticEvent } from "react";
import { useOnDemand } from "./useOnDemand";

const loadTooltip = () => import("./Tooltip");

/** Milliseconds before a tooltip appears. */
const tooltipDelay = 700;

/**
 * A tooltip, after a rest of the mouse or the focus on the element that takes the handlers, never by touch. It says what the button in the
 * element is called now, since the inline script renames one that opens and closes.
 */
export function useHint(label: string) {
  const [Tooltip, showTooltip] = useOnDemand(loadTooltip);
  const [shown, setShown] = useState<string>();
  const timer = useRef<number>();

  const handlers = useMemo(() => {
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
    return {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") show(event);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onClick: hide,
      onFocus: show,
      onBlur: hide,
    };
  }, [showTooltip, label]);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hint = Tooltip && (
    <Tooltip open={shown !== undefined} onEscape={() => setShown(undefined)}>
      {shown}
    </Tooltip>
  );
  return { hint, handlers };
}
