import { useEffect, useMemo, useRef, useState, type PointerEvent } from "react";

/** Milliseconds before a tooltip appears (specification, section 9). */
const tooltipDelay = 700;

/** When a tooltip is wanted and open: after a rest of the mouse or the focus on its element, never by touch. */
export function useHint() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const timer = useRef<number>();

  const handlers = useMemo(() => {
    const show = () => {
      setWanted(true);
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
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { wanted, open, setOpen, handlers };
}
