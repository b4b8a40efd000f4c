import { readFileSync } from "node:fs";
import { campaignKind } from "./campaign";
import { timelineEventKind } from "./timelineEvent";

const file = readFileSync("src/components/icons.svg", "utf8");

const accountIcons = campaignKind.schema.shape.accounts.element.shape.icon.options;
const timelineIcons = timelineEventKind.schema.shape.icon.options;

test.each([...new Set([...accountIcons, ...timelineIcons])])("the icon %s is drawn", (icon) => {
  expect(file).toMatch(new RegExp(`<symbol id="${icon}" viewBox="0 0 24 24"><(path|g) [^>]*>`));
});
