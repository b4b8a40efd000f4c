import { readFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import georgia from "@capsizecss/metrics/georgia";
import newsreader from "@capsizecss/metrics/newsreader";
import notoSerif from "@capsizecss/metrics/notoSerif";
import publicSans from "@capsizecss/metrics/publicSans";
import roboto from "@capsizecss/metrics/roboto";
import timesNewRoman from "@capsizecss/metrics/timesNewRoman";
import { fonts } from "./scales";

const css = readFileSync("src/theme/fonts.css", "utf8");

/** The numbers of each fallback face: name → its overrides. */
const overrides = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    [...text.matchAll(/@font-face \{[^}]*font-family: "([^"]*Fallback[^"]*)"([^}]*)\}/g)].map(
      ([, name = "", body = ""]): [string, string[]] => [
        name,
        [...body.matchAll(/([a-z-]+(?:override|adjust)): ([\d.]+%)/g)].map(
          ([, property, value]) => `${property} ${value}`,
        ),
      ],
    ),
  );

test("the fallbacks have the metrics of their fonts", () => {
  const reckoned =
    createFontStack([newsreader, georgia, timesNewRoman, notoSerif]).fontFaces +
    createFontStack([publicSans, arial, roboto]).fontFaces;
  expect(overrides(css)).toEqual(overrides(reckoned));
});

test("the theme names every face that the style sheet declares", () => {
  const declared = new Set([...css.matchAll(/font-family: "([^"]*)"/g)].map(([, name]) => name));
  for (const name of declared) expect(`${fonts.heading} ${fonts.body}`).toContain(`"${name}"`);
});

test("all fonts together weigh at most 60 KB", () => {
  const files = new Set([...css.matchAll(/url\("\.\/([^"]*)"\)/g)].map(([, file]) => file));
  const sizes = [...files].map((file) => readFileSync(`src/theme/${file}`).length);
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
});
