import type { Theme, ThemeUICSSObject } from "theme-ui";
import { palettes } from "./colors";
import { globalStyles } from "./globalStyles";
import { scales, screens } from "./scales";

const button: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  minHeight: "2.75rem",
  px: 4,
  py: 2,
  border: "1px solid",
  borderRadius: 2,
  fontSize: "menu",
  fontWeight: "strong",
  lineHeight: 1.3,
  textDecoration: "none",
  cursor: "pointer",
  transition: "background-color 150ms, color 150ms",
};

const smallCaps: ThemeUICSSObject = {
  fontSize: "small",
  fontWeight: "strong",
  letterSpacing: "0.08em",
  textTransform: "uppercase",
};

const panel: ThemeUICSSObject = {
  bg: "panel",
  color: "text",
  border: "1px solid",
  borderColor: "line",
  borderRadius: 2,
  boxShadow: "0 8px 30px rgb(0 0 0 / 14%)",
};

/** A media query for forced colours. Browsers with forced colours drop backgrounds and shadows, but keep borders. */
const forcedColors = "@media (forced-colors: active)";

const ruled: ThemeUICSSObject = { borderTop: "1px solid", borderColor: "text", pt: 4, pb: 6 };

/** The styles of a table that is too narrow for columns. The cells of a row are below each other, and the first cell is their heading. */
const stackedTable: ThemeUICSSObject = {
  "td[data-head]::before": { content: 'attr(data-head) ": "', fontWeight: "strong" },
  thead: { position: "absolute", clipPath: "inset(50%)", width: "1px", overflow: "hidden" },
  "tbody, tr, td": { display: "block" },
  td: { px: 0, py: 1 },
  "td:first-of-type": { fontWeight: "strong", pt: 3 },
  "td:last-of-type": { pb: 3 },
};

/** The styles of running text. The editor's text field uses these styles too. */
export const prose: ThemeUICSSObject = {
  maxWidth: "measure",
  // This selector matches the first child. `:first-child` would make Emotion print a warning. Without `[hidden]`, the selector would not
  // override the margins below. The selector must not contain `&&`, because these styles are also used inside another selector.
  "> :not(* + *, [hidden])": { mt: 0 },
  "> :last-child": { mb: 0 },
  "p, ul, ol, table": { my: 4 },
  // With a logical property, the bullets of a list that runs from right to left are on the right.
  "ul, ol": { paddingInlineStart: "1.4em" },
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
  // With this minimum width, browsers break only words that are too long for a narrow column.
  "th, td": { textAlign: "left", verticalAlign: "top", p: 2, minWidth: "6em" },
  "@media screen and (max-width: 29.99em)": stackedTable,
  "a.button": { variant: "buttons.primary" },
  // Italic text is in the serif font, because the body font has no italic. The lower line height keeps all lines of the text equally far
  // apart.
  em: { fontFamily: "italic", fontSize: "1.06em", lineHeight: 1 },
  hr: { border: 0, borderTop: "1px solid", borderColor: "line", my: 5 },
};

/**
 * The variants of Theme UI, which are styles that several components share. Styles of a single component belong in the `sx` of that
 * component.
 */
const variants: Record<
  "layout" | "text" | "buttons" | "links" | "cards",
  Record<string, ThemeUICSSObject>
