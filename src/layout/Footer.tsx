import { ContentIcon } from "../components/ContentIcon";
import { ExternalLink } from "../components/ExternalLink";
import { wholePath } from "../lib/paths";
import { storageKey, themeChoices } from "../theme/themeChoice";
import { SiteIndex, type SiteIndexProps } from "./SiteIndex";

interface Props extends SiteIndexProps {
  campaign: NonNullable<Queries.LayoutQuery["campaign"]>;
}

const themeLabels = { light: "Light", dark: "Dark", system: "System" };

/** The foot of every page, with an index that needs no script. */
export function Footer({ campaign, ...index }: Props) {
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
          {/* The inline script checks the visitor's choice (theme.inline.ts). */}
          <fieldset className="needs-script" sx={{ variant: "layout.inlineGroup" }}>
            <legend>Theme</legend>
            {themeChoices.map((value) => (
              <label key={value}>
                <input type="radio" name={storageKey} value={value} />
                {themeLabels[value]}
              </label>
            ))}
          </fieldset>
        </div>
        <SiteIndex {...index} />
      </div>
      <div className="imprint" sx={{ variant: "layout.page", pb: 6, color: "muted", fontSize: "small" }}>
        <p sx={{ m: 0 }}>
          © <span data-year="">{campaign.builtOn.slice(0, 4)}</span> {campaign.copyright}
        </p>
        <p sx={{ m: 0 }}>{campaign.funding}</p>
        <p sx={{ m: 0 }}>
          <a href={wholePath}>The whole website in one document</a>
        </p>
      </div>
    </footer>
  );
}
