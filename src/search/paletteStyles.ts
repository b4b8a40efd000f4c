import type { ThemeUICSSObject } from "theme-ui";
import { marker } from "../theme/colors";

/** One set of rules for the list and all that is in it. */
export const listStyles: ThemeUICSSObject = {
  maxHeight: 300,
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderTop: "1px solid",
  borderColor: "line",
  "[cmdk-group-heading]": { variant: "text.smallCaps", px: 3, pt: 3, pb: 1 },
  "[cmdk-item]": {
    variant: "links.item",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    py: 2,
    cursor: "pointer",
  },
  "span + span": { fontSize: "small", color: "muted" },
  mark: { bg: marker.background, color: marker.text, borderRadius: "2px" },
  // Forced colours replace the background of the selected result, but give a transparent line a colour.
  "[aria-selected=true]": { outline: "2px solid transparent" },
  "~ p": { m: 0, px: 4, textAlign: "center", fontSize: "menu", color: "muted" },
  "~ p:not(:empty)": { py: 2 },
  "~ p button": {
    border: 0,
    bg: "transparent",
    color: "accent",
    font: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
  },
  "&:has([cmdk-item]) + p:not(:empty)": { borderTop: "1px solid", borderColor: "line" },
};
