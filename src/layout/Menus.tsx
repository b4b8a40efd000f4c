import { ChevronDown, Menu as MenuIcon, X } from "lucide";
import { useContext } from "react";
import { ExternalLink } from "../components/ExternalLink";
import { Icon } from "../components/Icon";
import { isCurrent } from "../lib/paths";
import { screens } from "../theme/scales";
import type { toMenu } from "./menu";
import { CurrentPath, PageLink } from "./PageLink";

/** The attribute `name` of the `<details>` of every menu. The browser keeps at most one `<details>` with this name open. */
const menuGroup = "menu";

/** An entry of the top menu: a link to a page, a link to another site, or a dropdown of links. */
type MenuEntry = ReturnType<typeof toMenu>[number];

type DropdownProps = Pick<Extract<MenuEntry, { kind: "dropdown" }>, "name" | "items">;

/**
 * A dropdown of the menu: a `<details>` with links, which also opens without a script. The inline script adds that a mouse opens it by
 * hovering, and that typing the first letters of a link focuses this link (see menus.inline.ts).
 */
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

function DesktopEntry({ entry }: { entry: MenuEntry }) {
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
    <nav
      aria-label="Main"
      sx={{ display: "none", flex: 1, [`@media ${screens.wide}`]: { display: "block" } }}
    >
      <ul
        sx={{
          display: "flex",
          flexWrap: "wrap",
          listStyle: "none",
          columnGap: [3, null, null, 5],
        }}
      >
        {menu.map((entry) => (
          <li key={entry.name}>
            <DesktopEntry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MobileLink = ({ name, path }: DropdownProps["items"][number]) => (
  <li>
    <PageLink href={path}>{name}</PageLink>
  </li>
);

function MobileEntry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === "link") return <MobileLink {...entry} />;
  if (entry.kind === "outside")
    return (
      <li>
        <ExternalLink href={entry.url}>{entry.name}</ExternalLink>
      </li>
    );
  return (
    <li>
      <h2>{entry.heading}</h2>
      <ul>
        {entry.items.map((item) => (
          <MobileLink key={item.path} {...item} />
        ))}
      </ul>
    </li>
  );
}

/**
 * The menu of small screens: a `<details>` with a stacked list, which also opens without a script. The inline script adds further ways to
 * close the menu (see menus.inline.ts).
 */
export function MobileMenu({ menu }: { menu: readonly MenuEntry[] }) {
  return (
    <details
      name={menuGroup}
      data-menu=""
      sx={{
        height: "2.75rem",
        [`@media ${screens.wide}`]: { display: "none" },
        // The selector does not use :last-of-type. The browser could evaluate it only when the whole button has arrived, and the first icon
        // would move.
        "&[open] > summary > svg:first-of-type, &:not([open]) > summary > svg + svg": { display: "none" },
        // Without scripts, the name of the button is visible too. It is in the space of the buttons that need scripts.
        "html:not(.has-script) &": { justifySelf: "end" },
      }}
    >
      <summary sx={{ variant: "buttons.icon" }}>
        <Icon icon={MenuIcon} />
        <Icon icon={X} />
        <span className="tooltip">Menu</span>
      </summary>
      <nav
        aria-label="Main"
        // Without `tabIndex`, the scrollable list would be a tab stop in some browsers.
        tabIndex={-1}
        sx={{
          position: "absolute",
          left: 0,
          right: 0,
          top: "100%",
          [`@media ${screens.stickyHeader}`]: {
            maxHeight: "calc(100dvh - 3.5rem)",
            overflowY: "auto",
            overscrollBehavior: "contain",
          },
          bg: "background",
          borderTop: "1px solid",
          borderBottom: "1px solid",
          borderColor: "line",
          px: [1, 2],
          py: 2,
          // The styles of the links are on the list. A link without a class has the same HTML in the menu and in the footer, so the page
          // compresses well.
          ul: { listStyle: "none" },
          h2: { variant: "text.smallCaps", fontFamily: "body", px: 3, pt: 4, pb: 2 },
          a: { variant: "links.item" },
        }}
      >
        <ul>
          {menu.map((entry) => (
            <MobileEntry key={entry.name} entry={entry} />
          ))}
        </ul>
      </nav>
    </details>
  );
}
