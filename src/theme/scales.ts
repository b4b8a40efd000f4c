/**
 * The screen widths at which the layout changes, in `em`. This unit follows the text size of the browser, so a wide screen with large text
 * gets the layout of a narrow screen.
 */
const breakpoints = ["30em", "48em", "67.5em"];

/** Font families, each with its fallbacks (see fonts.css). */
const fonts = {
  body: '"Public Sans", system-ui, sans-serif',
  heading: '"Newsreader", Georgia, "Times New Roman", serif',
  italic: '"Newsreader Italic", "Newsreader", Georgia, "Times New Roman", serif',
};

/** Font sizes. Each is about 1.25 times as large as the size before it. */
const fontSizes = {
  small: "0.833rem",
  menu: "0.9375rem",
  body: "1.125rem",
  lead: "1.375rem",
  h3: "1.375rem",
  // On screens that are so narrow that only a few letters fit into a line, the first value of min() is the smaller one.
  h2: "min(0.5rem + 6.25vw, 1.75rem)",
  h1: "min(0.5rem + 8.5vw, clamp(2.2rem, 1.6rem + 2.8vw, 3.5rem))",
  banner: "min(0.5rem + 9.5vw, clamp(2.4rem, 1.4rem + 5vw, 5rem))",
  figure: "clamp(2.1rem, 1.2rem + 4.4vw, 4.25rem)",
};

/** Spaces of 4, 8, 12, 16, 24, 32, 48, 64 and 96 pixels. */
const space = [0, "0.25rem", "0.5rem", "0.75rem", "1rem", "1.5rem", "2rem", "3rem", "4rem", "6rem"];

/** The widths of the text and of the page. */
const sizes = {
  /** The width of running text, with 60 to 72 characters in a line. */
  measure: "38rem",
  page: "72rem",
};

/** The order of the layers above the page. */
const zIndices = { header: 10, menu: 20, toast: 40 };

/** The sizes and fonts that the whole site shares, in the form that Theme UI expects. */
export const scales = { breakpoints, fonts, fontSizes, space, sizes, zIndices };

/** Media queries for screens of a certain size. */
export const screens = {
  /**
   * Screens on which the campaign's name and the buttons of the header fit on one line. On narrower screens, or with very large text on a
   * phone, the buttons are below the name.
   */
  oneLine: "screen and (min-width: 20em)",
  /** Screens on which the header takes less than a quarter of the height. Only on such screens does the header stay in view. */
  stickyHeader: "screen and (min-width: 20em) and (min-height: 22em)",
  /** Screens that are wider than a phone: at least as wide as the second breakpoint. */
  wide: `screen and (min-width: ${breakpoints[1]})`,
};
