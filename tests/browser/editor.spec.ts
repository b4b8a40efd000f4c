import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { Editor } from "./support/editor";

/** The editor of `npm run edit` over a copy of content/: what it saves is what one would have written by hand. */
let editor: Editor;
let address: string;
let outside: string[];

test.beforeEach(async ({ page }) => {
  editor = new Editor();
  address = await editor.start();
  outside = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(blob|data):/.test(url)) outside.push(url);
  });
});

test.afterEach(() => {
  editor.stop();
  expect(outside).toEqual([]);
});

const open = (page: Page, entry: string) => page.goto(`${address}#/collections/${entry}`);

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Save now").click();
}

test("nobody signs in, and each kind of content is listed", async ({ page }) => {
  await page.goto(address);
  const collections = page.getByRole("complementary");
  for (const name of ["Pages", "Testimonies", "Lists and settings"]) {
    await expect(collections.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await collections.getByRole("link", { name: "Testimonies", exact: true }).click();
  await expect(page.getByRole("link", { name: /Sarah Hanover/ })).toBeVisible();
});

test("a testimony is edited", async ({ page }) => {
  await open(page, "testimonies/entries/sarah-hanover");
  await page.getByLabel("Role").fill("A reader: of records");
  await page.locator("[data-slate-editor]").last().click();
  await page.keyboard.type("One more word.");
  await expect(page.frameLocator("iframe").getByText("One more word.")).toBeVisible();
  await save(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  const changes = editor.changes();
  expect(changes[0]).toContain("content/testimonies/sarah-hanover.md");
  expect(changes.slice(1)).toHaveLength(4);
  expect(changes[2]).toMatch(/^\+role: ["']?A reader: of records["']?$/);
  expect(changes[4]).toContain("One more word.");
  expect(changes[4]?.replace("One more word.", "").slice(1)).toBe(changes[3]?.slice(1));
});

test("an event is added to the timeline, in its place", async ({ page }) => {
  await open(page, "lists/entries/timeline");
  await page.getByRole("button", { name: "Add event" }).click();
  const fields = {
    Anchor: "a-letter",
    Date: "1 December 1986",
    When: "1986-12-01",
    Title: "A letter",
    Description: "Somebody writes.",
  };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).last().fill(value);
  await page.getByLabel("Icon").last().click();
  await page.getByRole("option", { name: "letter" }).click();
  await save(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(editor.changes().slice(1)).toEqual([
    "+- anchor: a-letter",
    "+  date: 1 December 1986",
    '+  when: "1986-12-01"',
    "+  title: A letter",
    "+  description: Somebody writes.",
    "+  icon: letter",
  ]);
  await expect(page.getByRole("status", { name: "What is wrong" })).toBeEmpty();
});

test("a picture is dropped, and takes the place of another", async ({ page }) => {
  const file = join(editor.project, "portrait in oil.jpg");
  await sharp("content/images/his-life.jpg").negate().jpeg().toFile(file);
  await open(page, "pages/entries/his-life");
  await page.getByRole("button", { name: "Choose different image" }).click();
  const dropped = await page.evaluateHandle(
    async (base64) => {
      const bytes = await (await fetch(`data:image/jpeg;base64,${base64}`)).blob();
      const data = new DataTransfer();
      data.items.add(new File([bytes], "portrait in oil.jpg", { type: "image/jpeg" }));
      return data;
    },
    (await sharp(file).toBuffer()).toString("base64"),
  );
  await expect(page.getByText("alibi-log.jpg")).toBeVisible();
  // Decap forgets a new picture while it still reads the folder.
  await expect(async () => {
    await page.locator("body").dispatchEvent("drop", { dataTransfer: dropped });
    await expect(page.getByText("portrait-in-oil.jpg")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole("button", { name: "Choose selected" }).click();
  await save(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
  const changes = editor.changes();
  expect(changes).toContain("+  file: ../images/portrait-in-oil.jpg");
  expect(changes.filter((line) => /^[-+]/.test(line))).toHaveLength(2);
  expect(existsSync(join(editor.project, "content/images/portrait-in-oil.jpg"))).toBe(true);
});

test("what the check refuses is not saved, and the reason is said", async ({ page }) => {
  await open(page, "testimonies/entries/sarah-hanover");
  await page.getByLabel("Slug").fill("alasdair-macinroy");
  await save(page);
  await expect(page.getByText(/Not saved\. .*alasdair-macinroy/)).toBeVisible();
  expect(editor.changes()).toEqual([]);
});

test("what a change breaks elsewhere is listed", async ({ page }) => {
  await open(page, "pages/entries/alibi");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(page.getByRole("status", { name: "What is wrong" })).toContainText(
    /content\/navigation\.yaml:\d+:\d+ .*alibi/,
  );
});

test("another site's page cannot write", async ({ request }) => {
  const body = {
    branch: "main",
    action: "deleteFile",
    params: { branch: "main", path: "content/legal.yaml", options: { commitMessage: "" } },
  };
  const answer = await request.post(`${address}api/v1`, {
    data: body,
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  expect(answer.status()).toBe(403);
  expect(editor.changes()).toEqual([]);
});
