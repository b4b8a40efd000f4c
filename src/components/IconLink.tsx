import { lazy, Suspense, type ReactNode } from "react";
import { OutsideLink } from "./OutsideLink";
import { useHint } from "./useHint";

const Tooltip = lazy(() => import("./Tooltip"));

/** A link to another site that shows only an icon, with a tooltip. */
export function IconLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const { wanted, open, setOpen, handlers } = useHint();
  return (
    <span sx={{ position: "relative", display: "inline-flex" }} {...handlers}>
      <OutsideLink href={href} variant="buttons.icon">
        {children}
        <span className="visually-hidden">{label}</span>
      </OutsideLink>
      {wanted && (
        <Suspense fallback={null}>
          <Tooltip open={open} onOpenChange={setOpen}>
            {label}
          </Tooltip>
        </Suspense>
      )}
    </span>
  );
}
