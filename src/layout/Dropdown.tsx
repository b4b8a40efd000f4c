import { ChevronDown } from "lucide";
import { PageLink, useCurrentPath } from "./PageLink";
import { Icon } from "../components/Icon";
import { isAmong, menuGroup, type MenuLink } from "./menu";

interface Props {
  name: string;
  items: readonly MenuLink[];
}

/** A dropdown of the menu: a disclosure of links, which opens without a script too. The inline script adds the timing of a mouse (menus.inline.ts). */
export function Dropdown({ name, items }: Props) {
  const shown = useCurrentPath();
  return (
    <details name={menuGroup} data-menu="hover" sx={{ position: "relative" }}>
      <summary aria-current={isAmong(items, shown) ? "true" : undefined} sx={{ variant: "links.menu" }}>
        {name}
        <Icon icon={ChevronDown} size={14} />
      </summary>
      <ul
        sx={{
          variant: "cards.panel",
          position: "absolute",
          zIndex: "menu",
          top: "100%",
          left: "-0.75rem",
          width: "max-content",
          minWidth: "13rem",
          maxWidth: "min(20rem, 100vw - 1rem)",
          maxHeight: "calc(100vh - 7rem)",
          overflowY: "auto",
          overscrollBehavior: "contain",
          listStyle: "none",
          py: 2,
          a: { variant: "links.item" },
        }}
      >
        {items.map((item) => (
          <li key={item.path}>
            <PageLink href={item.path}>{item.name}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
