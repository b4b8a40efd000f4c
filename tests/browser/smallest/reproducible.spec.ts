import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publishedFiles } from "../../../src/gatsby-node/publishedFiles";
import { expect, test } from "../support/test";

/**
 * The output of a second build of the site. scripts/buildFixtures.mts makes this second build in another folder, without a cache, and with
 * one word of one page changed. The first build used a folder in which another site had been built before.
 */
const elsewhere = "fixture-sites/elsewhere/public";

/** The files that contain the digests of all other files. */
const lists = ["files.sha256", "version.json"];

const filesIn = async (root: string) => (await publishedFiles(root)).filter((name) => !lists.includes(name));

test("a site is the same wherever and after whatever it is built, and a word changes only its page, the whole site in one page, and the texts for the search", async ({
  site: { root },
}) => {
  const files = await filesIn(root);
  expect(await filesIn(elsewhere)).toEqual(files);
  const [here, there] = [root, elsewhere].map((folder) => (file: string) => readFileSync(join(folder, file)));
  const changed = files.filter((file) => !here?.(file).equals(there?.(file) ?? Buffer.alloc(0)));
  const expected = ["search-texts.json", "second/index.html", "whole/index.html"];
  expect(changed).toEqual(expected);
  for (const file of expected)
    expect(there?.(file).toString().replace("A phrase", "A sentence")).toBe(here?.(file).toString());
});

test("a change of words leaves the policy as it is", ({ site: { root } }) => {
  const policies = [root, elsewhere].map(
    (folder) => /Content-Security-Policy: (.*)/.exec(readFileSync(join(folder, "_headers"), "utf8"))?.[1],
  );
  expect(policies[0]).toMatch(/'sha256-/);
  expect(policies[1]).toBe(policies[0]);
});
