import type { ThemeUICSSObject } from "theme-ui";

/** A group of radio buttons or links in one line, as long as there is room; paper has no use for it. */
export const inlineGroup: ThemeUICSSObject = {
  border: 0,
  p: 0,
  m: 0,
  mb: 4,
  "@media print": { display: "none" },
  legend: { variant: "text.smallCaps", p: 0, mb: 2 },
  "& label, & a": {
    display: "inline-flex",
    alignItems: "center",
    gap: 2,
    mr: 4,
    minHeight: "1.5rem",
    cursor: "pointer",
  },
  input: { width: "1.125rem", height: "1.125rem", m: 0, accentColor: "var(--theme-ui-colors-accent)" },
};
