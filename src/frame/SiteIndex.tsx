import { Link } from "gatsby";
import { isCurrent } from "../lib/paths";
import type { MenuLink } from "./menu";

interface Props {
  pages: readonly MenuLink[];
  testimonies: readonly MenuLink[];
  location: string;
}

function Column({ title, links, location }: { title: string; links: readonly MenuLink[]; location: string }) {
  return (
    <div>
      <h2 sx={{ variant: "text.smallCaps", fontFamily: "body", mb: 3 }}>{title}</h2>
      <ul sx={{ listStyle: "none", columnWidth: "9.5rem", columnGap: 5 }}>
        {links.map(({ name, path }) => (
          <li key={path} sx={{ breakInside: "avoid" }}>
            <Link
              to={path}
              aria-current={isCurrent(path, location) ? "page" : undefined}
              sx={{
                display: "block",
                py: 1,
                lineHeight: 1.35,
                textDecoration: "none",
                "&:hover": { textDecoration: "underline" },
                "&[aria-current]": { color: "accent" },
              }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every page of the site as a plain link, so that none depends on scripts (product.md, "Menus"). */
export function SiteIndex({ pages, testimonies, location }: Props) {
  return (
    <nav
      aria-label="All pages"
      sx={{ display: "grid", gap: 6, gridTemplateColumns: ["1fr", "1fr", "1fr 1fr"] }}
    >
      <Column title="Pages" links={pages} location={location} />
      <Column title="Testimonies" links={testimonies} location={location} />
    </nav>
  );
}
