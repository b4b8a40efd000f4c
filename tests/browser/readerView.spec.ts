import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { builtPaths } from "../../src/lib/paths";
import { expect, test } from "./support/test";

/** The program with which Firefox makes its reader view. Other browsers and services use it, too. */
const readability = readFileSync(
  createRequire(__filename).resolve("@mozilla/readability/Readability.js"),
  "utf8",
);

/**
 * Returns the headings, paragraphs and entries of a page that its reader view leaves out. Links to other pages of the site are ignored if
 * they are entries of a list: reader views leave out such lists, because they take them for menus. The script runs in the browser.
 */
const leftOut = `(() => {
  ${readability}
  const plain = ({ textContent }) => textContent.trim().replace(/\\s+/g, " ");
  const main = document.querySelector("main").cloneNode(true);
  for (const each of main.querySelectorAll("[aria-hidden], [hidden], nav, button, fieldset, figure, .fine-print")) each.remove();
  const isLink = ({ localName, firstElementChild: first }) =>
    localName === "li" && first?.localName === "a" && first.host === location.host;
  const read = new DOMParser().parseFromString(
    new Readability(document.cloneNode(true)).parse()?.content ?? "", "text/html");
  const shown = plain(read.body);
  // The list of a page's sections has the words of the headings too, so a heading is looked for among the headings.
  const headings = [...read.querySelectorAll("h1, h2, h3")].map(plain).join(" ");
  const times = (text, part) => text.split(part).length;
  // The words of a paragraph, for example the role of a person, may also be elsewhere on the page, so they are counted.
  const isShown = (each) => each.localName === "p"
    ? times(shown, plain(each)) >= times(plain(main), plain(each))
    : (/^h/.test(each.localName) ? headings : shown).includes(plain(each));
  return [...main.querySelectorAll("h2, h3, p, li, dd")]
    .filter((each) => !each.querySelector("p, li") && !each.closest("[data-since]") && !isLink(each))
    .filter((each) => plain(each) && !isShown(each))
    .map(plain);
})()`;

test("the reader view of each page has all of its headings, paragraphs and entries", async ({
  page,
  site,
}) => {
  expect(site.paths.length).toBeGreaterThan(10);
  for (const path of [...site.paths, builtPaths.whole]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect.soft(await page.evaluate(leftOut), path).toEqual([]);
  }
});
