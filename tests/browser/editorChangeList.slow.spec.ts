import { copyFileSync } from "node:fs";
import { violations } from "./support/axe";
import { change } from "../support/clones";
import { expect, field, save, saving, test } from "./support/editor";

test("the list of changes explains the consequences of three changes, and two are shared while one is held back", async ({
  page,
  editor,
}) => {
  const { project } = editor;
  change(project, "content/pages/her-life.md", ["there were four", "there were five"]);
  change(project, "content/pages/auditor.md", [
    "It does not say that he lied.",
    "It does not say whether he lied.",
  ]);
  change(project, "content/timeline.yaml", ['"1997-03-04"', '"1997-03-05"']);
  await page.goto("/");
  await page.getByRole("link", { name: "Share", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/share$/);
  const meaning = (title: string) => page.getByRole("list", { name: `What happens if you share ${title}` });
  await expect(meaning("Her Life").getByRole("listitem")).toHaveText([
    "This change goes online when the site is next published.",
    "Readers may have read the earlier wording. If it was wrong, add a correction: The School: paragraph 2.",
  ]);
  await expect(meaning("The Auditor").getByRole("listitem")).toHaveText([
    "This change still needs a review before it is published.",
    // The page has already been reviewed once. Therefore an earlier version of it may have been online.
    /^Readers may have read the earlier wording\. /,
  ]);
  await expect(meaning("Timeline").getByRole("listitem")).toHaveText([
    "This change goes online when the site is next published.",
    "Readers may have read the earlier wording. If it was wrong, add a correction: “The bookkeeper is taken into custody”, When.",
  ]);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("deletion")).toHaveText("4 March 1997");
  await expect(timeline.getByRole("insertion")).toHaveText("5 March 1997");
  expect(await violations(page, ["html"])).toEqual([]);
  await page.getByRole("link", { name: "The School: paragraph 2" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Text" })).toBeFocused();
  const atCursor = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
  await expect.poll(atCursor).toContain("there were five");
  await page.goBack();

  await page.getByRole("button", { name: "Don’t share yet: Timeline" }).press("Enter");
  await expect(timeline).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status", { name: "What is shared" })).toContainText(
    "Not shared yet: Timeline.",
  );
  await page.getByRole("button", { name: "Share these 2 changes" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Shared: The Auditor: note. Her Life: text.");
  await page.keyboard.press("Escape");
  expect(editor.changes()).toEqual([]);

  await page
    .getByText("This form has changes that you hold back from sharing:")
    .getByRole("link", { name: "Timeline" })
    .press("Enter");
  await page.getByRole("button", { name: /^The bookkeeper/ }).press("Enter");
  await expect(field(page, "When")).toHaveValue("1997-03-05");
});

test("a change that another program makes is listed before it is shared, with both versions of a picture", async ({
  page,
  editor,
}) => {
  change(editor.project, "content/pages/her-life.md", ["there were four", "there were five"]);
  await page.goto("/share");
  const press = (name: string) => page.getByRole("button", { name }).press("Enter");
  await expect(page.getByRole("button", { name: "Share this change" })).toBeVisible();
  await expect(page.getByText("On some sites, they go online by themselves")).toBeVisible();
  copyFileSync(editor.pathOf("images/people/two.jpg"), editor.pathOf("images/people/one.jpg"));
  await press("Share this change");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("has changed since you saw the list");
  await page.keyboard.press("Escape");
  const both = page.getByRole("region", { name: "Picture one.jpg" }).getByRole("img");
  await expect(both).toHaveCount(2);
  await expect
    .poll(() =>
      both.evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.map(({ naturalWidth }) => naturalWidth > 0),
      ),
    )
    .toEqual([true, true]);
  const [before, after] = await both.evaluateAll((all: HTMLImageElement[]) =>
    all.map(({ x, y }) => ({ x, y })),
  );
  expect(before?.y).toBe(after?.y);
  expect(before?.x).toBeLessThan(after?.x ?? 0);
  await press("Share these 2 changes");
  await expect(dialog).toContainText("Shared: ");
});

for (const [what, file, edit, list, was, now] of [
  [
    "a text",
    "pages/her-life.md",
    ["there were four", "there were five"],
    "changes",
    "^There is .* of which there were four\\.$",
    "^There is .* of which there were five\\.$",
  ],
  [
    "an entry",
    "timeline.yaml",
    ['"1998-05-14"', '"1998-05-15"'],
    "entries.4.changes",
    "^14 May 1998$",
    "^15 May 1998$",
  ],
] as const)
  test(`“Add a correction” fills in the earlier and the new wording of ${what}, and adds only one entry`, async ({
    page,
    editor,
  }) => {
    change(editor.project, `content/${file}`, [...edit]);
    await page.goto("/share");
    await page.getByRole("button", { name: /^Add a correction/ }).press("Enter");
    const inChanges = (name: string) => page.locator(`[id="${list}.0.${name}"]`);
    await expect(inChanges("text")).toBeFocused();
    await page.keyboard.type("It was wrong.");
    await expect(saving(page)).toContainText("The editor keeps what you type");
    // The button opens the entry that the first click has added. It does not add another entry.
    await page.getByRole("link", { name: "Share", exact: true }).press("Enter");
    await page.getByRole("button", { name: /^Add a correction/ }).press("Enter");
    await expect(inChanges("text")).toBeFocused();
    await expect(inChanges("text")).toHaveValue("It was wrong.");
    await expect(page.getByRole("button", { name: "Remove: It was wrong." })).toHaveCount(1);
    await expect(inChanges("was")).toHaveValue(new RegExp(was));
    await expect(inChanges("now")).toHaveValue(new RegExp(now));
    await save(page);
    const added = editor.changes().join("\n");
    for (const words of ["text: It was wrong.", "correction: true"]) expect(added).toContain(words);
  });
