import { readFileSync } from "node:fs";
import { htmlFiles } from "../../../src/gatsby-node/siteHeaders";
import { withPolicy } from "../../../tools/hosting/hosts";
import { expect, test } from "../support/test";

test("each page that is built has the place for a policy that a host without headers needs", ({ site }) => {
  const files = htmlFiles(site.root);
  expect(files.length).toBeGreaterThan(site.paths.length);
  for (const file of files)
    expect(withPolicy(readFileSync(file, "utf8"), "default-src 'none'", file)).toContain("default-src");
});
