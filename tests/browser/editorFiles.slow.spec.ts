/** Tests of files that no form can show, and of deleted files. */
import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { drawnPdf } from "../support/drawnPdf";
import { pageText } from "../support/tinyContent";
import { expect, field, pressSave, problemsPanel, save, saving, test } from "./support/editor";

test("a list with a typo is corrected as text, and opens as a form again", async ({ page, editor }) => {
  const right = editor.read("timeline.yaml");
  writeFileSync(editor.pathOf("timeline.yaml"), `${right}- anchor: "open\n`);
  await page.goto("/");
  await problemsPanel(page).getByRole("link", { name: "Timeline", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("A quotation mark opens here");
  const text = page.getByRole("textbox", { name: "Text of the file" });
  // The editor has opened the file and selected the text that has the problem.
  expect(
    await text.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    ),
  ).toBe('"open');
  const kept = page.waitForResponse((response) => /typed/.test(response.request().postData() ?? ""));
  await text.fill(`${right}- anchor: "typed\n`);
  await kept;
  await page.reload();
  await expect(text).toHaveValue(/- anchor: "typed\n$/);
  await text.fill(right);
  await page.getByRole("button", { name: "Save the text" }).click();
  await expect(page.getByRole("button", { name: "Add event" })).toBeVisible();
  await expect(problemsPanel(page)).toBeEmpty();
  expect(editor.changes()).toEqual([]);
});

test("one press takes a page out of the menu and deletes it, and it is restored", async ({
  page,
  editor,
}) => {
  const [menu, spare] = [editor.pathOf("navigation.yaml"), editor.pathOf("pages/spare.md")];
  writeFileSync(spare, pageText("/spare"));
  appendFileSync(menu, "- page: spare\n");
  await page.goto("/pages/spare");
  await page.getByRole("button", { name: "Delete this page" }).press("Enter");
  const question = page.getByRole("alert");
  // Before anybody confirms the deletion, the question lists the links to the page.
  await expect(question).toContainText("This place links to");
  await expect(question.getByRole("link", { name: "the menu" })).toHaveAttribute(
    "href",
    /^\/navigation#entries\.\d+\./,
  );
  await question.getByRole("button", { name: "Keep it" }).press("Enter");
  await expect(page.getByRole("button", { name: "Delete this page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await question.getByRole("button", { name: "Remove the link and delete it" }).click();
  await expect(page).toHaveURL(/\/pages$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("To restore it, select Undo a change.")).toBeVisible();
  expect(editor.read("navigation.yaml")).not.toContain("spare");
  await page.getByRole("button", { name: "Undo a change", exact: true }).click();
  const deleted = page.getByRole("dialog").getByRole("list", { name: "Deleted" });
  await expect(deleted.getByRole("listitem")).toContainText("The spare title: deleted");
  await deleted.getByRole("button", { name: "Restore it" }).click();
  await expect(page.getByRole("dialog")).toContainText("Restored: The spare title");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Undo a change" })).toBeFocused();
  expect(editor.read("pages/spare.md")).toBe(pageText("/spare"));
});

const pdf = async (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: await drawnPdf((page) => page.text("What was said.")),
});

test("a PDF is put into the register from this computer, and one that was tried goes", async ({
  page,
  editor,
}) => {
  await page.goto("/documents#entries.1.file");
  const box = page.getByRole("group", { name: "File" });
  const input = box.getByLabel("File: from this computer");
  await input.setInputFiles({ ...(await pdf("Scan.pdf")), buffer: Buffer.from("PK") });
  await expect(box.getByRole("status")).toContainText("is not a PDF");
  await input.setInputFiles(await pdf("Tried.pdf"));
  await expect(box).toContainText("tried.pdf");
  await input.setInputFiles(await pdf("Third Ledger (1).PDF"));
  await expect(box).toContainText("third-ledger-1.pdf");
  await field(page, "Became public").fill("It was read out in court.");
  await save(page);
  expect(editor.read("documents.yaml")).toContain("  file: third-ledger-1.pdf\n");
  await expect.poll(() => existsSync(editor.pathOf("documents/tried.pdf"))).toBe(false);
  expect(existsSync(editor.pathOf("documents/third-ledger-1.pdf"))).toBe(true);
});

test("saving waits for a PDF that is still being copied", async ({ page, editor }) => {
  let copy = () => {};
  const pressed = new Promise<void>((resolve) => (copy = resolve));
  await page.route(/\/-\/content\//, async (route) => {
    if (route.request().method() === "PUT") await pressed;
    await route.continue();
  });
  await page.goto("/documents#entries.1.file");
  const box = page.getByRole("group", { name: "File" });
  await box.getByLabel("File: from this computer").setInputFiles(await pdf("Late.pdf"));
  await expect(box.getByRole("status")).toContainText("Saving Late.pdf…");
  await field(page, "Became public").fill("It was read out in court.");
  await pressSave(page);
  await expect(saving(page)).toHaveText("Waiting until the editor has received the file that you added…");
  copy();
  await expect(saving(page)).toHaveText("Saved.");
  expect(editor.read("documents.yaml")).toContain("  file: late.pdf\n");
});

test("a PDF from this computer can be added as a link, with a space before its name", async ({
  page,
  editor,
}) => {
  await page.goto("/pages/her-life#body");
  const text = field(page, "Text");
  await text.press("Control+End");
  await text.press("Control+k");
  await page.getByLabel("New document (PDF)").setInputFiles(await pdf("Her Letter.pdf"));
  await expect(text.getByText("her-letter.pdf")).toBeVisible();
  await save(page);
  expect(editor.read("pages/her-life.md")).toMatch(
    /\S \[her-letter\.pdf\]\(\.\.\/documents\/her-letter\.pdf\)\n$/,
  );
});
