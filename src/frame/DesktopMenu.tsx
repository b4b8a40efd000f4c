import { Link } from "gatsby";
import { OutsideLink } from "../components/OutsideLink";
import { md } from "../theme/scales";
import { Dropdown } from "./Dropdown";
import { isCurrentEntry, type MenuEntry } from "./menu";

interface Props {
  menu: readonly MenuEntry[];
  location: string;
}

function Entry({ entry, location }: { entry: MenuEntry; location: string }) {
  const current = isCurrentEntry(entry, location);
  if (entry.kind === "outside")
    return (
      <OutsideLink href={entry.url} variant="links.menu">
        {entry.name}
      </OutsideLink>
    );
  if (entry.kind === "dropdown") return <Dropdown {...entry} current={current} location={location} />;
  return (
    <Link to={entry.path} aria-current={current ? "page" : undefined} sx={{ variant: "links.menu" }}>
      {entry.name}
    </Link>
  );
}

/** The menu of wide screens, in one line. */
export function DesktopMenu({ menu, location }: Props) {
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
            <Entry entry={entry} location={location} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
