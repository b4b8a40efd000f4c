import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

interface Props {
  open: boolean;
  onEscape: () => void;
  children: ReactNode;
}

/** Radix's tooltip, laid over its element as an anchor only: mounting it cannot take focus or a press from it. */
export default function Tooltip({ open, onEscape, children }: Props) {
  const followEscape = (next: boolean) => {
    if (!next) onEscape();
  };
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open={open} onOpenChange={followEscape}>
        <RadixTooltip.Trigger asChild>
          <span aria-hidden sx={{ position: "absolute", inset: 0, pointerEvents: "none" }} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={4}
            sx={{ variant: "cards.panel", px: 2, py: 1, fontSize: "small", zIndex: "toast" }}
          >
            {children}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
