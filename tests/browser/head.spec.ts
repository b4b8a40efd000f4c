import { expect, test } from "@playwright/test";
import { open } from "./support/page";
import { html, paths } from "./support/site";

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
const meta = (text: string, name: string) =>
  all(text, new RegExp(`<meta [^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`, "g"));
const titles = (text: string) => all(text, /<title[^>]*>([^<]*)<\/title>/g);
const jsonLd = (text: string) =>
  all(text, /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g).map(
    (json) => JSON.parse(json) as Record<string, unknown>,
  );

const heads = paths.map((path) => {
  const text = html(path);
  return { path, text: text.slice(0, text.indexOf("</head>")) };
});

test("the HTML as served has each tag of the head once", () => {
  for (const { path, text } of heads) {
    expect.soft(titles(text), path).toHaveLength(1);
    expect.soft(titles(text)[0], path).toMatch(/ \| The Farmhouse Campaign$/);
    for (const name of ["description", "og:title", "og:description", "og:url", "og:image", "twitter:card"]) {
      expect.soft(meta(text, name), `${path} ${name}`).toHaveLength(1);
    }
    const canonical = all(text, /<link [^>]*rel="canonical"[^>]*href="([^"]*)"/g);
    expect
      .soft(
        canonical.map((url) => new URL(url).pathname),
        path,
      )
      .toEqual([path]);
    expect.soft(jsonLd(text).length, path).toBeGreaterThan(0);
  }
});

test("titles and descriptions are all different", () => {
  const unique = (values: (string | undefined)[]) => new Set(values).size;
  expect(unique(heads.map(({ text }) => titles(text)[0]))).toBe(paths.length);
  expect(unique(heads.map(({ text }) => meta(text, "description")[0]))).toBe(paths.length);
});

const types = (path: string) =>
  jsonLd(heads.find((head) => head.path === path)?.text ?? "").map((data) => data["@type"]);

test("home adds keywords and the organisation", () => {
  expect(types("/")).toContain("Organization");
  expect(heads.filter(({ path }) => types(path).includes("Organization")).map(({ path }) => path)).toEqual([
    "/",
  ]);
});

test("the page on Parliament is an article of 8 September 2018", () => {
  const { text } = heads.find(({ path }) => path === "/in-parliament") ?? { text: "" };
  expect(jsonLd(text)[0]).toMatchObject({ "@type": "Article", datePublished: "2018-09-08" });
});

test("keywords stand on home, on the page on Parliament and on the last seven testimonies only", () => {
  const found = heads.filter(({ text }) => meta(text, "keywords").length === 1).map(({ path }) => path);
  expect(found).toHaveLength(9);
  expect(found).toEqual(expect.arrayContaining(["/", "/in-parliament", "/testimonies/sarah-hanover"]));
});

test("the language and the theme's script stand before everything else", () => {
  for (const path of paths) {
    expect.soft(html(path), path).toContain('lang="en-GB"');
    expect.soft(html(path), path).toContain('localStorage.getItem("theme")');
  }
});

test("a click brings the next page's head, each tag once", async ({ page }) => {
  await open(page, "/alibi");
  await page.getByRole("contentinfo").getByRole("link", { name: "Tamsin Orrell" }).click();
  await expect(page).toHaveTitle(/^Tamsin Orrell, /);
  const shown = () =>
    page.evaluate(() =>
      ['[property="og:title"]', '[property="og:url"]', '[rel="canonical"]', '[name="description"]'].map(
        (tag) =>
          [...document.head.querySelectorAll(tag)].map(
            (element) => element.getAttribute("content") ?? element.getAttribute("href"),
          ),
      ),
    );
  const text = html("/testimonies/tamsin-orrell");
  await expect
    .poll(shown)
    .toEqual([
      meta(text, "og:title"),
      meta(text, "og:url"),
      all(text, /<link [^>]*rel="canonical"[^>]*href="([^"]*)"/g),
      meta(text, "description"),
    ]);
});
