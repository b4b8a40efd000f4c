import type { ThemeUICSSObject } from "theme-ui";
import { lowWindow, phone } from "./lowWindow";

const spread: ThemeUICSSObject = { display: "flex", flexWrap: "wrap", alignItems: "center" };

const lined: ThemeUICSSObject = { borderTop: "1px solid", borderColor: "line" };

/** Styles for forms, fields and their controls. */
export const formStyles: ThemeUICSSObject = {
  "form:not(.row), .form, .fields": { display: "grid", gap: 5 },
  ".fields > .main": { justifySelf: "start" },
  "form > button": { justifySelf: "start" },
  // The height of the space above the form. Sticky elements move up by this height. In a low window, the whole page scrolls, so the height
  // is 0.
  ".form, form": { "--above": "1.5rem", [lowWindow]: { "--above": "0px" } },
  // The line for messages keeps its height while it is empty, so that nothing moves when a message appears.
  ".form-bar": {
    position: "sticky",
    top: "calc(-1 * var(--above))",
    zIndex: 3,
    display: "grid",
    gridTemplateColumns: "1fr auto",
    columnGap: 3,
    alignItems: "center",
    py: 2,
    borderBottom: "1px solid",
    borderColor: "line",
    bg: "background",
    h1: { fontSize: "1.6rem" },
    ".main": { gridColumn: 2, gridRow: 1, justifySelf: "end" },
    p: { gridColumn: 1, minHeight: "1.75rem", color: "muted", fontSize: "menu" },
    "> .quiet, .form-state .quiet": { minHeight: 0, py: 0 },
    "> .quiet": { gridColumn: 2, gridRow: 2 },
    ".form-state": {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 4,
      p: { flex: "1 1 14rem" },
    },
    // On a phone, the button that discards changes is below the line for messages. It has a place there before it appears.
    [phone]: { ".form-state": { alignContent: "start", minHeight: "3.2rem" } },
    // A long message scrolls, so that the bar does not cover the text. It has a line of its own. Beside buttons, its width would depend on
    // the button that unfolds it, and this button on its width.
    "p.fault": { flexBasis: "100%", maxHeight: "4.5rem", overflowY: "auto", color: "accent" },
    "p.fault.whole": { maxHeight: "55dvh" },
    // While there is a message, the buttons may be in two lines. Each line must then be high enough for a finger.
    "&:has(.fault) .form-state .quiet": { minHeight: "1.5rem" },
    ".notice": { gridColumn: "1 / -1" },
    // This rule comes last, so that it overrides the rules above. In a low window, the bar has only one line and may cut off the title. The
    // title's own field below the bar still shows the whole title.
    [lowWindow]: {
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      py: 0,
      h1: {
        gridColumn: 1,
        gridRow: 1,
        overflow: "hidden",
        fontSize: "1rem",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
      },
      ".main": { gridColumn: 3, minHeight: "1.75rem", py: 0 },
      p: { minHeight: 0, fontSize: "small" },
      "p.fault": { maxHeight: "2.6rem" },
      ".form-state": { gridColumn: 2, gridRow: 1, columnGap: 2, maxWidth: "60vw", p: { flex: "0 1 auto" } },
      "&:has(.notice, .fault) .form-state": { gridColumn: "1 / -1", gridRow: 2, maxWidth: "none" },
    },
  },
  ".field": {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    gap: "0.3rem 0.75rem",
    alignItems: "baseline",
    "> *": { gridColumn: "1 / -1", justifySelf: "stretch" },
    "> label, > b": { gridColumn: 1, fontWeight: "strong" },
    "> i": { gridColumn: 2, gridRow: 1 },
    "> button": { justifySelf: "start" },
    "&.switch": { gridTemplateColumns: "auto 1fr", "> *": { gridColumn: 2 } },
    "&.switch > input": { gridColumn: 1, gridRow: 1 },
  },
  "input, textarea, select": {
    width: "100%",
    minHeight: "2.4rem",
    px: 2,
    py: "0.4rem",
    border: "1px solid",
    borderColor: "outline",
    borderRadius: 2,
    bg: "panel",
    color: "inherit",
    font: "inherit",
    "&[aria-invalid=true]": { borderColor: "accent", boxShadow: "inset 0 0 0 1px var(--accent)" },
  },
  textarea: { fieldSizing: "content", minHeight: "4.5rem", maxHeight: "70vh" },
  "textarea.markdown, textarea.whole": { minHeight: "24rem", font: "0.9rem/1.5 ui-monospace, monospace" },
  "textarea.whole": { minHeight: "60vh", whiteSpace: "pre" },
  "[type=checkbox], [type=radio]": {
    width: "1.1rem",
    minHeight: "1.1rem",
    m: 0,
    verticalAlign: "-0.15em",
  },
  ".date > output": { fontFamily: "italic", fontStyle: "italic", "&:empty": { display: "none" } },
  ".fault": { color: "accent", fontWeight: "heading" },
  ".notice": {
    px: 4,
    py: 3,
    borderLeft: "3px solid",
    borderColor: "outline",
    bg: "tint",
    "&.wrong": { borderColor: "accent" },
    // Styles for a notice that contains a question and a foldable part. The buttons of the question are below the foldable part, so they
    // are always visible.
    ".notice": { p: 0, border: 0 },
    summary: { p: 0, border: 0, font: "inherit" },
    "[open] > summary": { mb: 2 },
    [lowWindow]: { px: 3, py: 1 },
  },
  ".approval > button": { minHeight: 0, mr: 4, py: 0 },
  fieldset: {
    display: "grid",
    gap: 4,
    minWidth: 0,
    m: 0,
    p: 0,
    pl: 4,
    border: 0,
    borderLeft: "2px solid",
    borderColor: "line",
    legend: { p: 0 },
    "> button": { justifySelf: "start" },
  },
  ".list, .conflicts": { display: "grid", gap: 4 },
  ".list > button, .conflicts > button": { justifySelf: "start" },
  ".list li": lined,
  ".list .fields": { pt: 2, pb: 6, pl: 4 },
  ".row": { display: "flex", justifyContent: "space-between", alignItems: "center" },
  ".title": {
    flex: 1,
    justifyContent: "start",
    textAlign: "left",
    px: 0,
    border: 0,
    bg: "transparent",
    "&::before": { content: '"▸" / ""', color: "muted" },
    "&[aria-expanded=true]::before": { content: '"▾" / ""' },
  },
  ".chosen": {
    ...spread,
    columnGap: 3,
    small: { flex: "1 1 12rem" },
    input: { width: "8rem" },
  },
  ".choices": {
    border: "1px solid",
    borderColor: "outline",
    borderRadius: 2,
    bg: "panel",
    "[cmdk-list]": { maxHeight: "18rem", overflow: "auto" },
    "[cmdk-group-heading], [cmdk-empty]": { px: 3, pt: 3, color: "muted", fontSize: "small" },
    "[cmdk-item]": { variant: "links.item", flexWrap: "wrap", columnGap: 2, py: 1, cursor: "pointer" },
    // Only the selected row is highlighted, and not the row under the mouse, because the mouse may rest there by chance.
    "[cmdk-item]:hover:not([aria-selected=true])": { bg: "transparent" },
    img: { width: "3.5rem", height: "2.5rem", objectFit: "cover" },
  },
  ".file-box": {
    ...spread,
    gap: 4,
    p: 4,
    border: "1px dashed",
    borderColor: "outline",
    borderRadius: 2,
    // The size is set before the picture has loaded, so that nothing moves when the picture appears.
    "> img": { width: "11rem", height: "9rem", objectFit: "contain" },
    "> div": { flex: "1 1 14rem", "> button, > .button": { mt: 2, mr: 2 } },
    "[type=file]": { position: "absolute", width: "1px", height: "1px", minHeight: 0, opacity: 0 },
    ".button:has(:focus-visible)": { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
  },
  summary: { ...lined, py: 3, cursor: "pointer" },
  ".foot": { ...lined, ...spread, justifyContent: "space-between" },
};
