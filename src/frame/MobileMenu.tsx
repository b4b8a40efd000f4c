import { Menu as MenuIcon, X } from "lucide";
import { useId } from "react";
import { Icon } from "../components/Icon";
import { IconButton } from "../components/IconButton";
import { OutsideLink } from "../components/OutsideLink";
import { PageLink } from "../components/PageLink";
import { hasStickyHeader, md } from "../theme/scales";
import type { MenuEntry, MenuLink } from "./menu";

const link = ({ name, path }: MenuLink) => (
  <li key={path}>
    <PageLink href={path}>{name}</PageLink>
  </li>
);

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === "link") return link(entry);
  if (entry.kind === "outside")
    return (
      <li>
        <OutsideLink href={entry.url}>{entry.name}</OutsideLink>
      </li>
    );
  return (
    <li>
      <h2>{entry.heading}</h2>
      <ul>{entry.items.map(link)}</ul>
    </li>
  );
}

/**
 * The menu of small screens: a button that shows and hides a stacked list. React renders the closed menu; the inline
 * script opens and closes it (openMenu.ts), so that it works before React and without it.
 */
export function MobileMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const listId = useId();
  return (
    <div className="needs-script" sx={{ height: "2.75rem", [`@media ${md}`]: { display: "none" } }}>
      <IconButton
        label="Open menu"
        data-opens-menu=""
        aria-expanded={false}
        aria-controls={listId}
        sx={{
          // Not :last-of-type, which is unknown until the end of the button has arrived: the first icon would move.
          "[aria-expanded=true] > :first-of-type, [aria-expanded=false] > svg + svg": { display: "none" },
        }}
      >
        <Icon icon={MenuIcon} />
        <Icon icon={X} />
      </IconButton>
      <nav
        id={listId}
        aria-label="Main"
        data-menu=""
        hidden
        // It scrolls, which would make it a tab stop.
        tabIndex={-1}
        sx={{
          position: "absolute",
          left: 0,
          right: 0,
          top: "100%",
          [`@media ${hasStickyHeader}`]: {
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
          // The links' styles are here and their HTML is the footer's: so the list costs a page next to nothing.
          ul: { listStyle: "none" },
          h2: { variant: "text.smallCaps", fontFamily: "body", px: 3, pt: 4, pb: 2 },
          a: { variant: "links.item" },
        }}
      >
        <ul>
          {menu.map((entry) => (
            <Entry key={entry.name} entry={entry} />
          ))}
        </ul>
      </nav>
    </div>
  );
}
