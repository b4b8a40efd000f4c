import { reviewed, type Shown } from "../../tests/support/reviewedPage";
import { readContent } from "../../src/content-model/readContent";
import { covers, pageCovered } from "./approvedVersion";

const voices = { template: "testimonies" };

it.each<[string, PropertyKey[], boolean, Shown?]>([
  ["pages/witness.md", [], true],
  ["pages/witness.md", ["title"], true],
  ["pages/witness.md", ["reviewed", "by"], false],
  ["pages/home.md", ["title"], false],
  ["contentions.yaml", [0, "claim"], true],
  ["contentions.yaml", [0, "pages", 0], false],
  ["contentions.yaml", [1, "claim"], false],
  ["documents.yaml", [0], true],
  ["documents.yaml", [0, "heldBy"], true],
  ["documents.yaml", [0, "becamePublic"], false],
  ["sources.yaml", [0, "title"], true],
  ["sources.yaml", [1, "title"], false],
  ["campaign.yaml", ["contentions", "claim"], true],
  ["campaign.yaml", ["copyright"], false],
  ["testimonies/ann.md", ["role"], false],
  ["testimonies/ann.md", ["role"], true, voices],
  ["testimonies/ann.md", ["body", 0], false, voices],
  ["images/a.png", [], false],
  ["images/a.png", [], true, { body: "![A pier](../images/a.png)" }],
])("of %s at %j, a review covers: %s", async (name, path, isCovered, shown = {}) => {
  const { content } = await reviewed(shown);
  const { files } = await readContent(content.root);
  const page = files.find(({ relativePath }) => relativePath === "pages/witness.md");
  expect(page && covers(pageCovered(page, files), `content/${name}`, path)).toBe(isCovered);
});
