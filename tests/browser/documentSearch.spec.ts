import { extname } from "node:path";
import type { Page } from "@playwright/test";
import { writeDocumentIndex } from "../../src/gatsby-node/searchTexts";
import { documentIndexPath, searchTextsPath } from "../../src/lib/passages";
import { TestFolder } from "../support/testFolder";
import { asked, hold } from "./support/page";
import { expect, test } from "./support/test";

const said = [
  "THE CHAIR: We sit at 6.09 in the evening. Who keeps the keys of the pump house?|MR ØSTERGÅRD: The harbour-master’s deputy kept two keys, as he always does.",
  "Q. Did the widow Müller see the lantern at 6:09?|A. She saw lanterns twice, and she didn’t speak of it. It was not hers.",
  "MISS QUILTER: The takings were £1,204.50 in week 3, entered on the next morning by Bjørn Thwaite-Lacey.",
  "The naïve clerk wrote “all is well” and signed D. J. Arkwright; exhibit AB/12 is that page. The searches began on 24 October 1996.",
  "The cormorant column, as we called it, is of another year. Nobody had searched the column before.",
  "A fire at the café began in the boiler-room. The chief officer could not re-enter the building until it was cold.",
];
const hearing = {
  path: "/documents/tide-hearing",
  title: "The Tide Hearing",
  sections: said.map((text, index) => ({
    id: `p${index + 1}`,
    heading: `Page ${index + 1}`,
    passages: text.split("|"),
  })),
};

/** Queries, each with the numbers of those pages of the document that contain it. */
const questions: readonly (readonly [string, ...number[]])[] = [
  ["keys pump house", 1],
  ["6.09", 1, 2],
  ["6:09", 1, 2],
  ["muller", 2],
  ["Østergård", 1],
  ["didn't", 2],
  ["harbour-master's", 1],
  ["harbour master", 1],
  ["harbourmaster", 1],
  ["lantern", 2],
  ['"cormorant column"', 5],
  ['"column cormorant"'],
  ["column cormorant", 5],
  ["cormor", 5],
  ['"all is well"', 4],
  ["naïve", 4],
  ["AB/12", 4],
  ["£1,204.50", 3],
  ["thwaite", 3],
  ["24 October 1996", 4],
  ["search", 4, 5],
  ["searched", 4, 5],
  ["boiler room", 6],
  ["re-enter", 6],
  ["chief off", 6],
  ["MISS QUILTER", 3],
  ["Arkwright D. J.", 4],
  ["lantern cormorant"],
];

const documents = (page: Page) =>
  page.getByRole("group", { name: "In the documents" }).getByRole("option").locator("> span:first-child");
const status = (page: Page) => page.getByRole("dialog").getByRole("status");

async function search(page: Page, query: string): Promise<void> {
  await page.getByPlaceholder("Search the site...").fill(query);
  await expect(status(page)).not.toHaveText(/^Searching|^$/);
}

const openSearch = async (page: Page, path = "/write") => {
  await page.goto(path);
  await page.keyboard.press("Control+k");
  await expect(page.getByPlaceholder("Search the site...")).toBeFocused();
};

test.describe("in a document of known words", () => {
  // All queries of this file use one palette, because opening the page takes five times as long as a query.
  test.describe.configure({ mode: "default" });
  let folder: TestFolder;
  let page: Page;

  test.beforeAll(async ({ browser, baseURL }) => {
    folder = new TestFolder();
    await writeDocumentIndex([hearing], "en-GB", folder.root);
    page = await browser.newPage({ baseURL: baseURL ?? "" });
    await page.route(`**${documentIndexPath}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = extname(pathname) === ".js" ? "text/javascript" : "application/octet-stream";
      return route.fulfill({ body: folder.bytes(pathname), contentType });
    });
    await openSearch(page);
  });

  test.afterEach(async () => {
    await page.getByPlaceholder("Search the site...").fill("");
    await expect(status(page)).toHaveText("");
  });

  test.afterAll(async () => {
    await page.close();
    folder.delete();
  });

  for (const [query, ...pages] of questions)
    test(`${query} is on ${pages.join(" and ") || "none"} of its pages`, async () => {
      await search(page, query);
      const found = pages.length > 0 ? documents(page) : page.getByText("No results found");
      await expect(found.first()).toBeVisible();
      const titles = await documents(page).allTextContents();
      expect(titles.sort()).toEqual(pages.map((number) => `The Tide Hearing · Page ${number}`));
    });
});

test("a passage opens its page of the document, whose address names the words", async ({ page }) => {
  await openSearch(page);
  await search(page, "cormorant columns");
  const address = await page.getByRole("option", { name: /Page 12/ }).getAttribute("href");
  expect(address).toMatch(/#p12:~:text=.*column.*&text=.*cormorant/);
  await documents(page).first().click();
  await expect(page).toHaveURL(/\/documents\/pier-inquiry\/2#p12$/);
  await expect(page.getByRole("heading", { name: "Page 12" })).toBeInViewport();
});

const requestsOf = (page: Page) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return (part: string) => urls.filter((url) => new RegExp(documentIndexPath + part).test(url));
};

for (const [visitor, saveData, isLoaded] of [
  ["opened", false, 1],
  ["opened by a visitor who saves data", true, 0],
] as const)
  test(`when the search is ${visitor}, ${isLoaded ? "the files of the index that every query needs are" : "no file of the index is"} loaded before the first letter`, async ({
    page,
  }) => {
    const requests = requestsOf(page);
    const texts = page.waitForResponse(`**${searchTextsPath}`);
    await page.goto("/write");
    await page.evaluate((value) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await page.keyboard.press("Control+k");
    await (await texts).finished();
    await asked(page);
    await expect.poll(() => requests("/wasm")).toHaveLength(isLoaded);
    expect(requests("/(index|fragment)/")).toEqual([]);
    await search(page, "cormorant");
    await expect(documents(page)).toHaveText(["The pier inquiry, day 3 · Page 12"]);
  });

test("nothing more is loaded for a query that was changed before the index was there", async ({ page }) => {
  const requests = requestsOf(page);
  const { release } = await hold(page, `**${documentIndexPath}/pagefind.js`);
  await openSearch(page);
  await page.keyboard.type("inquiry");
  // The wait is longer than a pause in typing, so that the search for the first word begins.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.getByPlaceholder("Search the site...").fill("cormorant");
  release();
  await expect(documents(page)).toHaveCount(1);
  expect(requests("/fragment/")).toHaveLength(1);
});

for (const [state, prepare] of [
  ["offline", (page: Page) => page.route(`**${documentIndexPath}/**`, (route) => route.abort())],
  ["without WebAssembly", (page: Page) => page.addInitScript("delete window.WebAssembly")],
] as const)
  test(`${state} pages are searched, and a sentence says that documents are not`, async ({ page }) => {
    await prepare(page);
    await openSearch(page);
    await search(page, "turnstiles");
    await expect(status(page)).toHaveText(
      /^1 page and \d+ passages found\. Documents could not be searched\. /,
    );
  });
