import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "../support/test";

const { sample } = parse(readFileSync("content/campaign.yaml", "utf8")) as { sample?: boolean };
test.skip(!sample, "content/campaign.yaml is no longer marked as a sample");

test("every page says that it is a sample and asks not to be indexed", ({ site: { paths, html } }) => {
  for (const path of paths) {
    expect.soft(html(path), path).toMatch(/aria-label="Notice"[^>]*>.*Sample site/s);
    expect.soft(html(path), path).toMatch(/name="robots"[^>]*content="noindex/);
  }
});
