import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPassages, toTexts } from "../../../src/search/findPassages";
import { foldQuery } from "../../../src/search/foldText";
import { documentTextsPath, searchTextsPath, type TextPage } from "../../../src/lib/passages";
import type { Site } from "../support/site";
import { expect, test } from "../support/test";

const textsOf = ({ root }: Site) =>
  [searchTextsPath, documentTextsPath].flatMap(
    (name) => JSON.parse(readFileSync(join(root, name), "utf8")) as TextPage[],
  );

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
