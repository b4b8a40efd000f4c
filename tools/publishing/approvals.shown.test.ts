import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  coveredChanges,
  make,
  reviewed,
  source,
  type Change,
  type Shown,
} from "../../tests/support/reviewedPage";
import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../../src/content-model/readContent";
import { indexOf, leftOut } from "../../src/content-model/siteIndex";
import { templates } from "../../src/content-model/templates";

test.each(coveredChanges)(
  "a page needs another review after a change of %s",
  async (_what, shown, change) => {
    const { content, reasons } = await reviewed(shown);
    await make(content, change);
    expect(await reasons()).toEqual([
      expect.stringMatching(
        /^content\/pages\/witness\.md:\d+:11 {2}This page, or content that it shows, has changed/,
      ),
    ]);
  },
);

/**
 * A table with an example for each part in `leftOut`: a page, and a change of the part. Because the digest of a review does not cover these
 * parts, the change must not change the digest.
 */
const changes: Record<keyof typeof leftOut, [Shown, Change]> = {
  consent: [{ template: "testimonies" }, ["testimonies/ann.md", "2026-05-01", "2026-05-02"]],
  reviewed: [{}, ["pages/witness.md", "A. Reader", "B. Reader"]],
  agreed: [{ template: "team" }, ["people.yaml", "2026-05-01", "2026-05-02"]],
  died: [{ template: "team" }, ["people.yaml", "agreed:", "died: 2019, agreed:"]],
  sample: [{ template: "media" }, ["media.yaml", "sources:", "sample: false, sources:"]],
  withdrawn: [{ template: "testimonies" }, ["testimonies/ann.md", "role:", "withdrawn: false\nrole:"]],
  order: [{}, ["testimonies/ann.md", "order: 10", "order: 15"]],
  inIndex: [{}, ["pages/witness.md", "template:", "inIndex: true\ntemplate:"]],
  pages: [{}, ["contentions.yaml", "[witness]", "[witness, home]"]],
  "the layout": [{}, ["campaign.yaml", "copyright: A", "copyright: Our"]],
  "other pages": [{ template: "home" }, ["pages/home.md", "label: home", "label: Start"]],
  "the order of sources.yaml": [
    { body: "Words.[^note]" },
    ["sources.yaml", /(.*\n)(.*\n)/, source("note") + source("letter")],
  ],
  "quotations.yaml": [{ body: '"Words".[^note]' }, ["quotations.yaml", "1999", "2001"]],
};
test.each(Object.entries(changes))(
  "none after a change of what no review covers: %s",
  async (_name, [shown, change]) => {
    const { content, reasons } = await reviewed(shown);
    content.replace(...change);
    expect(await reasons()).toEqual([]);
  },
);

test("a review covers the fields of campaign.yaml that the page's template shows", async () => {
  /**
   * The fields of `campaign` that templates query, but that a review does not have to cover. Such a field is not in campaign.yaml, or it
   * counts as layout, because it has the same text on all pages.
   */
  const notCovered = ["builtOn", "language", "updates", "contentions", "statements"];
  const writtenAs: Record<string, string> = { asOfInWords: "asOf", qrCode: "siteUrl" };
  const asked = readdirSync("src/templates").map((name) => {
    const query = readFileSync(`src/templates/${name}`, "utf8").split("graphql`")[1] ?? "";
    const [, fields = ""] = /^ {4}campaign \{\n(.*?)^ {4}\}/ms.exec(query) ?? [];
    const names = [...fields.matchAll(/^ {6}(\w+)/gm)].map(([, field = ""]) => writtenAs[field] ?? field);
    return [
      name.replace(".tsx", ""),
      [...new Set(names)].filter((field) => !notCovered.includes(field)).sort(),
    ];
  });
  const pages = templates.map(
    (template) => [`pages/${template}.md`, pageText(`/${template}`, { template })] as const,
  );
  const content = await TinyContent.with(Object.fromEntries(pages));
  const covered = [...indexOf(await readContent(content.root)).shown].map(
    ([{ relativePath }, { campaign }]) => [basename(relativePath, ".md"), Object.keys(campaign).sort()],
  );
  const withFields = (all: typeof asked) => all.filter(([, fields = []]) => fields.length > 0);
  expect(withFields(asked)).toEqual(withFields(covered));
});
