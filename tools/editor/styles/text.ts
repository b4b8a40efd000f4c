import type { ThemeUICSSObject } from "theme-ui";
import { prose } from "../../../src/theme/theme";
import { lowWindow } from "./lowWindow";

/** The maximum height of the notice in the bar above a text. */
export const noticeHeight = "min(14rem, 40dvh)";

/** Styles for a text field: a text as the site shows it, with a bar above it. */
export const textStyles: ThemeUICSSObject = {
  ".text-field": { border: "1px solid", borderColor: "outline", "&:focus-within": { borderColor: "accent" } },
  ".text-toolbar, .text-foot": {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px",
    p: 1,
    bg: "panel",
    color: "muted",
    fontSize: "small",
    button: { minHeight: "2rem", px: 2, border: 0, bg: "transparent", fontSize: "small", fontWeight: "body" },
    "button[aria-pressed=true]": { bg: "tint", color: "accent" },
    "button[aria-disabled=true]": { opacity: 0.45 },
  },
  ".text-bar": { position: "sticky", top: "calc(var(--bar, 0px) - var(--above, 0px))", zIndex: 2 },
  ".text-bar .notice": { maxHeight: noticeHeight, overflow: "auto" },
  // The bar has only one line, however narrow the window is, because several lines would leave no space for the text.
  ".text-bar .text-toolbar": {
    flexWrap: "nowrap",
    overflowX: "auto",
    borderBottom: "1px solid",
    borderColor: "line",
    button: { flex: "1 1 1.75rem", justifyContent: "center", minWidth: "1.5rem", px: 0 },
    "button:last-child": { flex: "none", px: 1 },
    // The bar scrolls sideways, so it would cut off an outline outside a button.
    "button:focus-visible": { outlineOffset: "-2px" },
    // A finger needs higher buttons than a mouse.
    "@media (pointer: coarse)": { button: { minHeight: "2.5rem" } },
    [lowWindow]: { p: 0, button: { minHeight: "1.75rem" } },
    "@media (min-width: 40em)": { button: { flex: "0 1 auto", minWidth: "2.25rem", px: 2 } },
  },
  ".more-commands": {
    position: "absolute",
    zIndex: 3,
    right: 0,
    left: 0,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
    maxHeight: "min(24rem, 60dvh)",
    overflow: "auto",
    p: 2,
    border: "1px solid",
    borderColor: "outline",
    bg: "panel",
    boxShadow: "0 4px 12px rgb(0 0 0 / 15%)",
    button: {
      display: "block",
      minHeight: 0,
      px: 2,
      py: 2,
      border: 0,
      bg: "transparent",
      textAlign: "left",
      fontWeight: "body",
    },
    "button:hover": { bg: "tint" },
    "button[aria-pressed=true]": { bg: "tint", color: "accent" },
    // A command that is not possible is not transparent here, because its reason must be easy to read.
    "button[aria-disabled=true]": {
      opacity: 1,
      "> strong": { color: "muted", fontWeight: "body" },
      "small strong": { color: "text" },
    },
    small: { display: "block" },
  },
  ".text-foot": { justifyContent: "space-between", alignItems: "center", pl: 4 },
  "textarea.markdown": { display: "block", border: 0 },
  ".ProseMirror": {
    ...prose,
    maxWidth: "none",
    minHeight: "12rem",
    p: 5,
    fontSize: "body",
    whiteSpace: "pre-wrap",
    outline: "none",
    "> *": { maxWidth: "measure" },
    ul: { listStyle: "disc" },
    ol: { listStyle: "decimal" },
    "li > p": { my: 2 },
    "h2, h3, h4, h5, h6": { fontSize: "h3", mt: 6, mb: 3 },
    h2: { pt: 3, borderTop: "1px solid", borderColor: "line", fontSize: "h2" },
    "h2.highlighted": { variant: "cards.highlighted", py: 3 },
    "th, td": { ...(prose["th, td"] as object), position: "relative", bg: "transparent" },
    // The borders show the cells in which one can type while a table is empty.
    "table th, table td": { border: "1px solid", borderColor: "outline" },
    "th > p, td > p": { m: 0 },
    blockquote: { ...(prose.blockquote as object), bg: "transparent" },
    ".selectedCell, .ProseMirror-selectednode": { outline: "2px solid", outlineColor: "accent" },
    figure: { my: 5, cursor: "pointer" },
    img: { display: "block", maxWidth: "100%", maxHeight: "24rem" },
    // ProseMirror adds this element next to a chip at the end of a line. The element must not be visible.
    ".ProseMirror-separator": { display: "inline", width: 0, height: 0 },
    figcaption: { mt: 2, color: "muted", fontSize: "small" },
    ".ProseMirror-gapcursor": { display: "none", position: "absolute", pointerEvents: "none" },
    "&.ProseMirror-focused .ProseMirror-gapcursor": { display: "block" },
    ".ProseMirror-gapcursor::after": {
      content: '"" / ""',
      display: "block",
      position: "absolute",
      top: "-2px",
      width: "1.5rem",
      borderTop: "2px solid",
      borderColor: "text",
    },
    pre: { px: 4, py: 3, border: "1px dashed", borderColor: "outline", whiteSpace: "pre-wrap" },
    ".language": { borderBottom: "1px dotted", borderColor: "outline" },
    // In a low window, lines and paragraphs are closer together, so that ten lines are in view. The letters have the usual size.
    [lowWindow]: {
      p: 3,
      lineHeight: 1.4,
      "p, ul, ol": { my: 2 },
      "h2, h3, h4, h5, h6": { mt: 3, mb: 2 },
      h2: { pt: 2 },
    },
  },
  ".drop-cursor": { bg: "accent" },
  ".chip": {
    px: "0.25em",
    borderRadius: 2,
    bg: "tint",
    color: "accent",
    fontSize: "0.8em",
    cursor: "pointer",
  },
};
