import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { fixture } from "../support/contentCopy";
import { pageText } from "../support/tinyContent";
import { Editor, expect, save, test } from "./support/editor";

test.describe.configure({ mode: "default" });

/** The editor of `npm run edit` over a copy of the invented campaign: it saves what a volunteer would have written by hand. */
let editor: Editor;
let address: string;
let outside: string[];

test.beforeAll(async () => {
  editor = new Editor();
  address = await editor.start();
});

test.beforeEach(({ page }) => {
  outside = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(blob|data):/.test(url)) outside.push(url);
  });
});

test.afterEach(() => {
  editor.restore();
  expect(outside).toEqual([]);
});

test.afterAll(() => editor.stop());

const pathOf = (name: string) => join(editor.project, "content", name);
const open = (page: Page, entry: string) => page.goto(`${address}#/collections/${entry}`);

test("a testimony is found without a sign-in, and edited", async ({ page }) => {
  await page.goto(address);
  const kinds = page.getByRole("complementary");
  await kinds.getByRole("link", { name: "Testimonies", exact: true }).click();
  await page.getByRole("link", { name: /Flora Quist/ }).click();
  await page.getByLabel("Role").fill("A reader: of records");
  await page.locator("[data-slate-editor]").last().click();
  await expect(page.getByRole("button", { name: "Bold" })).toBeHidden();
  await page.keyboard.type("One more word.");
  await expect(page.frameLocator("iframe").getByText("One more word.")).toBeVisible();
  await save(page);
  const changes = editor.changes();
  expect(changes[0]).toContain("content/testimonies/flora-quist.md");
  expect(changes.slice(1)).toHaveLength(4);
  expect(changes[2]).toMatch(/^\+role: ["']?A reader: of records["']?$/);
  expect(changes[4]?.replace("One more word.", "").slice(1)).toBe(changes[3]?.slice(1));
});

test("what is pasted from Word keeps its paragraphs, bold, italics, lists and links", async ({ page }) => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm} --></style></head><body lang=EN-GB><!--StartFragment-->
<p class=MsoNormal>The clerk <b style='mso-bidi-font-weight:normal'>locked </b><b>the desk </b>at <st1:City
w:st="on">Saltmere</st1:City>, <i>not</i> the safe.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>One<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Two<o:p></o:p></p>
<p class=MsoNormal>She wrote _two_ letters, as <a href="https://example.org/a"><span style='color:blue'>the
record</span></a> says, and <a href="tel:01632960000">rang</a>.</p>
<ul><li><p>Three</p></li></ul><!--EndFragment--></body></html>`;
  await open(page, "testimonies/entries/flora-quist");
  await page.evaluate((copied) => {
    addEventListener("copy", (event) => {
      event.clipboardData?.setData("text/html", copied);
      event.preventDefault();
    });
  }, html);
  await page.locator("[data-slate-editor]").click();
  for (const key of ["ControlOrMeta+End", "Enter", "Enter", "ControlOrMeta+c", "ControlOrMeta+v"])
    await page.keyboard.press(key);
  await save(page);
  expect(editor.changes().slice(1)).toEqual([
    "+",
    "+The clerk **locked the desk** at Saltmere, _not_ the safe.",
    "+",
    "+- One",
    "+- Two",
    "+",
    "+She wrote _two_ letters, as [the record](https://example.org/a) says, and rang.",
    "+",
    "+- Three",
  ]);
});

test("an event is added to the timeline, in its place", async ({ page }) => {
  await open(page, "lists/entries/timeline");
  await page.getByRole("button", { name: "Add event" }).click();
  const fields = { Anchor: "a-letter", When: "2012-12-01", Title: "A letter", Description: "It comes." };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).last().fill(value);
  await page.getByLabel("Kind").last().click();
  await page.getByRole("option", { name: "case" }).click();
  await page.getByLabel("Icon").last().click();
  await page.getByRole("option", { name: "letter" }).click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(editor.changes().slice(1)).toEqual([
    "+- anchor: a-letter",
    '+  when: "2012-12-01"',
    "+  title: A letter",
    "+  description: It comes.",
    "+  kind: case",
    "+  icon: letter",
  ]);
  await expect(page.getByRole("status", { name: "Problems in the content" })).toBeEmpty();
  // What leads nowhere is not shown, and no message covers what does.
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(page.getByText(/^(Saved|Check for Preview)$/).filter({ visible: true })).toHaveCount(0);
  await page.getByTitle("Toggle preview").click({ trial: true });
});

test("a dropped picture replaces another one", async ({ page }) => {
  const picture = await sharp(`${fixture}/images/turnstile.jpg`).negate().jpeg().toBuffer();
  await open(page, "pages/entries/her-life");
  await page.getByRole("button", { name: "Choose different image" }).click();
  const dropped = await page.evaluateHandle(async (base64) => {
    const bytes = await (await fetch(`data:image/jpeg;base64,${base64}`)).blob();
    const data = new DataTransfer();
    data.items.add(new File([bytes], "portrait in oil.jpg", { type: "image/jpeg" }));
    return data;
  }, picture.toString("base64"));
  await expect(page.getByText("cover.jpg")).toBeVisible();
  // Decap loses a new picture if it is still reading the folder.
  await expect(async () => {
    await page.locator("body").dispatchEvent("drop", { dataTransfer: dropped });
    await expect(page.getByText("portrait-in-oil.jpg")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await save(page);
  const changes = editor.changes().filter((line) => /^[-+]/.test(line));
  expect(changes).toEqual([expect.anything(), "+  file: ../images/portrait-in-oil.jpg"]);
  expect(existsSync(pathOf("images/portrait-in-oil.jpg"))).toBe(true);
});

test("one press takes a page out of the menu and deletes it, and it can be brought back", async ({
  page,
}) => {
  const [menu, spare] = [pathOf("navigation.yaml"), pathOf("pages/spare.md")];
  writeFileSync(spare, pageText("/spare"));
  appendFileSync(menu, "- page: spare\n");
  await open(page, "pages/entries/spare");
  let question = "";
  page.on("dialog", (dialog) => {
    question = dialog.message();
    void dialog.accept();
  });
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(page.getByText("New page", { exact: true })).toBeVisible();
  expect(question).toBe("“The spare title” is named by: the menu. Take it out there and delete it?");
  expect(existsSync(spare)).toBe(false);
  expect(readFileSync(menu, "utf8")).not.toContain("spare");
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const deleted = dialog.getByRole("list", { name: "Deleted" });
  await expect(deleted.getByRole("listitem")).toContainText("content/pages/spare.md");
  await deleted.getByRole("button", { name: "Bring it back" }).click();
  await expect(dialog).toContainText("Brought back");
  expect(readFileSync(spare, "utf8")).toBe(pageText("/spare"));
});

test("a list with a typo is corrected as text, and opens as a form again", async ({ page }) => {
  const file = pathOf("timeline.yaml");
  const right = readFileSync(file, "utf8");
  const lines = right.split("\n").length;
  writeFileSync(file, `${right}- anchor: "open\n`);
  await open(page, "lists/entries/timeline");
  const where = `content/timeline.yaml:${lines}:11`;
  await expect(page.getByRole("heading", { name: where })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add event" })).toBeHidden();
  const bar = page.getByRole("status", { name: "Problems in the content" });
  await expect(bar).toContainText(`${where}  Missing closing "quote. A quotation mark`);
  await bar.getByRole("button", { name: "Open the text" }).click();

  const dialog = page.getByRole("dialog", { name: "content/timeline.yaml" });
  const text = dialog.getByRole("textbox");
  await expect(text).toHaveValue(/- anchor: "open\n$/);
  // The cursor is where the problem is.
  await page.keyboard.type('"words" and ');
  await expect(text).toHaveValue(/- anchor: "words" and "open\n$/);
  await text.fill(right);
  await dialog.getByRole("button", { name: "Save the text" }).click();
  await expect(page.getByRole("button", { name: "Add event" })).toBeVisible();
  await expect(bar).toBeEmpty();
  expect(editor.changes()).toEqual([]);
});
