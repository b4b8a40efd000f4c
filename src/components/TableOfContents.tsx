import type { ThemeUICSSObject } from "theme-ui";

type Listed = Pick<Queries.SectionFragment, "id" | "heading">;

interface Props {
  sections: readonly Listed[];
  /** The headings after the sections, which the list shows without numbers. */
  end: readonly Listed[];
}

const title = "On this page";

const listStyles: ThemeUICSSObject = {
  listStyle: "none",
  fontSize: "menu",
  lineHeight: 1.35,
  li: { display: "flex", gap: 2, borderBottom: "1px solid", borderColor: "line" },
  span: { variant: "text.figures", color: "muted", minWidth: "1.25rem", pt: 2 },
  a: { flex: 1, py: 2, textDecoration: "none" },
};

/** The page contains the list twice. CSS displays only one of them, so a screen reader also finds only one. */
const onWideScreens = ["none", null, null, "block"];
const onNarrowScreens = ["block", null, null, "none"];

/**
 * The table of contents of a page, which comes before its text. On narrow screens it is folded above the text, on wide screens it is in a sticky
 * column next to it.
 */
export function TableOfContents({ sections, end }: Props) {
  const list = (
    <ol>
      {[...sections, ...end].map(({ id, heading }, index) => (
        <li key={id}>
          <span aria-hidden>{index < sections.length ? `${index + 1} ` : ""}</span>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      aria-label={title}
      sx={{ gridColumn: [1, null, null, 2], ol: listStyles, "@media print": { display: "none" } }}
    >
      <details
        sx={{
          display: onNarrowScreens,
          borderTop: "1px solid",
          borderBottom: "1px solid",
          borderColor: "text",
          mb: 5,
          summary: { variant: "text.smallCaps", py: 3, cursor: "pointer" },
          // Without this rule, a link with a text fragment would open the list if a heading contains the same words.
          "&:not([open]) > ol": { display: "none" },
        }}
      >
        <summary>{title}</summary>
        {list}
      </details>
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
        <p sx={{ variant: "text.smallCaps", m: 0, mb: 2 }}>{title}</p>
        {list}
      </div>
    </nav>
  );
}
