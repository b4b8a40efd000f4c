import { keyframes } from "@emotion/react";
import type { ThemeUICSSObject } from "theme-ui";
import { marker } from "./colors";

const focusRing = { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" } as const;

const visuallyHidden: ThemeUICSSObject = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** The time after which a tooltip appears. */
const tooltipDelay = "700ms";

const notYet = keyframes({ from: { opacity: 0, pointerEvents: "none" } });

/**
 * Returns a selector for the tooltip of an element that has the pointer or the keyboard focus. It excludes tooltips that Escape has closed
 * (tooltips.inline.ts).
 */
const shownTooltip = (pointed: string) => `*:is(${pointed}) > .tooltip:not([data-closed])`;

/** The styles of a visible tooltip. The tooltip is inside its button, without a gap, so that the pointer can move onto it. */
const tooltip: ThemeUICSSObject = {
  variant: "cards.panel",
  zIndex: "toast",
  top: "calc(100% - 2px)",
  width: "max-content",
  maxWidth: "16rem",
  height: "auto",
  overflow: "visible",
  clipPath: "none",
  px: 2,
  py: 1,
  fontSize: "small",
  fontWeight: "body",
  lineHeight: 1.3,
  animation: `${notYet.toString()} 1ms ${tooltipDelay} backwards`,
};

/** The styles of elements and of the classes that many components use. */
export const globalStyles: ThemeUICSSObject = {
  fontFamily: "body",
  lineHeight: "body",
  WebkitTextSizeAdjust: "100%",
  // Until the italic font has loaded, the browser may slant the upright font (fonts.css). The browser may not imitate bold weights.
  fontSynthesis: "style",
  scrollPaddingTop: "5rem",
  colorScheme: "light",
  "&.theme-ui-dark": { colorScheme: "dark" },
  // With `anywhere`, grids too can become narrower than a very long word.
  body: { fontSize: "body", overflowWrap: "anywhere" },
  a: { color: "inherit", textUnderlineOffset: "0.18em", textDecorationThickness: "1px" },
  "a:hover": { color: "accent" },
  "h1, h2, h3": {
    fontFamily: "heading",
    fontWeight: "heading",
    lineHeight: "heading",
    textWrap: "balance",
    m: 0,
  },
  // A heading that links to itself (components/Heading.tsx). Its "#" is visible if the mouse is over the heading or the link has the
  // keyboard focus, and always on touch screens.
  ".permalink": { textDecoration: "none" },
  ".permalink::after": { content: '" #" / ""', color: "muted", fontWeight: "body", opacity: 0 },
  ".permalink:is(:hover, :focus-visible)::after": { opacity: 1 },
  "@media (hover: none)": { ".permalink::after": { opacity: 0.5 } },
  "ul, ol, dl, dd, figure, blockquote": { m: 0, p: 0 },
  button: { font: "inherit", color: "inherit" },
  "*:focus-visible": focusRing,
  "*::selection": { bg: "accent", color: "onAccent" },
  // Words that the address contains as a text fragment, as in results of the search.
  "*::target-text": { bg: marker.background, color: marker.text },
  // The skip link focuses `main`, but `main` is not a control, so it has no focus ring.
  "main:focus-visible": { outline: "none" },
  "@media print": {
    // A size that is large on a screen is very large on paper.
    fontSize: "80%",
    ".needs-script": { display: "none" },
    ".permalink::after": { display: "none" },
    // Readers cannot follow links on paper, so the addresses are printed.
    "main a[target]::after": { content: '" (" attr(href) ")"', fontSize: "0.85em" },
    "main a[data-printed]::after": { content: '" (" attr(data-printed) ")"' },
  },
  "@page": { margin: "1.5cm" },
  // The inline script sets the class `has-script`.
  "&:not(.has-script) .needs-script": { display: "none !important" },
  "details[data-menu] > summary": {
    listStyle: "none",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
  },
  // Without this rule, the browser's search in the page and text fragments would find the words of a closed menu.
  "details[data-menu]:not([open]) > :not(summary)": { display: "none" },
  // The messages of the inline script (components/message.ts).
  "#messages": {
    position: "fixed",
    zIndex: "toast",
    right: 4,
    bottom: 4,
    width: "min(356px, calc(100vw - 2rem))",
    display: "grid",
    gap: "14px",
    p: { variant: "cards.panel", m: 0, p: 4, fontSize: "menu" },
    "@media print": { display: "none" },
  },
  ".visually-hidden": visuallyHidden,
  // The name of an icon button.
  ".tooltip": { ...visuallyHidden, right: 0 },
  [shownTooltip(":focus-visible")]: tooltip,
  "@media (hover: hover)": { [shownTooltip(":hover")]: tooltip },
  // Citation numbers (gatsby-node/sections.ts, sources/CitationNumbers.tsx). Their line height is 0, so that they do not move lines
  // apart. A word joiner keeps each number on the same line as the word or number before it.
  sup: {
    lineHeight: 0,
    fontSize: "0.7em",
    // A screen reader reads the text after the slash. It is empty, so nothing is read.
    "&::before, a + a::before": { content: '"\\2060" / ""' },
    a: { position: "relative", color: "accent", textDecoration: "none", whiteSpace: "nowrap" },
    // The area of the link is large enough for a finger. It lies over the text around it, so that the number stays next to its word.
    "a::after": {
      content: '""',
      position: "absolute",
      top: "50%",
      left: "50%",
      width: "max(100%, 1.625rem)",
      height: "1.625rem",
      transform: "translate(-50%, -50%)",
    },
    // In the text of a printed PDF, positioned numbers would come at the end of the page.
    "@media print": { a: { position: "static" }, "a::after": { display: "none" } },
    "a + a": { ml: "0.8em" },
    "a:hover": { textDecoration: "underline" },
  },
  "@supports not (content: '' / '')": {
    ".permalink::after": { content: '" #"' },
    "sup::before, sup a + a::before": { content: '"\\2060"' },
  },
  "button[data-name], button[data-share]": {
    border: 0,
    p: 0,
    background: "none",
    textDecoration: "underline",
    cursor: "pointer",
    minHeight: "1.5rem",
  },
  "sup a:target, .fine-print a:target": { bg: "tint", outline: "2px solid", outlineColor: "accent" },
  // Small print: the sources of a card, and the citation of a page.
  ".fine-print": { m: 0, mt: 3, maxWidth: "measure", fontSize: "small", lineHeight: 1.5, color: "muted" },
  // The label next to the name or role of an invented person (components/Sample.tsx).
  ".sample-mark": {
    display: "inline-block",
    ml: 2,
    px: "0.5em",
    border: "1px solid",
    borderColor: "line",
    color: "muted",
    fontSize: "0.6875rem",
    fontWeight: "strong",
    letterSpacing: "0.08em",
    textTransform: "uppercase",
    verticalAlign: "0.08em",
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationDelay: "0s !important",
      // A short duration would not be enough, because an element that inherits a colour would start its own transition one frame after its
      // parent.
      transition: "none !important",
    },
    ".tooltip": { animationDelay: `${tooltipDelay} !important` },
  },
};
