/**
 * The widths at which the layout changes. The widths are in `em`, which follows the browser's text size. With large text, a wide screen
 * gets the layout of a narrow screen.
 */
const breakpoints = ["30em", "48em", "67.5em"];

/** Font families with their fallbacks (fonts.css). */
const fonts = {
  body: '"Public Sans", system-ui, sans-serif',
  heading: '"Newsreader", Georgia, "Times New Roman", serif',
  italic: '"Newsreader Italic", "Newsreader", Georgia, "Times New Roman", serif',
};

/** Font sizes, each about 1.25 times the size before. */
const fontSizes = {
  small: "0.833rem",
  menu: "0.9375rem",
  body: "1.125rem",
  lead: "1.375rem",
  h3: "1.375rem",
  // The first value of min() applies on screens where only a few letters fit into a line.
  h2: "min(0.5rem + 6.25vw, 1.75rem)",
  h1: "min(0.5rem + 8.5vw, clamp(2.2rem, 1.6rem + 2.8vw, 3.5rem))",
  banner: "min(0.5rem + 9.5vw, clamp(2.4rem, 1.4rem + 5vw, 5rem))",
  figure: "clamp(2.1rem, 1.2rem + 4.4vw, 4.25rem)",
};

/** Spaces of 4, 8, 12, 16, 24, 32, 48, 64 and 96 pixels. */
const space = [0, "0.25rem", "0.5rem", "0.75rem", "1rem", "1.5rem", "2rem", "3rem", "4rem", "6rem"];

/** Widths of text and page. */
const sizes = {
  /** 60-72 characters of running text. */
  measure: "38rem",
  page: "72rem",
};

/** The layers above the page. */
const zIndices = { header: 10, menu: 20, toast: 40 };

/** The sizes and fonts that the whole site shares, in the form that Theme UI expects. */
export const scales = { breakpoints, fonts, fontSizes, space, sizes, zIndices };

/** Media queries for screens of a certain size. */
export const screens = {
  /**
   * Screens on which the header's name and buttons fit on one line. On narrower screens, or with very large text on a phone, the buttons
   * are below the name.
   */
  oneLine: "screen and (min-width: 20em)",
  /** Screens on which the header takes less than a quarter of the height, so that it may stay in view. */
  stickyHeader: "screen and (min-width: 20em) and (min-height: 22em)",
  /** Wide screens, from the breakpoint after phones on. */
  wide: `screen and (min-width: ${breakpoints[1]})`,
};
