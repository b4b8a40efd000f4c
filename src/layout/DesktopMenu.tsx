import { ExternalLink } from "../components/ExternalLink";
import { PageLink } from "./PageLink";
import { md } from "../theme/scales";
import { Dropdown } from "./Dropdown";
import type { MenuEntry } from "./menu";

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
