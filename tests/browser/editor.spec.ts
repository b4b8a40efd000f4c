/** The most common tasks of volunteers, in the editor of `npm run edit` with a copy of the invented campaign. */
import { existsSync } from "node:fs";
import sharp from "sharp";
import { violations } from "./support/axe";
import {
  choose,
  expect,
  field,
  openSettings,
  pressSave,
  problemsPanel,
  save,
  saving,
  test,
} from "./support/editor";

test.describe.configure({ mode: "default" });

let outside: string[];

test.beforeEach(({ page, editor }) => {
  outside = [];
  // Chromium logs an error for the status 422, with which the editor refuses a request. These tests expect some refusals, so they ignore
  // such errors.
  page.on("console", (message) => /\b422\b/.test(message.text()) || outside.push(message.text()));
  page.on("request", (request) => {
    if (!request.url().startsWith(editor.address)) outside.push(request.url());
  });
});

test.afterEach(() => expect(outside).toEqual([]));

test("a text is found by a word of its title, and edited", async ({ page, editor }) => {
  await page.goto("/");
  await page.getByRole("searchbox").fill("quist");
  await page.getByRole("link", { name: /^Flora Quist Campaign/ }).click();
  await expect(page).toHaveURL(/\/testimonies\/flora-quist$/);
  await expect(page).toHaveTitle("Flora Quist · Content editor");
  await field(page, "Role").fill("A reader: of records");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.press("ControlOrMeta+End");
  await page.keyboard.type(" One more word.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saving(page)).toHaveText("Saved.");
  const changes = editor.changes();
  expect(changes[0]).toContain("content/testimonies/flora-quist.md");
  expect(changes.slice(1)).toHaveLength(4);
  expect(changes[2]).toMatch(/^\+role: ["']?A reader: of records["']?$/);
  expect(changes[4]).toBe(`+${changes[3]?.slice(1) ?? ""} One more word.`);
});

test("a date that was just typed is read before Ctrl+S saves it, and the cursor stays", async ({
  page,
  editor,
}) => {
  await page.goto("/timeline#entries.0.when");
  const when = field(page, "When");
  await when.fill("2 January 1996");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saving(page)).toHaveText("Saved.");
  expect(editor.read("timeline.yaml")).toMatch(/when: "?1996-01-02/);
  await expect(field(page, "When")).toHaveValue("1996-01-02");
  await expect(field(page, "When")).toBeFocused();
});

test("a number is changed, and an impossible one is refused beside its field", async ({ page, editor }) => {
  await page.goto("/contact/letters-for-her");
  await page.getByRole("button", { name: "Her number", exact: true }).click();
  const value = field(page, "Value");
  await value.fill("Q12");
  await value.press("Enter");
  await expect(value).toHaveValue("Q12");
  await pressSave(page);
  await expect(value).toHaveAccessibleDescription(/Value must be a prisoner number/);
  await expect(value).toHaveAttribute("aria-invalid", "true");
  await expect(value).toBeFocused();
  expect(editor.changes()).toEqual([]);
  await value.fill("Q1235ZZ");
  await save(page);
  expect(editor.changes().slice(1)).toEqual(["-      value: Q1234ZZ", "+      value: Q1235ZZ"]);
  await page.getByRole("button", { name: "Address", exact: true }).click();
  const lines = field(page, "Value").first();
  await lines.press("ControlOrMeta+End");
  await lines.press("Enter");
  await expect(lines).toHaveValue(/\n$/);
});

test("an event is added to the timeline with its source, by keys alone", async ({ page, editor }) => {
  await page.goto("/timeline");
  await page.getByRole("button", { name: "Add event" }).press("Enter");
  await expect(field(page, "When")).toBeFocused();
  await page.keyboard.type("[..2012-12]");
  await expect(page.getByRole("status").filter({ hasText: "In or before December 2012" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2012-12-01");
  await expect(page.getByRole("status").filter({ hasText: "1 December 2012" })).toBeVisible();
  for (const words of ["", "A letter", "It comes."]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(words);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type("the");
  await page.keyboard.press("Tab");
  await page.keyboard.type("le");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("gazette");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(field(page, "page")).toBeFocused();
  await page.keyboard.type("2");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saving(page)).toHaveText("Saved.");
  expect(editor.changes().slice(1)).toEqual([
    "+- anchor: a-letter",
    '+  when: "2012-12-01"',
    "+  title: A letter",
    "+  description: It comes.",
    "+  kind: case",
    "+  icon: letter",
    "+  sources:",
    "+    - gazette-1996:2",
  ]);
  await expect(problemsPanel(page)).toBeEmpty();
  expect(await violations(page)).toEqual([]);
});

test("a dropped picture replaces another one, and goes once one is chosen by its name", async ({
  page,
  editor,
}) => {
  const picture = await sharp("tests/fixtures/campaign/images/turnstile.jpg").negate().jpeg().toBuffer();
  await page.goto("/pages/her-life");
  const box = page.getByRole("group", { name: "File" });
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "Portrait in oil.jpg", { type: "image/jpeg" }));
    return data;
  }, picture.toString("base64"));
  await box.dispatchEvent("drop", { dataTransfer: dropped });
  const status = box.getByRole("status");
  await expect(status).toContainText("portrait-in-oil.jpg");
  const photograph = { name: "IMG_1.HEIC", mimeType: "", buffer: Buffer.from("ftypheic") };
  await box.getByLabel("File: from this computer").setInputFiles(photograph);
  await expect(status).toContainText("Save it as a JPEG");
  await save(page);
  const changes = editor.changes().filter((line) => /^[-+]/.test(line));
  expect(changes).toEqual([expect.anything(), "+  file: ../images/portrait-in-oil.jpg"]);
  await choose(box.getByRole("combobox", { name: "File" }), "pier.jpg");
  await save(page);
  expect(editor.read("pages/her-life.md")).toContain("\n  file: ../images/pier.jpg\n");
  const isThere = () => existsSync(editor.pathOf("images/portrait-in-oil.jpg"));
  await expect.poll(isThere).toBe(false);
  await box.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(box).toContainText("portrait-in-oil.jpg");
  expect(isThere()).toBe(true);
  await page.getByRole("button", { name: "Discard changes", exact: true }).click();
  await page.getByRole("button", { name: "Discard them" }).click();
  await expect.poll(isThere).toBe(false);
});

test("the form of a new entry lists its problems, moves the focus to the first, and is saved once they are corrected", async ({
  page,
  editor,
}) => {
  await page.goto("/testimonies");
  await page.getByRole("link", { name: "New testimony" }).click();
  await expect(page).toHaveTitle("New testimony · Content editor");
  await field(page, "Name").fill("Zelda Finch");
  await pressSave(page);
  const missing = page.getByRole("alert");
  await expect(missing).toContainText("“Role” is empty.");
  await expect(missing).toContainText("“Summary” is empty.");
  await expect(field(page, "Role")).toBeFocused();
  // The editor makes the address from the name only when the form is saved. Until then, the field is empty.
  await expect(field(page, "Address")).toHaveValue("");
  const fields = { Address: "Zelda F", Role: "A reader", Order: "900", Text: "Her words." };
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
  await field(page, "Summary").fill("A line that is long enough for the card on the page of all.");
  await openSettings(page);
  await pressSave(page);
  await expect(missing).toContainText(
    "Address may contain only lower-case letters a-z, digits and single hyphens",
  );
  await expect(field(page, "Address")).toBeFocused();
  await field(page, "Address").fill("zelda-finch");
  await pressSave(page);
  await expect(page).toHaveURL(/\/testimonies\/zelda-finch$/);
  await expect(field(page, "Name")).toHaveValue("Zelda Finch");
  await expect(missing).toHaveCount(0);
  await expect(saving(page)).toHaveText("Saved.");
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
});
