import type { Page } from "@playwright/test";
import { Editor, expect, openSettings, pressSave, save, test } from "./support/editor";

/** What a volunteer does in the forms. One window goes from form to form. */
test.describe.configure({ mode: "serial" });

let editor: Editor;
let address: string;
let page: Page;
/** What the browser asked, and whether it is answered with OK. */
let questions: string[];
let isOk: boolean;

test.beforeAll(async ({ browser }) => {
  editor = new Editor();
  address = await editor.start();
  page = await browser.newPage();
  page.on("dialog", (question) => {
    questions.push(question.message());
    void (isOk ? question.accept() : question.dismiss());
  });
});

test.beforeEach(() => {
  questions = [];
  isOk = true;
});

test.afterAll(async () => {
  await page.close();
  editor.stop();
});

const open = (entry: string) => page.goto(`${address}#/collections/${entry}`);

test("the address of another form opens that form, and deleting names what it deletes", async () => {
  await open("pages/entries/her-life");
  await expect(page.getByLabel("Title")).toHaveValue("A Working Life");
  await open("pages/entries/auditor");
  await expect(page.getByLabel("Title")).toHaveValue("The Auditor's Report");
  isOk = false;
  await page.getByRole("button", { name: "Delete entry" }).click();
  expect(questions).toEqual(["Delete “The Auditor's Report”? Its file is content/pages/auditor.md."]);
  await page.goBack();
  await expect(page.getByLabel("Title")).toHaveValue("A Working Life");
  await open("lists/entries/people");
  await expect(page.getByText("Friends & Neighbours")).toBeVisible();
  await open("lists/entries/timeline");
  await expect(page.getByText("Takings are missed")).toBeVisible();
  await expect(page.getByText("Friends & Neighbours")).toBeHidden();
  expect(editor.changes()).toEqual([]);
});

test("a new entry names what it misses above Save, goes there, and is saved once it has that", async () => {
  await open("testimonies/new");
  await page.getByLabel("Name").fill("Zelda Finch");
  await page.getByLabel("Summary").fill("Too short.");
  await pressSave(page);
  const missing = page.getByRole("alert").filter({ hasText: "Not saved yet" });
  await expect(missing).toContainText("Role is missing.");
  await expect(missing).toContainText("Summary is shorter than 50 characters");
  await expect(page.getByLabel("Role")).toBeFocused();
  await page.getByLabel("Slug").fill("Zelda F");
  await page.getByLabel("Role").fill("A reader");
  await page.getByLabel("Order").fill("900");
  await page.getByLabel("Summary").fill("A line that is long enough for the card on the page of all.");
  await page.locator("[data-slate-editor]").last().click();
  await page.keyboard.type("Her words.");
  await pressSave(page);
  await expect(missing).toContainText("Slug may contain only small letters a-z, digits and single hyphens");
  await missing.getByRole("button").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("zelda-finch");
  await save(page);
  await expect(missing).toBeHidden();
  expect(editor.changes().filter((line) => line.startsWith("+"))).toEqual([
    "+---",
    "+name: Zelda Finch",
    "+role: A reader",
    "+summary: A line that is long enough for the card on the page of all.",
    "+slug: zelda-finch",
    "+order: 900",
    "+---",
    "+",
    "+Her words.",
  ]);
  editor.restore();
});

test("a page's form begins with its words, leaves out what its template does not show, and folds its settings up", async () => {
  await open("pages/entries/her-life");
  await expect(page.getByLabel("Title")).toHaveValue("A Working Life");
  const labels = page.locator('[class*="-ControlContainer"] label:visible');
  await expect(labels.first()).toHaveText("Title");
  expect((await labels.allTextContents()).slice(1, 3)).toEqual(["Standfirst (optional)", "Text"]);
  await expect(labels.nth(2)).toBeInViewport();
  const [collage, path] = [page.getByText("Collage (optional)"), page.getByLabel("Path")];
  await expect(collage).toBeHidden();
  await expect(path).toBeHidden();
  await openSettings(page);
  await path.fill("/her life");
  await openSettings(page);
  await expect(path).toBeHidden();
  await pressSave(page);
  await expect(path).toBeFocused();
  await open("pages/entries/front");
  await expect(collage).toBeVisible();
  editor.restore();
});

