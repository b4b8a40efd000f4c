import { readFileSync } from "node:fs";
import { accountIcons } from "./campaign";
import { timelineIcons } from "./timelineEvent";

const file = readFileSync("src/components/icons.svg", "utf8");

test.each([...new Set([...accountIcons, ...timelineIcons])])("the icon %s is drawn", (icon) => {
  expect(file).toMatch(new RegExp(`<symbol id="${icon}" viewBox="0 0 24 24"><(path|g) [^>]*>`));
});
