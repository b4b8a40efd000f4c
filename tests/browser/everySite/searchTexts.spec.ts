import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPassages, toTexts } from "../../../src/search/findPassages";
import { foldQuery } from "../../../src/search/foldText";
import { searchTextsPath, type TextPage } from "../../../src/lib/searchTexts";
import { open } from "../support/page";
import type { Site } from "../support/site";
import { expect, test } from "../support/test";

const textsOf = ({ root }: Site) =>
  JSON.parse(readFileSync(join(root, searchTextsPath), "utf8")) as TextPage[];

const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

/** What a visitor reads in a page's paragraphs. */
const paragraphs = (html: string): string[] => {
  const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "";
  const read = main.replace(/<(nav|noscript|svg)[ >][^]*?<\/\1>|<p aria-hidden[^]*?<\/p>/g, "");
  return [...read.matchAll(/<p(?: [^>]*)?>([^<]{5,})<\/p>/g)].map(([, text = ""]) =>
    text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'"),
  );
};

/** Four words that follow each other. */
const someWords = (text: string): string => {
  const words = text.trim().split(/\s+/);
  const start = Math.floor(Math.random() * Math.max(1, words.length - 3));
  return words.slice(start, start + 4).join(" ");
};

test("every page is among the texts, and every address in them exists", ({ site }) => {
  const texts = textsOf(site);
  expect(texts.map(({ path }) => path).sort()).toEqual([...site.paths].sort());
  for (const { path, sections } of texts)
    for (const { id } of sections)
      if (id !== undefined) expect.soft(site.html(path), `${path}#${id}`).toContain(`id="${id}"`);
});

test("a paragraph of each page, taken at random, is found, where its words are", ({ site }) => {
  const texts = toTexts(textsOf(site));
  const asked: string[] = [];
  for (const path of site.paths) {
    const paragraph = pick(paragraphs(site.html(path)));
    if (paragraph === undefined) continue;
    const query = someWords(paragraph);
    asked.push(query);
    const { found } = findPassages(texts, query);
    expect.soft(found.length, `${path}: ${query}`).toBeGreaterThan(0);
    const [page = ""] = found[0]?.address.split("#") ?? [];
    expect
      .soft(foldQuery(paragraphs(site.html(page)).join("\n")), `${path}: ${query}`)
      .toContain(foldQuery(query));
  }
  expect(asked.length).toBeGreaterThan(0);
});

test("words chosen at random lead to their place, marked", async ({ page, site }) => {
  const from = site.paths[0] ?? "/";
  const pages = site.paths.filter((path) => paragraphs(site.html(path)).length > 0);
  for (let round = 0; round < 3; round++) {
    const query = someWords(pick(paragraphs(site.html(pick(pages) ?? from))) ?? "");
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
