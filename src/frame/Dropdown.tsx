import { ChevronDown } from "lucide";
import { useEffect, useState, type KeyboardEvent, type MouseEvent } from "react";
import { Icon } from "../components/Icon";
import { useCurrentPath } from "../components/currentPath";
import { prepare, useOnDemand } from "../components/useOnDemand";
import type { DropdownPanelProps } from "./DropdownPanel";
import { isAmong, type MenuLink } from "./menu";

interface Props extends MenuLink {
  items: readonly MenuLink[];
}

const loadPanel = () => import("./DropdownPanel");

/** A press without Ctrl, Cmd, Shift or Alt: those open the link's page as on any link. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A dropdown of the menu. It is a plain link in the HTML; with scripts it is a menu button. Radix is loaded when the
 * pointer or the focus comes near, and takes over when the menu is first opened; if it does not load, the link is followed.
 */
export function Dropdown({ name, path, items }: Props) {
  const shown = useCurrentPath();
  const [Panel, showPanel] = useOnDemand(loadPanel);
  const [hasScript, setHasScript] = useState(false);
  const [openedBy, setOpenedBy] = useState<DropdownPanelProps["openedBy"]>("pointer");

  useEffect(() => setHasScript(true), []);

  const open = (by: DropdownPanelProps["openedBy"]) => {
    setOpenedBy(by);
    void showPanel().then((came) => {
      if (!came) location.assign(path);
    });
  };

  const trigger = (
    <a
      href={path}
      role={hasScript ? "button" : undefined}
      aria-haspopup={hasScript ? "menu" : undefined}
      aria-expanded={hasScript ? false : undefined}
      data-current={isAmong(items, shown) ? "" : undefined}
      onPointerEnter={() => prepare(loadPanel)}
      onFocus={() => prepare(loadPanel)}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        open("pointer");
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (![" ", "Enter", "ArrowDown"].includes(event.key)) return;
        event.preventDefault();
        open("keyboard");
      }}
      sx={{ variant: "links.menu" }}
    >
      {name}
      <Icon icon={ChevronDown} size={14} />
    </a>
  );

  return Panel ? <Panel {...{ trigger, openedBy, items }} /> : trigger;
}
