import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Site } from "../support/site";
import { expect, test } from "../support/test";

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
const meta = (text: string, name: string) =>
  all(text, new RegExp(`<meta [^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`, "g"));
const titles = (text: string) => all(text, /<title[^>]*>([^<]*)<\/title>/g);
const canonicals = (text: string) => all(text, /<link [^>]*rel="canonical"[^>]*href="([^"]*)"/g);
const jsonLd = (text: string) =>
  all(text, /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/g).map(
    (json) => JSON.parse(json) as Record<string, unknown>,
  );

const heads = ({ paths, html }: Site) =>
  paths.map((path) => {
    const text = html(path);
    return { path, text: text.slice(0, text.indexOf("</head>")) };
  });

test("the HTML as served has each tag of the head once", ({ site }) => {
  const { name } = JSON.parse(readFileSync(`${site.root}/manifest.webmanifest`, "utf8")) as { name: string };
  for (const { path, text } of heads(site)) {
    expect.soft(titles(text), path).toHaveLength(1);
    expect.soft(titles(text)[0]?.replaceAll("&amp;", "&").endsWith(` | ${name}`), path).toBe(true);
    for (const tag of ["description", "og:title", "og:description", "og:url", "og:image", "twitter:card"]) {
      expect.soft(meta(text, tag), `${path} ${tag}`).toHaveLength(1);
    }
    expect
      .soft(
        canonicals(text).map((url) => new URL(url).pathname),
        path,
      )
      .toEqual([path]);
    expect.soft(jsonLd(text).length, path).toBeGreaterThan(0);
  }
});

test("every page has a share card as networks show it, and every testimony its own", async ({ site }) => {
  for (const { path, text } of heads(site)) {
    const [address = ""] = meta(text, "og:image");
    const card = new URL(address).pathname;
    const file = readFileSync(join(site.root, card));
    const { width, height, format } = await sharp(file).metadata();
    // Facebook and X ask for pictures of 1200 × 630 pixels. WhatsApp does not show pictures of more than 300 KB.
    expect.soft({ width, height, format }, path).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect.soft(file.length, path).toBeLessThan(300_000);
    expect.soft(meta(text, "og:image:alt")[0], path).not.toBe("");
    if (/testimony/.test(site.templateOf(path))) expect.soft(card).toBe(`/share${path}.jpg`);
  }
});

test("titles and descriptions are all different", ({ site }) => {
  const unique = (values: (string | undefined)[]) => new Set(values).size;
  expect(unique(heads(site).map(({ text }) => titles(text)[0]))).toBe(site.paths.length);
  expect(unique(heads(site).map(({ text }) => meta(text, "description")[0]))).toBe(site.paths.length);
});

test("the page's language comes first, and the theme's script precedes everything that is painted", ({
  site,
}) => {
  for (const path of site.paths) {
    const text = site.html(path);
    expect.soft(text, path).toMatch(/^<!DOCTYPE html><html [^>]*\blang="[a-z]{2,3}(-[A-Za-z0-9]+)*"/);
    const scripts = [...text.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs)];
    const [first] = scripts.filter(([, code = ""]) => code.includes("theme"));
    const painted = ['<div id="___gatsby"', "<script src="];
    for (const tag of painted.filter((each) => text.includes(each)))
      expect.soft(first?.index ?? Infinity, `${path} ${tag}`).toBeLessThan(text.indexOf(tag));
  }
});

test("after a click the head is the next page's, with each tag once", async ({ page, site }) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").locator("nav a:not([href='/'])").first();
  const path = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(path);
  const tagsOf = (html: string | null) =>
    page.evaluate((text) => {
      const head = text === null ? document : new DOMParser().parseFromString(text, "text/html");
      return ["og:title", "og:url", "canonical", "description"].map((name) =>
        [...head.querySelectorAll(`[property="${name}"], [rel="${name}"], [name="${name}"]`)].map(
          (tag) => tag.getAttribute("content") ?? tag.getAttribute("href"),
        ),
      );
    }, html);
  const served = await tagsOf(site.html(path));
  expect(served.map((values) => values.length)).toEqual([1, 1, 1, 1]);
  await expect.poll(() => tagsOf(null)).toEqual(served);
});
