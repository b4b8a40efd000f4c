import * as Menu from "@radix-ui/react-dropdown-menu";
import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from "react";
import type { PressedBy } from "./dropdowns";
import { useCurrentPath } from "../components/currentPath";
import { PageLink } from "../components/PageLink";
import { isCurrent } from "../lib/paths";
import type { MenuLink } from "./menu";

interface DropdownPanelProps {
  trigger: ReactElement;
  /** What opened it; opened by keyboard, its first item takes the focus. */
  openedBy: PressedBy;
  items: readonly MenuLink[];
}

/** The opened dropdown: Radix's menu with its own timing. */
export default function DropdownPanel({ trigger, openedBy, items }: DropdownPanelProps) {
  // Mounted by the first press that opens it. Radix must see a key itself to focus the first item, so the key is replayed.
  const [open, setOpen] = useState(openedBy === "pointer");
  const root = useRef<HTMLButtonElement>(null);
  const shown = useCurrentPath();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (openedBy === "keyboard") {
      root.current?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }),
      );
    }
  }, [openedBy]);
  const button = cloneElement(trigger, {
    onPointerEnter: undefined,
    onFocus: undefined,
    // Radix opens on press; the click that follows must not follow the link.
    onClick: (event: MouseEvent) => {
      if (!(event.metaKey || event.ctrlKey || event.shiftKey)) event.preventDefault();
    },
    "aria-expanded": open,
  });
  // Another page takes the focus itself (onRouteUpdate.ts); Radix would take it back, to its trigger.
  const choose = (event: MouseEvent, path: string) => {
    const opensTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    isLeaving.current = !opensTab && !isCurrent(path, shown);
  };
  const keepFocus = (event: Event) => {
    if (isLeaving.current) event.preventDefault();
    isLeaving.current = false;
  };
  // Radix holds the Tab key; from its trigger it goes on to the next link, and the menu closes because the focus has left it.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    event.stopPropagation();
    root.current?.focus();
  };
  return (
    <Menu.Root open={open} onOpenChange={setOpen} modal={false}>
      <Menu.Trigger ref={root} asChild>
        {button}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="start"
          collisionPadding={8}
          onKeyDownCapture={leave}
          onCloseAutoFocus={keepFocus}
          sx={{
            variant: "cards.panel",
            zIndex: "menu",
            minWidth: "13rem",
            py: 2,
            maxHeight: "var(--radix-dropdown-menu-content-available-height)",
            overflowY: "auto",
          }}
        >
          {items.map((item) => (
            <Menu.Item key={item.path} asChild>
              <PageLink
                href={item.path}
                onClick={(event) => choose(event, item.path)}
                sx={{ variant: "links.item" }}
              >
                {item.name}
              </PageLink>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
