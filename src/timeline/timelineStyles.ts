import { keyframes } from "@emotion/react";
import type { ThemeUICSSObject } from "theme-ui";
import { md } from "../theme/scales";

/** Seconds by which each entry appears after the one before it. */
const stagger = 0.05;

/** The number of entries that appear one after the other. A visitor who goes straight to a later entry would have to wait for it. */
const maxAnimated = 30;

// It ends with the entry's normal state, so that entries are visible if animations do not run.
const appear = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

/** Returns styles that hide the entries of other kinds than the one that is chosen in the filter (Timeline.tsx). */
const filtered = (kinds: readonly string[]): ThemeUICSSObject => {
  // The filter precedes the list. With `:has` on any element, the browser would search the whole page at each change.
  const others = kinds.map(
    (kind) => `fieldset:has([value="${kind}"]:checked) ~ & > li:not([class~="${kind}"])`,
  );
  return others.length > 0 ? { [others.join()]: { display: "none" } } : {};
};

/** A line down the middle, with entries on alternating sides, which each keeps when others are hidden. On phones the line is at the left. */
const sides: ThemeUICSSObject = {
  "&::before": {
    content: '""',
    position: "absolute",
    top: 0,
    bottom: 0,
    left: ["1.25rem", null, "50%"],
    borderLeft: "1px solid",
    borderColor: "outline",
  },
  [`@media ${md}`]: {
    "> li": { width: "50%", ml: "50%", pl: 6 },
    "> li > .icon": { left: "-1.25rem" },
    "> li:nth-of-type(odd)": { ml: 0, pl: 0, pr: 6, textAlign: "right" },
    "> li:nth-of-type(odd) > p:not(.year)": { textAlign: "left" },
    "> li:nth-of-type(odd) > .icon": { left: "auto", right: "-1.25rem" },
  },
};

/**
 * Returns the styles of the list and of all its entries. Styles on each of some thirty entries would make the page a quarter larger.
 * @param kinds the kinds of entries that the filter offers
 */
export const timelineStyles = (kinds: readonly string[]): ThemeUICSSObject => ({
  listStyle: "none",
  position: "relative",
  my: 6,
  "> li": {
    position: "relative",
    pb: 5,
    pl: "3.5rem",
    "@media print": { breakInside: "avoid" },
    [`&:nth-of-type(-n + ${maxAnimated})`]: {
      animation: `${appear.toString()} 250ms ease-out calc(var(--index) * ${stagger}s) backwards`,
      "@media print": { animation: "none" },
    },
    "&:target h2": { color: "accent" },
    "> p": { m: 0, mt: 2, fontSize: "1.0625rem", lineHeight: 1.55, textWrap: "pretty" },
  },
  h2: { fontSize: "h3" },
  "time, data": {
    variant: "text.figures",
    display: "block",
    mb: 1,
    color: "accent",
    fontSize: "body",
    fontWeight: "body",
    lineHeight: 1.3,
  },
  "> li > .year": {
    variant: "text.figures",
    m: 0,
    mb: 2,
    color: "muted",
    fontSize: "menu",
    letterSpacing: "0.06em",
  },
  "> li > .fine-print": { fontSize: "small" },
  "> li > .icon": {
    position: "absolute",
    left: 0,
    top: 0,
    width: "2.5rem",
    height: "2.5rem",
    display: "grid",
    placeItems: "center",
    borderRadius: "50%",
    border: "1px solid",
    borderColor: "outline",
    bg: "background",
    color: "accent",
  },
  "> li > .year + .icon": { top: "2rem" },
  ...filtered(kinds),
  ...sides,
});
