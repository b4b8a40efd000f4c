import { useEffect, useMemo, useRef, useState, type PointerEvent } from "react";
import { useOnDemand } from "./useOnDemand";

const loadTooltip = () => import("./Tooltip");

/** Milliseconds before a tooltip appears. */
const tooltipDelay = 700;

/** A tooltip, after a rest of the mouse or the focus on the element that takes the handlers, never by touch. */
export function useHint(label: string) {
  const [Tooltip, showTooltip] = useOnDemand(loadTooltip);
  const [open, setOpen] = useState(false);
  const timer = useRef<number>();

  const handlers = useMemo(() => {
    const show = () => {
      void showTooltip();
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setOpen(true), tooltipDelay);
    };
    const hide = () => {
      window.clearTimeout(timer.current);
      setOpen(false);
    };
    return {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") show();
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: show,
      onBlur: hide,
    };
  }, [showTooltip]);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hint = Tooltip && (
    <Tooltip open={open} onOpenChange={setOpen}>
      {label}
    </Tooltip>
  );
  return { hint, handlers };
}
