import type { ThemeUICSSObject } from "theme-ui";
import { updatesId } from "../components/Updates";
import { useCampaign } from "../layout/useLayoutData";

interface Props {
  page: Queries.CitedPageFragment;
  /** The headings of the sections in the page's own text. */
  sections: readonly { id: string; heading: string | null }[];
  /** True if the page has a column for the table of contents on wide screens, and numbers its sections. */
  hasColumn?: boolean;
}

/** The title of the table of contents. */
const contentsTitle = "On this page";

const contentsStyles: ThemeUICSSObject = {
  listStyle: "none",
  fontSize: "menu",
  lineHeight: 1.35,
  li: { display: "flex", gap: 2, borderBottom: "1px solid", borderColor: "line" },
  span: { variant: "text.figures", color: "muted", minWidth: "1.25rem", pt: 2 },
  a: { flex: 1, py: 2, textDecoration: "none" },
};

/**
 * The values of `display` for the table of contents beside the text. The page contains the table of contents twice. CSS displays only one
 * of them at each width, so a screen reader also finds only one.
 */
const onWideScreens = ["none", null, null, "block"];
const onNarrowScreens = ["block", null, null, "none"];

/** Returns the headings of the parts at the end of a page, for the page's table of contents. */
function useEndHeadings({ citedSources, contentions, statements, updates }: Queries.CitedPageFragment) {
  const words = useCampaign();
  return [
    ...(statements.length > 0 ? [{ id: "statements_list", heading: words.statements.heading }] : []),
    ...(contentions.length > 0 ? [{ id: "contentions_list", heading: words.contentions.heading }] : []),
    ...(citedSources.length > 0 ? [{ id: "source_list", heading: "Sources" }] : []),
    ...(updates.length > 0 ? [{ id: updatesId, heading: "Updates to this page" }] : []),
  ];
}

/** Returns whether a page has a table of contents. A page whose own text has only one or two sections does not need one. */
export const hasContents = ({ length }: Props["sections"]): boolean => length > 2;

/**
 * The table of contents of a page, which comes before its text. It lists the sections of the page's own text, then the parts at the end of
 * the page. On narrow screens it is folded above the text. On wide screens it is in a sticky column next to the text, if the page has this
 * column.
 */
export function PageContents({ page, sections, hasColumn = false }: Props) {
  const end = useEndHeadings(page);
  if (!hasContents(sections)) return null;
  const list = (
    <ol>
      {[...sections, ...end].map(({ id, heading }, index) => (
        <li key={id}>
          {hasColumn && <span aria-hidden>{index < sections.length ? `${index + 1} ` : ""}</span>}
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-label={contentsTitle}
      sx={{
        ...(hasColumn ? { gridColumn: [1, null, null, 2] } : { display: onNarrowScreens }),
        ol: contentsStyles,
        "@media print": { display: "none" },
      }}
    >
      <details
        sx={{
          display: onNarrowScreens,
          borderTop: "1px solid",
          borderBottom: "1px solid",
          borderColor: "text",
          mb: 5,
          summary: { variant: "text.smallCaps", py: 3, cursor: "pointer" },
          // Without this rule, a link with a text fragment would open the folded list if a heading contains the same words as the fragment.
          "&:not([open]) > ol": { display: "none" },
        }}
      >
        <summary>{contentsTitle}</summary>
        {list}
      </details>
      {hasColumn && (
        <div
          sx={{
            display: onWideScreens,
            position: "sticky",
            top: "5rem",
            maxHeight: "calc(100vh - 6rem)",
            overflowY: "auto",
            borderTop: "1px solid",
            borderColor: "text",
            pt: 3,
          }}
        >
          <p sx={{ variant: "text.smallCaps", m: 0, mb: 2 }}>{contentsTitle}</p>
          {list}
        </div>
      )}
    </nav>
  );
}
