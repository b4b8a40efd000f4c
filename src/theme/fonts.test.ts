import { readFileSync } from "node:fs";
import { scales } from "./scales";

const css = readFileSync("src/theme/fonts.css", "utf8");

test("the theme names every face that the style sheet declares", () => {
  const declared = new Set([...css.matchAll(/font-family: "([^"]*)"/g)].map(([, name]) => name));
  for (const name of declared) expect(Object.values(scales.fonts).join(" ")).toContain(`"${name}"`);
});

test("all fonts together weigh at most 60 KB", () => {
  const files = new Set([...css.matchAll(/url\("\.\/([^"]*)"\)/g)].map(([, file]) => file));
  const sizes = [...files].map((file) => readFileSync(`src/theme/${file}`).length);
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
});
