import type { ThemeUICSSObject } from "theme-ui";
import { marker } from "../theme/colors";

/** A result of the list, and an entry before the list is there. */
const entry = "& :is([cmdk-item], [data-plain] a)";

/** The rules for the list and all that is in it. They belong to the dialog, so that the list is loaded without any styles. */
export const listStyles: ThemeUICSSObject = {
  "[cmdk-list], ul": {
    listStyle: "none",
    maxHeight: 300,
    overflowY: "auto",
    overscrollBehavior: "contain",
    borderTop: "1px solid",
    borderColor: "line",
  },
  // Before the list is there, nothing compares the entries with what is typed.
  "input:not(:placeholder-shown) + ul": { display: "none" },
  "[cmdk-group-heading]": { variant: "text.smallCaps", px: 3, pt: 3, pb: 1 },
  [entry]: {
    variant: "links.item",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    py: 2,
    cursor: "pointer",
  },
  [`${entry} > span + span`]: { fontSize: "small", color: "muted" },
  mark: { bg: marker.background, color: marker.text, borderRadius: "2px" },
  // Forced colours replace the background of the selected result, but give a transparent line a colour.
  "[aria-selected=true]": { outline: "2px solid transparent" },
  "[cmdk-list] ~ p": { m: 0, px: 4, textAlign: "center", fontSize: "menu", color: "muted" },
  "[cmdk-list] ~ p:not(:empty)": { py: 2 },
  "p button": {
    border: 0,
    bg: "transparent",
    color: "accent",
    font: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
  },
  "[cmdk-list]:has([cmdk-item]) + p:not(:empty)": { borderTop: "1px solid", borderColor: "line" },
};
