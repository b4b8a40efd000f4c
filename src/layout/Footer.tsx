import { ContentIcon } from "../components/ContentIcon";
import { ExternalLink } from "../components/ExternalLink";
import { builtPaths } from "../lib/paths";
import { storageKey, themeChoices } from "../theme/theme.inline";
import type { toSiteIndex } from "./menu";
import { PageLink } from "./PageLink";

type Column = ReturnType<typeof toSiteIndex>[number];

function Column({ title, links }: Column) {
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

/** An index of the site: plain links to all its pages, which work without scripts. */
function SiteIndex({ columns }: { columns: readonly Column[] }) {
  return (
    <nav
      // Ids made from headings never contain an underscore, so this id is unique.
      id="all_pages"
      aria-label="All pages"
      // The styles of the links are on the list. If they were on the links, each of about fifty links would need a class.
      sx={{
        display: "grid",
        gap: 6,
        gridTemplateColumns: ["1fr", "1fr", "1fr 1fr"],
        // The last column, which lists the testimonies, is about as long as all other columns together. It therefore has a whole column of
        // the grid.
        "> :last-child": { gridColumn: [1, 1, 2], gridRow: ["auto", "auto", "1 / span 2"] },
        li: { breakInside: "avoid" },
        a: { display: "block", py: 1, lineHeight: 1.35, textDecoration: "none" },
        "a:hover": { textDecoration: "underline" },
        "a[aria-current]": { color: "accent", fontWeight: "strong" },
      }}
    >
      {columns.map((column, index) => (
        <Column key={index} {...column} />
      ))}
    </nav>
  );
}

interface Props {
  campaign: NonNullable<Queries.LayoutQuery["campaign"]>;
  siteIndex: readonly Column[];
}

const themeLabels = { light: "Light", dark: "Dark", system: "System" };

/** The footer of every page: the campaign and its accounts, the choice of a theme, the index of the site, the imprint. */
export function Footer({ campaign, siteIndex }: Props) {
  return (
    <footer
      sx={{
        borderTop: "3px double",
        borderColor: "line",
        fontSize: "menu",
        "@media print": { breakBefore: "avoid", "& > *:not(.imprint)": { display: "none" } },
      }}
    >
      <div
        sx={{
          variant: "layout.page",
          py: 6,
          display: "grid",
          gap: 6,
          gridTemplateColumns: ["1fr", "1fr", "1fr", "2fr 5fr"],
        }}
      >
        <div sx={{ display: "grid", gap: 5, alignContent: "start" }}>
          <div>
            <p sx={{ fontFamily: "heading", fontSize: "lead", lineHeight: "heading", m: 0 }}>
              {campaign.name}
            </p>
            <p sx={{ m: 0, mt: 1, color: "muted" }}>{campaign.tagline}</p>
          </div>
          {campaign.accounts.length > 0 && (
            <ul
              role="list"
              aria-label="The campaign elsewhere"
              sx={{
                display: "flex",
                flexWrap: "wrap",
                listStyle: "none",
                ml: "-0.75rem",
                ".tooltip": { right: "auto", left: 0 },
                // Without scripts, the names of the accounts are next to their icons (see globalStyles.ts).
                "html:not(.has-script) &": { ml: 0, columnGap: 5 },
              }}
            >
              {campaign.accounts.map(({ icon, label, url }) => (
                <li key={label}>
                  <ExternalLink href={url} variant="buttons.icon">
                    <ContentIcon icon={icon} />
                    <span className="tooltip">{label}</span>
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
          {/* The inline script selects the radio button of the stored choice (see theme.inline.ts). */}
          <fieldset className="needs-script" sx={{ variant: "layout.inlineGroup" }}>
            <legend>Theme</legend>
            {themeChoices.map((value) => (
              <label key={value}>
                <input type="radio" name={storageKey} value={value} />
                {`${themeLabels[value]} `}
              </label>
            ))}
          </fieldset>
        </div>
        <SiteIndex columns={siteIndex} />
      </div>
      <div className="imprint" sx={{ variant: "layout.page", pb: 6, color: "muted", fontSize: "small" }}>
        <p sx={{ m: 0 }}>
          © <span data-year="">{campaign.builtOn.slice(0, 4)}</span> {campaign.copyright}
        </p>
        <p sx={{ m: 0 }}>{campaign.funding}</p>
        <p sx={{ m: 0 }}>
          <a href={builtPaths.whole}>The whole website in one document</a>
        </p>
      </div>
    </footer>
  );
}
