import { ChevronDown } from "lucide";
import { useContext } from "react";
import { ExternalLink } from "../components/ExternalLink";
import { CurrentPath, PageLink } from "./PageLink";
import { Icon } from "../components/Icon";
import { isCurrent } from "../lib/paths";
import { md } from "../theme/scales";
import { menuGroup, type MenuEntry, type MenuLink } from "./menu";

interface DropdownProps {
  name: string;
  items: readonly MenuLink[];
}

/** A dropdown of the menu: a disclosure of links, which opens without a script too. The inline script adds opening by a mouse, and letters (menus.inline.ts). */
function Dropdown({ name, items }: DropdownProps) {
  const current = useContext(CurrentPath);
  const holdsCurrent = items.some(({ path }) => isCurrent(path, current));
  return (
    <details name={menuGroup} data-menu="hover" sx={{ position: "relative" }}>
      <summary aria-current={holdsCurrent ? "true" : undefined} sx={{ variant: "links.menu" }}>
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

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === "outside")
    return (
      <ExternalLink href={entry.url} variant="links.menu">
        {entry.name}
      </ExternalLink>
    );
  if (entry.kind === "dropdown") return <Dropdown name={entry.name} items={entry.items} />;
  return (
    <PageLink href={entry.path} sx={{ variant: "links.menu" }}>
      {entry.name}
    </PageLink>
  );
}

/** The menu of wide screens, in one row. */
export function DesktopMenu({ menu }: { menu: readonly MenuEntry[] }) {
  return (
    <nav aria-label="Main" sx={{ display: "none", flex: 1, [`@media ${md}`]: { display: "block" } }}>
      <ul
        sx={{
          display: "flex",
          flexWrap: "wrap",
          listStyle: "none",
          columnGap: ["0.5rem", null, null, 5],
        }}
      >
        {menu.map((entry) => (
          <li key={entry.name}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
