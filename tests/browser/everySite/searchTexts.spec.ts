import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPassages, toTexts } from "../../../src/search/findPassages";
import { foldQuery } from "../../../src/search/foldText";
import { searchTextsPath, type TextPage } from "../../../src/lib/passages";
import { open } from "../support/page";
import type { Site } from "../support/site";
import { expect, test } from "../support/test";

const textsOf = ({ root }: Site) =>
  JSON.parse(readFileSync(join(root, searchTextsPath), "utf8")) as TextPage[];

const unescaped = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");

/** What a visitor reads in a page's paragraphs. */
const paragraphs = (html: string): string[] => {
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "";
  const read = main.replace(/<(nav|noscript|svg)[ >][^]*?<\/\1>|<p aria-hidden[^]*?<\/p>/g, "");
  return [...read.matchAll(/<p(?: [^>]*)?>([^<]{5,})<\/p>/g)].map(([, text = ""]) => unescaped(text));
};

/** The first six words of the longest paragraph: fewer might be on another page too. */
const someWords = (all: readonly string[]): string | undefined => {
  const longest = all.toSorted((a, b) => b.length - a.length)[0];
  return longest?.trim().split(/\s+/).slice(0, 6).join(" ");
};

test("every page is among the texts, and every address in them exists", ({ site }) => {
  const texts = textsOf(site);
  expect(texts.map(({ path }) => path).sort()).toEqual([...site.paths].sort());
  for (const { path, sections } of texts)
    for (const { id } of sections)
      if (id !== undefined) expect.soft(site.html(path), `${path}#${id}`).toContain(`id="${id}"`);
});

test("a paragraph of each page is found, on a page that contains it", ({ site }) => {
  const texts = toTexts(textsOf(site));
  const asked: string[] = [];
  for (const path of site.paths) {
    const query = someWords(paragraphs(site.html(path)));
    if (query === undefined) continue;
    asked.push(query);
    const { found } = findPassages(texts, query);
    expect.soft(found.length, `${path}: ${query}`).toBeGreaterThan(0);
    const [page = ""] = found[0]?.address.split("#") ?? [];
    expect
      .soft(foldQuery(unescaped(site.html(page).replace(/<[^>]*>/g, ""))), `${path}: ${query}`)
      .toContain(foldQuery(query));
  }
  expect(asked.length).toBeGreaterThan(0);
});

test("a result leads to the words on their page and marks them", async ({ page, site }) => {
  const from = site.paths[0] ?? "/";
  const queries = site.kinds.flatMap((path) => someWords(paragraphs(site.html(path))) ?? []);
  for (const query of queries.slice(0, 3)) {
    await open(page, from);
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Search the site...").fill(query);
    const result = page
      .getByRole("group", { name: /^In the text/ })
      .getByRole("option")
      .first();
    await expect(result.locator("mark").first(), query).toBeVisible();
    await result.click();
    const marked = () => page.evaluate(() => CSS.highlights.get("found-words")?.size ?? 0);
    await expect.poll(marked, query).toBeGreaterThan(0);
  }
});
