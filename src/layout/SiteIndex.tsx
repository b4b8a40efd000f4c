import { PageLink } from "./PageLink";
import type { IndexGroup, MenuLink } from "./menu";

export interface SiteIndexProps {
  groups: readonly IndexGroup[];
  testimonies: readonly MenuLink[];
  /** The label of the page that lists them, if there is one. */
  testimoniesLabel: string | undefined;
}

function Column({ title, links }: { title: string; links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 sx={{ variant: "text.smallCaps", fontFamily: "body", mb: 3 }}>{title}</h2>
      <ul sx={{ listStyle: "none", columnWidth: "9.5rem", columnGap: 5 }}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <PageLink href={path}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every page of the site as a plain link, so that none depends on scripts. */
export function SiteIndex({ groups, testimonies, testimoniesLabel = "Testimonies" }: SiteIndexProps) {
  return (
    <nav
      // An underscore keeps it apart from the ids of headings.
      id="all_pages"
      aria-label="All pages"
      // The links' styles are here: on each of some fifty links, a class would be repeated.
      sx={{
        display: "grid",
        gap: 6,
        gridTemplateColumns: ["1fr", "1fr", "1fr 1fr"],
        // The testimonies, which are as many as all pages, are beside these.
        "> :last-child": { gridColumn: [1, 1, 2], gridRow: ["auto", "auto", "1 / span 2"] },
        li: { breakInside: "avoid" },
        a: { display: "block", py: 1, lineHeight: 1.35, textDecoration: "none" },
        "a:hover": { textDecoration: "underline" },
        "a[aria-current]": { color: "accent", fontWeight: "strong" },
      }}
    >
      {groups.map(({ title, links }) => (
        <Column key={title} title={title} links={links} />
      ))}
      <Column title={testimoniesLabel} links={testimonies} />
    </nav>
  );
}