test("sources are chosen from their list, each with a place, and one that is not there is refused in words", async () => {
  await open("lists/entries/timeline");
  await page.getByText("An auditor adds three columns").click();
  const sources = page.locator(".sources:visible");
  const add = sources.getByRole("combobox", { name: "Add a source" });
  await add.fill("The Almanac");
  await add.press("Enter");
  await expect(sources.getByRole("alert")).toContainText("There is no source “The Almanac”.");
  // Nothing is saved without what was typed.
  await pressSave(page);
  await expect(page.getByRole("alert").filter({ hasText: "Not saved yet" })).toContainText("The Almanac");
  expect(editor.changes()).toEqual([]);
  await sources.getByRole("button", { name: "Take out The Almanac" }).click();
  await add.fill("Quay Gazette");
  await add.press("Enter");
  await expect(sources.getByRole("alert")).toBeHidden();
  await expect(sources.getByLabel("page (2 or 2-3)").last()).toBeFocused();
  await page.keyboard.type("2, 3");
  await pressSave(page);
  const missing = page.getByRole("alert").filter({ hasText: "Not saved yet" });
  await expect(missing).toContainText("must name one source and, after a colon, one place in it");
  await sources.getByLabel("page (2 or 2-3)").last().fill("2");
  await sources.getByRole("button", { name: /^Take out Auditor's report/ }).click();
  await save(page);
  expect(editor.changes().slice(1)).toEqual(['-    - "auditors-report:2"', "+    - gazette-1996:2"]);
  editor.restore();
});

test("a title opens its entry, a new entry is in view, and × asks", async () => {
  await open("lists/entries/timeline");
  await page.getByText("Takings are missed").click();
  await expect(page.getByLabel("Title").nth(1)).toBeVisible();
  await page.getByRole("button", { name: "Add event" }).click();
  await expect(page.getByLabel("Anchor").last()).toBeFocused();
  await expect(page.getByLabel("Anchor").last()).toBeInViewport();
  const anchors = await page.getByLabel("Anchor").count();
  isOk = false;
  const entry = page.locator('[class*="-SortableListItem"]').first();
  const remove = entry.locator(':scope > [class*="TopBar"] button').last();
  await remove.click();
  expect(questions).toEqual(["Take “The pier closes for repairs” out of this list?"]);
  await expect(page.getByLabel("Anchor")).toHaveCount(anchors);
  isOk = true;
  await remove.click();
  await expect(page.getByLabel("Anchor")).toHaveCount(anchors - 1);
  editor.restore();
});

test("an open form asks nothing while nobody works, and again when its window is used", async ({ page }) => {
  // Its last question at the start.
  const last = page.waitForResponse((answer) => /"problems"/.test(answer.request().postData() ?? ""));
  await page.goto(`${address}#/collections/pages/entries/her-life`);
  await expect(page.getByLabel("Title")).toBeVisible();
  await expect(page.getByRole("status", { name: "Where your work is" })).not.toBeEmpty();
  await last;
  // Longer than the two seconds after which the editor used to ask.
  await expect(page.waitForRequest("**/api", { timeout: 5000 })).rejects.toThrow(/Timeout/);
  const asked = page.waitForRequest("**/api");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await asked;
});

test("a number has one line, an address several", async () => {
  await open("lists/entries/contact");
  await page.getByText("Letters for Her", { exact: true }).click();
  await page.getByText("Her number", { exact: true }).click();
  const number = page.getByLabel("Value").filter({ visible: true });
  await number.press("End");
  await number.press("Enter");
  await expect(number).toHaveValue("Q1234ZZ");
  await page.getByText("Address", { exact: true }).click();
  const address = page.getByLabel("Value").first();
  await address.press("End");
  const before = await address.inputValue();
  await address.press("Enter");
  await expect(address).not.toHaveValue(before);
  editor.restore();
});
