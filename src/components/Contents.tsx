type Listed = Pick<Queries.SectionFragment, "id" | "heading">;

interface Props {
  sections: readonly Listed[];
  /** What follows below the sections; it has no number. */
  end: readonly Listed[];
}

/** The page's sections in a sticky margin list, on wide screens only: a long page has space for it there. It is read before the text. */
export function Contents({ sections, end }: Props) {
  return (
    <nav
      aria-label="On this page"
      sx={{
        display: ["none", null, null, "block"],
        gridColumn: 2,
        "@media print": { display: "none" },
      }}
    >
      <div
        sx={{
          position: "sticky",
          top: "5rem",
          maxHeight: "calc(100vh - 6rem)",
          overflowY: "auto",
          borderTop: "1px solid",
          borderColor: "text",
          pt: 3,
        }}
      >
        <p sx={{ variant: "text.smallCaps", m: 0, mb: 2 }}>On this page</p>
        <ol
          sx={{
            listStyle: "none",
            fontSize: "menu",
            lineHeight: 1.35,
            li: { display: "flex", gap: 2, borderBottom: "1px solid", borderColor: "line" },
            span: { variant: "text.figures", color: "muted", minWidth: "1.25rem", pt: 2 },
            a: { flex: 1, py: 2, textDecoration: "none" },
          }}
        >
          {[...sections, ...end].map(({ id, heading }, index) => (
            <li key={id}>
              <span aria-hidden>{index < sections.length ? index + 1 : ""}</span>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
