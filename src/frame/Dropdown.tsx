import { ChevronDown } from "lucide";
import { useEffect, useRef, useState } from "react";
import { dropdownAttributes, dropdownPressed, type PressedBy } from "./dropdowns";
import { Icon } from "../components/Icon";
import { useCurrentPath } from "../components/currentPath";
import { prepare, useOnDemand } from "../components/useOnDemand";
import { isAmong, type MenuLink } from "./menu";

interface Props extends MenuLink {
  items: readonly MenuLink[];
}

const loadPanel = () => import("./DropdownPanel");

/**
 * A dropdown of the menu. It is a plain link in the HTML and a menu button with scripts; its first press is the inline script's
 * (dropdowns.ts). Radix is loaded when the pointer or the focus comes near, and takes over when the menu is first
 * opened; if it does not load, the link is followed.
 */
export function Dropdown({ name, path, items }: Props) {
  const shown = useCurrentPath();
  const [Panel, showPanel] = useOnDemand(loadPanel);
  const [hasScript, setHasScript] = useState(false);
  const [openedBy, setOpenedBy] = useState<PressedBy>("pointer");
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const { current } = link;
    const open = async () => {
      const by = current?.dataset.dropdown;
      if (!by) return;
      await loadPanel().catch(() => undefined);
      // Not before: React would render a state set during the press after the one that showPanel sets.
      setOpenedBy(by as PressedBy);
      if (!(await showPanel())) location.assign(path);
    };
    const onPress = () => void open();
    setHasScript(true);
    onPress();
    current?.addEventListener(dropdownPressed, onPress);
    return () => current?.removeEventListener(dropdownPressed, onPress);
  }, [path, showPanel]);

  const trigger = (
    <a
      ref={link}
      href={path}
      {...(hasScript && dropdownAttributes)}
      data-dropdown=""
      data-current={isAmong(items, shown) ? "" : undefined}
      onPointerEnter={() => prepare(loadPanel)}
      onFocus={() => prepare(loadPanel)}
      sx={{ variant: "links.menu" }}
    >
      {name}
      <Icon icon={ChevronDown} size={14} />
    </a>
  );

  return Panel ? <Panel {...{ trigger, openedBy, items }} /> : trigger;
}
