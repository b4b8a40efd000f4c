import type { ThemeUICSSObject } from "theme-ui";

/** A table too narrow for columns: the cells of a row are stacked, the first as their heading. */
export const stackedTable: ThemeUICSSObject = {
  thead: { position: "absolute", clipPath: "inset(50%)", width: "1px", overflow: "hidden" },
  "tbody, tr, td": { display: "block" },
  td: { px: 0, py: 1 },
  "td:first-of-type": { fontWeight: "strong", pt: 3 },
  "td:last-of-type": { pb: 3 },
};

export const prose: ThemeUICSSObject = {
  maxWidth: "measure",
  "> :first-of-type": { mt: 0 },
  "> :last-child": { mb: 0 },
  "p, ul, ol, table": { my: 4 },
  "ul, ol": { pl: "1.4em" },
  li: { my: 2 },
  h3: { fontSize: "h3", mt: 5, mb: 3 },
  blockquote: {
    fontFamily: "italic",
    fontStyle: "italic",
    fontSize: "lead",
    lineHeight: 1.4,
    my: 5,
    pl: 4,
    borderLeft: "2px solid",
    borderColor: "accent",
  },
  "a:not(.button)": { textDecorationColor: "accent" },
  pre: { whiteSpace: "pre-wrap" },
  table: { borderCollapse: "collapse", width: "100%", fontSize: "menu" },
  tr: { borderBottom: "1px solid", borderColor: "line" },
  // Only words longer than this are broken in a narrow column.
  "th, td": { textAlign: "left", verticalAlign: "top", p: 2, minWidth: "6em" },
  "@media screen and (max-width: 29.99em)": stackedTable,
  "a.button": { variant: "buttons.primary" },
  // The body font has no italic; the serif has a real one. Its lower lines keep those of the text equally far apart.
  em: { fontFamily: "italic", fontSize: "1.06em", lineHeight: 1 },
  hr: { border: 0, borderTop: "1px solid", borderColor: "line", my: 5 },
};
