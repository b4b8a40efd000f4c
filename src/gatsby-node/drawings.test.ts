import { accountIcons } from "../content-model/campaign";
import { timelineIcons } from "../content-model/timelineEvent";
import { drawingOf, drawingsPath, drawingsSvg } from "./drawings";

test.each([...new Set([...accountIcons, ...timelineIcons])])(
  "the icon %s has a drawing at its URL",
  (icon) => {
    expect(drawingOf(icon)).toBe(`${drawingsPath}#${icon}`);
    expect(drawingsSvg).toMatch(new RegExp(`<symbol id="${icon}" viewBox="0 0 24 24"><(path|g) [^>]*>`));
  },
);
