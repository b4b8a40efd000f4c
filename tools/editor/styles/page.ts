import type { ThemeUICSSObject } from "theme-ui";
import { prose } from "../../../src/theme/theme";
import { lowWindow, phone } from "./lowWindow";
import { noticeHeight } from "./text";

/**
 * Two media queries. In a wide window, the form and its page are next to each other. In a narrow window, a form is shown in place of the
 * list.
 */
const [wide, narrow] = ["@media (min-width: 75em)", "@media (max-width: 48em)"];

const lined: ThemeUICSSObject = { borderTop: "1px solid", borderColor: "line" };

/** Styles for the layout: bars, columns, lists, dialogs, and all buttons. */
export const pageStyles: ThemeUICSSObject = {
  bg: "background",
  color: "text",
  accentColor: "var(--accent)",
  colorScheme: "light dark",
  "*, ::before, ::after": { boxSizing: "border-box" },
  body: { m: 0, fontSize: "1rem" },
  p: { m: 0 },
  // The sentences of the editor are English, also if they begin with a name in Arabic or Hebrew.
  "p, li, th, td, figcaption": { unicodeBidi: "normal" },
  ".ProseMirror, .sketch": { "p, li, th, td, figcaption": { unicodeBidi: "plaintext" } },
  h1: { fontSize: "h2" },
  "h2:focus": { outline: 0 },
  "h2, legend, summary": { fontFamily: "heading", fontSize: "1.3rem", fontWeight: "heading" },
  "ul, ol": { listStyle: "none" },
  "small, .help, i": { color: "muted", fontSize: "small", fontWeight: "body", fontStyle: "normal" },
  "button, .button": {
    variant: "buttons.quiet",
    minHeight: "2.25rem",
    px: 3,
    py: 1,
    bg: "panel",
    transition: "none",
  },
  // On a touchscreen, a button that was pressed would keep the colours of the mouse pointer, as if it were switched on.
  "@media (hover: none)": {
    "button:not(.main, .quiet, .sign):hover": { borderColor: "outline", color: "text" },
  },
  "button[aria-pressed=true], button[aria-pressed=true]:hover": { borderColor: "accent", color: "accent" },
  "button:disabled, button[aria-disabled=true]": { opacity: 0.5, cursor: "default" },
  ".main, .main:hover": { bg: "accent", borderColor: "accent", color: "onAccent" },
  ".quiet, .sign": { bg: "transparent", borderColor: "transparent", color: "muted" },
  ".quiet": { px: 0, textDecoration: "underline" },
  ".sign": { justifyContent: "center", minWidth: "2.25rem", p: 0 },
  ".frame": {
    display: "grid",
    gridTemplate: "auto 1fr auto / minmax(13rem, 17rem) minmax(0, 1fr)",
    height: "100dvh",
    "&:has(> aside)": {
      [wide]: { gridTemplateColumns: "minmax(13rem, 16rem) minmax(26rem, 1fr) minmax(24rem, 1.05fr)" },
    },
    "> header, > section": { gridColumn: "1 / -1" },
    "> section": { maxHeight: "25dvh", overflow: "auto", bg: "tint", fontSize: "menu" },
    "> section summary": {
      ...lined,
      px: 5,
      py: 1,
      fontFamily: "body",
      fontSize: "menu",
      fontWeight: "strong",
    },
    "> section details > ul": { px: 5, pb: 2 },
    "> section > p": { ...lined, px: 5, py: 1 },
    "> section.wrong summary": { borderTop: "3px solid", borderColor: "accent" },
    [narrow]: {
      gridTemplate: "auto auto 1fr auto / minmax(0, 1fr)",
      // Without an open form, the page scrolls as a whole. Two lists that scroll one above the other would both be too small.
      "&[data-open=false]": { height: "auto", "> nav, > main": { overflow: "visible" } },
      // On a narrow screen, the list of content is hidden, because it would fill the window. The start page has links to the same kinds of
      // content.
      "> nav > .contents": { display: "none" },
      "&[data-open=true]": { gridTemplateRows: "auto minmax(0, 1fr) auto", "> nav": { display: "none" } },
    },
  },
  // A low window scrolls as a whole, for example a window that is enlarged to 200 %. Fixed bars would leave no space for the text.
  [lowWindow]: {
    ".frame": { height: "auto", minHeight: "100dvh" },
    ".frame > main": { overflow: "visible", pt: 3, pb: 5 },
    ".frame > aside": { position: "sticky", top: 0, height: "100dvh" },
    ".frame > section": { maxHeight: "none" },
  },
  // The list is sticky only in windows that are wide enough for two columns. In one column, a sticky list would cover the text below it.
  [`${lowWindow} and (min-width: 48.01em)`]: {
    ".frame > nav": { position: "sticky", top: 0, height: "100dvh" },
  },
  ".fold": { [wide]: { display: "none" } },
  "@media (max-width: 74.99em)": {
    ".frame[data-page=true]:has(> aside) > main, .frame[data-page=false] > aside": { display: "none" },
  },
  header: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: 2,
    px: [4, null, 5],
    py: 2,
    borderBottom: "1px solid",
    borderColor: "line",
    "> a:first-child": { fontFamily: "heading", fontSize: "1.25rem", textDecoration: "none" },
    "> p": { flex: "1 1 14rem", color: "muted", fontSize: "menu", textAlign: "right" },
    // In these windows, the name of the editor and the buttons are in one row. The sentence about unshared changes is in a row below them.
    // The row has its height before the sentence arrives, so that nothing moves then. On a phone, the sentence has two lines.
    "@media (max-width: 64em)": {
      "> a:first-child": { flex: 1 },
      "> p": { flexBasis: "100%", order: 1, minHeight: "1.5rem", textAlign: "left" },
    },
    [phone]: { "> p": { minHeight: "3rem" } },
  },
  nav: {
    p: 4,
    overflow: "auto",
    borderRight: "1px solid",
    borderColor: "line",
    fontSize: "menu",
    input: { mb: 3 },
    a: { display: "block", px: 2, py: 1, borderRadius: 2, textDecoration: "none" },
    "a:hover, a[aria-current]": { bg: "tint" },
    "a[aria-current]": { fontWeight: "strong" },
    // The result that opens on Enter has the same outline as a focused link.
    "a[data-chosen]": { outline: "2px solid", outlineOffset: "-2px" },
    "ul ul": { ml: 2, mb: 2, borderLeft: "1px solid", borderColor: "line" },
    "ul ul small, .hits small": { display: "block" },
    h2: { mt: 4, mb: 1, fontSize: "menu" },
    ".hits a": { py: 2 },
    [narrow]: { borderRight: 0 },
  },
  main: {
    position: "relative",
    overflow: "auto",
    px: "clamp(1rem, 3vw, 2.5rem)",
    pt: 5,
    pb: 8,
    "> *": { maxWidth: "46rem", mx: "auto" },
    "> .button": { mx: "max(0px, (100% - 46rem) / 2)", my: 4 },
    "> .lead": { mt: 2, mb: 5, color: "muted" },
    // If the browser scrolls to the focused element or to the cursor, it leaves space for the sticky bars above it.
    "&:has(.form-bar)": { scrollPaddingTop: "8rem" },
    "&:has(.ProseMirror:focus)": { scrollPaddingTop: "10rem" },
    "&:has(.text-bar .notice):has(.ProseMirror:focus)": {
      scrollPaddingTop: `calc(10rem + ${noticeHeight})`,
    },
  },
  ".start": {
    mt: 5,
    "> h2": { mb: 2 },
    "> ul:not(.cards) > li": { py: 1 },
    "> .cards": { mt: 2 },
  },
  ".no-wrap": { whiteSpace: "nowrap" },
  ".one-line": { overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" },
  ".news > summary": { border: 0, py: 0, fontFamily: "body", fontSize: "body", fontWeight: "body" },
  ".keys": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
    columnGap: 5,
    m: 0,
    "> div": { display: "flex", gap: 3, py: 1 },
    dt: { flex: "0 0 9rem" },
    dd: { m: 0 },
    kbd: { px: 1, border: "1px solid", borderColor: "line", borderRadius: 2, font: "inherit" },
  },
  ".cards": {
    mt: 5,
    a: { ...lined, display: "block", py: 3, textDecoration: "none" },
    small: { display: "block" },
  },
  aside: {
    display: "flex",
    flexDirection: "column",
    overflow: "hidden",
    borderLeft: "1px solid",
    borderColor: "line",
    bg: "tint",
    "> p": { p: 6, color: "muted" },
    "> .page-bar": {
      display: "flex",
      flexWrap: "wrap",
      gap: 2,
      p: 2,
      bg: "background",
      borderBottom: "1px solid",
      borderColor: "line",
      "button, .button": { minHeight: "2rem", px: 2, py: 0, fontSize: "menu" },
    },
    iframe: { flex: 1, width: "100%", minHeight: 0, border: 0 },
    "iframe.phone": {
      flex: "0 1 844px",
      // This is the width of a phone, 390 pixels, plus a border on each side.
      width: "min(392px, 100%)",
      m: "1rem auto",
      border: "1px solid",
      borderColor: "outline",
      borderRadius: "12px",
    },
    "> .skip": { position: "absolute", m: 2, "&:not(:focus)": { clipPath: "inset(50%)" } },
  },
  ".sketch": {
    overflow: "auto",
    p: 6,
    bg: "background",
    flex: 1,
    "> h1": { mt: 5, mb: 3, fontSize: "h1" },
    "> .lead": { fontSize: "1.3rem" },
    ".sketched": {
      ...prose,
      maxWidth: "measure",
      ul: { listStyle: "disc" },
      ol: { listStyle: "decimal" },
      img: { display: "block", maxWidth: "100%" },
      "[data-citation]": { fontSize: "0.7em", verticalAlign: "super", lineHeight: 0, color: "accent" },
    },
  },
  dialog: {
    variant: "cards.panel",
    // All dialogs have the width of a form, whatever they contain, so that nothing moves sideways when their content changes.
    width: "min(46rem, 100vw - 2rem)",
    maxWidth: "none",
    maxHeight: "90dvh",
    p: 5,
    "&[open]": { display: "flex", flexDirection: "column", gap: 4 },
    "&::backdrop": { bg: "rgb(20 16 13 / 55%)" },
    // In a low window, a picture and the field that describes it are in view together.
    img: { maxWidth: "100%", maxHeight: "16rem", [lowWindow]: { maxHeight: "28dvh" } },
  },
  // The padding leaves space for the outline of the focused element, which would otherwise be cut off.
  ".step": {
    display: "grid",
    gap: 4,
    justifyItems: "start",
    overflow: "auto",
    m: "-4px",
    p: "4px",
    "> *": { width: "100%" },
  },
  // The first button, which changes nothing, is far from the button that makes a change, so that nobody selects the wrong button by
  // accident.
  ".dialog-foot": { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 5 },
  ".step > button": { width: "auto" },
  ".history > li": { ...lined, py: 3 },
  ".history summary": { border: 0, py: 1, fontFamily: "body", fontSize: "menu", fontWeight: "body" },
  ".places": { pl: 4, listStyle: "disc" },
  ".problems > li + li": { mt: 3 },
  ".more-places summary": { border: 0, py: 1, fontFamily: "body", fontSize: "menu", fontWeight: "body" },
  ".wordings": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
    gap: 4,
  },
  blockquote: { p: 2, bg: "tint", whiteSpace: "pre-wrap" },
  ".sheet": {
    display: "grid",
    gap: 5,
    // No line is drawn below the form's bar, because the bar has a line of its own.
    "> section + section, > :not(.form-bar) + details": { ...lined, pt: 4 },
    "> details > summary": { border: 0, pt: 0, pb: 2 },
    "> section > button": { mt: 2, mr: 2, textAlign: "left" },
    // On a phone, the main button is below the title. Its label is long, so the title next to it would have only a narrow column.
    [phone]: {
      ".form-bar": { gridTemplateColumns: "1fr", rowGap: 2 },
      ".form-bar .main": { gridColumn: 1, gridRow: "auto", justifySelf: "start" },
    },
  },
  ".acts": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mt: 2 },
  ".parts > li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: 4,
    rowGap: 1,
    py: 1,
  },
  ".consequences": { mt: 1, mb: 3, pl: 3, borderLeft: "3px solid", borderColor: "accent", fontSize: "menu" },
  "del.picture, ins.picture": {
    display: "inline-block",
    ml: 0,
    mr: 3,
    border: "2px solid",
    img: { display: "block", maxWidth: "100%", maxHeight: "12rem" },
  },
  ".changes": { display: "grid", gap: 3, my: 2 },
  ".wording": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  mark: { bg: "transparent", color: "inherit", fontWeight: "bold", textDecoration: "underline" },
  ins: { bg: "tint", textDecorationThickness: "0.12em" },
  del: { color: "muted" },
  "del + ins": { ml: 1 },
};
