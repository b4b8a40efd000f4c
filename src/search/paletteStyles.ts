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
  "+ p": { m: 0, textAlign: "center", fontSize: "menu", color: "muted" },
  "+ p:not(:empty)": { p: 4 },
  "&:has([cmdk-item]) + p:not(:empty)": { borderTop: "1px solid", borderColor: "line" },
};
