import type { ThemeUICSSObject } from "theme-ui";

type Listed = Pick<Queries.SectionFragment, "id" | "heading">;

interface Props {
  sections: readonly Listed[];
  /** What follows below the sections; it has no number. */
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

/** Only one of the two lists is there for anybody, screen readers included. */
const onWideScreens = ["none", null, null, "block"];
const onNarrowScreens = ["block", null, null, "none"];

/**
 * The list of the page's sections. It comes before the text: folded above it on narrow screens, in a sticky margin beside it on wide ones,
 * where a long page has space for it.
 */
export function Contents({ sections, end }: Props) {
  const list = (
    <ol>
      {[...sections, ...end].map(({ id, heading }, index) => (
        <li key={id}>
          <span aria-hidden>{index < sections.length ? index + 1 : ""}</span>
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
          // A link to some words of the page would open the list where a heading has the same words.
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