> = {
  layout: {
    /**
     * The width of the page. In `main`, elements with this variant also have the class "content". Running text, lists of people and lists
     * of links have the class "text". The two classes are for reader views, which leave out a part that consists mostly of links, unless it
     * has one of these classes.
     */
    page: { width: "100%", maxWidth: "page", mx: "auto", px: [4, 5] },
    stackedTable,
    twoColumns: { display: "grid", columnGap: 6, gridTemplateColumns: ["1fr", null, "1fr 1fr"] },
    /** A group of radio buttons or links, on one line if there is space. The group is not printed. */
    inlineGroup: {
      border: 0,
      p: 0,
      m: 0,
      mb: 4,
      "@media print": { display: "none" },
      legend: { variant: "text.smallCaps", p: 0, mb: 2 },
      "& label, & a": {
        display: "inline-flex",
        alignItems: "center",
        // Without `verticalAlign`, a line would move down when the words of its next link arrive.
        verticalAlign: "top",
        gap: 2,
        mr: 4,
        minHeight: "1.5rem",
        cursor: "pointer",
      },
      input: { width: "1.125rem", height: "1.125rem", m: 0, accentColor: "var(--theme-ui-colors-accent)" },
    },
  },
  text: {
    smallCaps: { ...smallCaps, color: "muted" },
    standfirst: {
      fontFamily: "heading",
      fontSize: "lead",
      lineHeight: 1.4,
      color: "muted",
      maxWidth: "measure",
      m: 0,
    },
    notes: {
      maxWidth: "measure",
      fontSize: "menu",
      lineHeight: 1.5,
      pl: "1.4em",
      li: { my: 2, breakInside: "avoid" },
    },
    prose,
    figures: { fontFamily: "heading", fontVariantNumeric: "tabular-nums lining-nums" },
  },
  buttons: {
    primary: {
      ...button,
      bg: "accent",
      borderColor: "accent",
      color: "onAccent",
      "&:hover": { bg: "background", color: "accent" },
      "@media print": { bg: "transparent", borderColor: "text", color: "text", transition: "none" },
    },
    quiet: {
      ...button,
      bg: "transparent",
      borderColor: "outline",
      color: "text",
      "&:hover": { borderColor: "accent", color: "accent" },
    },
    icon: {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: 1,
      minWidth: "2.75rem",
      height: "2.75rem",
      p: 0,
      border: 0,
      bg: "transparent",
      cursor: "pointer",
      position: "relative",
      "&:hover": { color: "accent" },
    },
  },
  links: {
    menu: {
      display: "inline-flex",
      alignItems: "center",
      gap: 1,
      minHeight: "2.75rem",
      // With these sizes, the menu fits on one line on wide screens.
      fontSize: ["0.875rem", null, null, "menu"],
      textDecoration: "none",
      whiteSpace: "nowrap",
      borderBottom: "2px solid transparent",
      "&:hover": { color: "accent" },
      "&[aria-current]": { color: "accent", borderBottomColor: "accent" },
      // Forced colours would make the transparent line visible. The colour of the background hides the line.
      [forcedColors]: { "&:not([aria-current])": { borderBottomColor: "Canvas" } },
    },
    /** An entry of a panel, such as a dropdown or the menu of small screens. */
    item: {
      display: "flex",
      alignItems: "center",
      minHeight: "2.75rem",
      px: 3,
      fontSize: "menu",
      lineHeight: 1.3,
      textDecoration: "none",
      // The focus ring is drawn inside the element, because panels clip their content. This rule overrides the general focus ring.
      "&:focus-visible": { outlineOffset: "-2px" },
      "&:hover, &[data-selected=true]": { bg: "tint", color: "accent" },
      [forcedColors]: { "&[data-selected=true]": { outline: "2px solid Highlight" } },
      "&[aria-current]": { color: "accent", borderLeft: "2px solid", pl: "calc(0.75rem - 2px)" },
    },
  },
  cards: {
    panel,
    /** A section of an article, below a thin line. */
    section: {
      display: "flow-root",
      borderTop: "1px solid",
      borderColor: "line",
      pt: 4,
      pb: 6,
      "&:first-of-type": { borderTop: 0 },
    },
    highlighted: {
      display: "flow-root",
      bg: "tint",
      borderLeft: "3px solid",
      borderColor: "accent",
      px: [4, 5],
      py: 5,
      mb: 6,
      "@media print": { bg: "transparent" },
    },
    ruled,
    /** A block with a picture in its first column. The component sets the width of that column. */
    besidePicture: { ...ruled, pt: 5, display: "grid", columnGap: 6, rowGap: 4, alignItems: "start" },
    /**
     * A card that links to a page. Only its heading contains the link, and the area of the link covers the whole card. If the link contained
     * the text of the card too, reader views would take the cards for a menu and leave them out.
     */
    link: {
      position: "relative",
      borderTop: "1px solid",
      borderColor: "text",
      pt: 3,
      pb: 4,
      [`@media ${screens.wide}`]: { pb: 5 },
      "&:hover": { color: "accent", borderColor: "accent" },
      a: { textDecoration: "none" },
      "a::after": { content: '""', position: "absolute", inset: 0 },
    },
  },
};

/** The theme of the site, for Theme UI. */
export const theme = {
  config: {
    // Theme UI must not store the visitor's choice of a theme, because theme.inline.ts stores it. Theme UI would also use another storage
    // key, and would follow the system by default.
    useLocalStorage: false,
    useColorSchemeMediaQuery: false,
    initialColorModeName: "light",
    useBorderBox: true,
  },
  colors: { ...palettes.light, modes: { dark: palettes.dark } },
  ...scales,
  fontWeights: { body: 400, heading: 500, strong: 650 },
  lineHeights: { body: 1.6, heading: 1.15 },
  styles: { root: globalStyles },
  ...variants,
} satisfies Theme;
