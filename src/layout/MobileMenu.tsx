import { Menu as MenuIcon, X } from "lucide";
import { Icon } from "../components/Icon";
import { ExternalLink } from "../components/ExternalLink";
import { PageLink } from "./PageLink";
import { hasStickyHeader, md } from "../theme/scales";
import { menuGroup, type MenuEntry, type MenuLink } from "./menu";

const Link = ({ name, path }: MenuLink) => (
  <li>
    <PageLink href={path}>{name}</PageLink>
  </li>
);

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === "link") return <Link {...entry} />;
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
          <Link key={item.path} {...item} />
        ))}
      </ul>
    </li>
  );
}

/** The menu of small screens: a disclosure of a stacked list, which opens without a script too. The inline script closes it (menus.inline.ts). */
export function MobileMenu({ menu }: { menu: readonly MenuEntry[] }) {
  return (
    <details
      name={menuGroup}
      data-menu=""
      sx={{
        height: "2.75rem",
        [`@media ${md}`]: { display: "none" },
        // Not :last-of-type, which is unknown until the end of the button has arrived: the first icon would move.
        "&[open] > summary > svg:first-of-type, &:not([open]) > summary > svg + svg": { display: "none" },
      }}
    >
      <summary sx={{ variant: "buttons.icon" }}>
        <Icon icon={MenuIcon} />
        <Icon icon={X} />
        <span className="tooltip">Menu</span>
      </summary>
      <nav
        aria-label="Main"
        // Since it scrolls, browsers would make it a tab stop.
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
          // The styles are here and not on each link, so that these links compress together with the footer's.
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
    </details>
  );
}
