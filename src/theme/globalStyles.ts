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

/** The time for which the pointer or the focus must stay on a button before its tooltip appears. */
const tooltipDelay = "700ms";

const notYet = keyframes({ from: { opacity: 0, pointerEvents: "none" } });

/**
 * Returns a selector for the tooltip of an element that the selector `pointed` matches, for example an element with the keyboard focus.
 * Tooltips that Escape has closed are not selected (see tooltips.inline.ts).
 */
const shownTooltip = (pointed: string) => `&.has-script *:is(${pointed}) > .tooltip:not([data-closed])`;

/**
 * The styles of a visible tooltip. The tooltip is inside its button and there is no gap between them, so that the pointer can move onto the
 * tooltip.
 */
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
  // While the italic font has not loaded, the browser may slant the upright font (see fonts.css). It must not make bold letters out of
  // regular letters.
  fontSynthesis: "style",
  scrollPaddingTop: "5rem",
  colorScheme: "light",
  "&.theme-ui-dark": { colorScheme: "dark" },
  // The value `anywhere` allows even a grid to become narrower than a very long word in it.
  body: { fontSize: "body", overflowWrap: "anywhere" },
  // The first letter of these elements decides their direction. A paragraph or a title in Arabic or Hebrew therefore runs from right to
  // left, with its full stop at the left.
  "p, h1, h2, h3, h4, h5, h6, li, th, td, figcaption, input, textarea": { unicodeBidi: "plaintext" },
  a: { color: "inherit", textUnderlineOffset: "0.18em", textDecorationThickness: "1px" },
  "a:hover": { color: "accent" },
  "h1, h2, h3": {
    fontFamily: "heading",
    fontWeight: "heading",
    lineHeight: "heading",
    textWrap: "balance",
    m: 0,
  },
  // The text of a heading that links to itself (see components/Heading.tsx). A "#" after it is visible while the mouse is on the heading or
  // the link has the keyboard focus. On touch screens the "#" is always visible.
  ".permalink": { textDecoration: "none" },
  ".permalink::after": { content: '" #" / ""', color: "muted", fontWeight: "body", opacity: 0 },
  ".permalink:is(:hover, :focus-visible)::after": { opacity: 1 },
  "@media (hover: none)": { ".permalink::after": { opacity: 0.5 } },
  "ul, ol, dl, dd, figure, blockquote": { m: 0, p: 0 },
  button: { font: "inherit", color: "inherit" },
  "*:focus-visible": focusRing,
  "*::selection": { bg: "accent", color: "onAccent" },
  // Words to which a text fragment in the address refers. The links in search results have such fragments.
  "*::target-text": { bg: marker.background, color: marker.text },
  // The skip link moves the focus to `main`. `main` shows no focus ring, because it is not a control.
  "main:focus-visible": { outline: "none" },
  "@media print": {
    // Text is smaller in print, because a comfortable size for a screen is too large for paper.
    fontSize: "80%",
    ".needs-script": { display: "none" },
    ".permalink::after": { display: "none" },
    // The addresses of links are printed, because readers cannot follow links on paper.
    "main a[target]::after": { content: '" (" attr(href) ")"', fontSize: "0.85em" },
    "main a[data-printed]::after": { content: '" (" attr(data-printed) ")"' },
  },
  "@page": { margin: "1.5cm" },
  // Elements that need scripts are hidden until the inline script sets the class `has-script`.
  "&:not(.has-script) .needs-script": { display: "none !important" },
  "details[data-menu] > summary": {
    listStyle: "none",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
  },
  // Without this rule, the words of closed menus would be found by the browser's search in the page, and by text fragments.
  "details[data-menu]:not([open]) > :not(summary)": { display: "none" },
  // The container for the messages of the inline script (see components/message.ts). It is visible even before the script opens it as a
  // popover, so that screen readers watch it.
  "#messages": {
    all: "unset",
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
  // A tooltip: the name of an icon button.
  ".tooltip": { ...visuallyHidden, right: 0 },
  // Without scripts, the name is always visible next to the icon. Tor Browser at its safest level shows no icons, because it does not draw
  // SVG.
  "&:not(.has-script) .tooltip": { position: "static", width: "auto", height: "auto", clipPath: "none" },
  [shownTooltip(":focus-visible")]: tooltip,
  "@media (hover: hover)": { [shownTooltip(":hover")]: tooltip },
  // Citation numbers (see gatsby-node/sections.ts and sources/CitationNumbers.tsx). Their line height is 0, so that they do not move lines
  // apart. The character U+2060, a word joiner, keeps each number on the same line as the word or number before it.
  sup: {
    lineHeight: 0,
    fontSize: "0.7em",
    // The text after the slash is the alternative text for screen readers. It is empty, so screen readers read nothing.
    "&::before, a + a::before": { content: '"\\2060" / ""' },
    a: { position: "relative", color: "accent", textDecoration: "none", whiteSpace: "nowrap" },
    // The area of the link is large enough for a finger. It overlaps the text around the number, because a margin would move the number
    // away from its word.
    "a::after": {
      content: '""',
      position: "absolute",
      top: "50%",
      left: "50%",
      width: "max(100%, 1.625rem)",
      height: "1.625rem",
      transform: "translate(-50%, -50%)",
    },
    // In a PDF, positioned elements come at the end of the page's text. Therefore the numbers are not positioned in print.
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
  // The label next to the name or role of an invented person (see components/Sample.tsx).
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
  },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationDelay: "0s !important",
      // Transitions are switched off completely. With a very short duration, an element that inherits a colour would start its own
      // transition one frame after its parent.
      transition: "none !important",
    },
    ".tooltip": { animationDelay: `${tooltipDelay} !important` },
  },
};
