import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { change, read } from "../support/clones";
import { violations } from "./support/axe";
import { expect, field, openSettings, pressSave, saving } from "./support/editor";
import { test } from "./support/test";
import { dialogOf, share, shareButton, TwoEditors } from "./support/twoEditors";

test.describe.configure({ mode: "serial" });

let two: TwoEditors;
let clones: TwoEditors["clones"];
let [ann, ben] = ["", ""];

test.beforeAll(async () => {
  two = new TwoEditors();
  ({ clones, ann, ben } = two);
  clones.git(ann, "config", "--unset", "user.name");
  await two.start();
});

test.afterAll(() => two.stop());

const life = "content/pages/her-life.md";
const timeline = "content/timeline.yaml";

const open = (page: Page, project: string, place?: string) => two.open(page, project, place);
const state = (page: Page) => page.getByRole("status", { name: "Where your work is" });

async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page, ["html"])).toEqual([]);
}

test("a saved form is shared, after asking for the name once", async ({ page }) => {
  await open(page, ann, "pages/her-life");
  await field(page, "Title").fill("A Whole Life");
  await expect(state(page)).toContainText("Nothing to share");
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await page
    .getByText("Only saved changes are shared.")
    .getByRole("link", { name: "A Working Life" })
    .click();
  await pressSave(page);
  await expect(state(page)).toContainText("1 change to share · last shared at");
  await expect(state(page)).toContainText("not online yet");

  await page.getByRole("link", { name: "Share", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Share your changes · /);
  await shareButton(page).focus();
  await expectNoViolations(page);
  await page.keyboard.press("Enter");
  await dialogOf(page).getByLabel("Your name").fill("Ann");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toContainText("Shared: Her Life: title.");
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(state(page)).toContainText("Nothing to share");
  expect(clones.git(clones.server, "log", "-1", "--format=%an|%s", "main")).toBe("Ann|Her Life: title");
});

test("a change elsewhere in the same file is merged with it", async ({ page }) => {
  change(ben, life, ["label: Her Life", "label: Life"]);
  await open(page, ben, "pages/her-life");
  await expect(field(page, "Title")).toHaveValue("A Working Life");
  const dialog = await share(page);
  await expect(dialog).toContainText("Shared: Life: label.");
  await expect(dialog).toContainText("Received: Life: title.");
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByText("What you received when you last shared").click();
  await expect(page.getByRole("insertion")).toHaveText("Whole");
  await page.goBack();
  // The open form now shows the title that somebody else has shared.
  await expect(field(page, "Title")).toHaveValue("A Whole Life");
  await openSettings(page);
  await expect(field(page, "Label")).toHaveValue("Life");
});

test("two wordings of one field are shown side by side, and a third can be written", async ({ page }) => {
  for (const project of [ann, ben]) clones.git(project, "pull", "-q", "origin", "main");
  change(ann, timeline, ["The pier closes", "The pier is closed"]);
  change(ben, timeline, ["The pier closes", "The pier shuts"]);
  await open(page, ann);
  await expect(await share(page)).toContainText("Shared: Timeline: one entry changed.");

  await open(page, ben);
  const dialog = await share(page);
  const conflict = dialog.getByRole("group", { name: /^Timeline, “The pier shuts.*”, Title$/ });
  const mine = conflict.getByRole("figure", { name: "Your wording" });
  const theirs = conflict.getByRole("figure", { name: "The wording of Ann" });
  await expect(mine).toContainText("The pier shuts for repairs");
  await expect(theirs).toContainText("The pier is closed for repairs");
  await expect(mine.locator("mark")).toHaveText("shuts");
  await expect(theirs.locator("mark")).toHaveText("is closed");
  await expectNoViolations(page);
  await expect(conflict.getByRole("textbox")).toHaveCount(0);
  await conflict.getByLabel("Keep theirs").check();
  await page.keyboard.press("ArrowDown");
  await expect(conflict.getByLabel("Write another")).toBeChecked();
  await conflict.getByRole("textbox").fill("No more pier");
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog).toContainText("Shared: Timeline: one entry changed.");
  expect(read(ben, timeline)).toContain("title: No more pier\n");

  await open(page, ann);
  await expect(await share(page)).toContainText("Received: Timeline: one entry changed.");
  expect(read(ann, timeline)).toBe(read(ben, timeline));
});

test("if the check finds a problem, nothing is shared, and the dialog lists the problem", async ({
  page,
}) => {
  const before = read(ben, timeline);
  change(ben, timeline, ["icon: house", "icon: huose"]);
  await open(page, ben);
  const dialog = await share(page);
  await expect(dialog.getByRole("heading")).toHaveText("Nothing has been shared yet");
  await expect(dialog.getByRole("listitem")).toHaveText(/^Timeline, .*house/);
  await expectNoViolations(page);
  writeFileSync(join(ben, timeline), before);
});

test("one click undoes a shared change in the folder, and the undo is a change to share", async ({
  page,
}) => {
  change(ben, life, ["title: A Whole Life", "title: A Long Life"]);
  await open(page, ben, "pages/her-life");
  await expect(field(page, "Title")).toHaveValue("A Long Life");
  await expect(await share(page)).toContainText("Shared: Life: title.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo a change", exact: true }).click();
  const dialog = dialogOf(page);
  const latest = dialog.getByRole("listitem").first();
  await expect(latest).toContainText("Life: title");
  await expect(latest).toContainText(/\d\d:\d\d, Ben/);
  await latest.getByText("What was changed").click();
  await expect(latest.getByRole("deletion")).toHaveText("Whole");
  await expect(latest.getByRole("insertion")).toHaveText("Long");
  await expectNoViolations(page);
  const commits = clones.git(ben, "rev-list", "HEAD");
  await latest.getByRole("button", { name: "Undo this change" }).click();
  await expect(dialog).toContainText("Life: title.");
  await expect(dialog.getByRole("heading")).toHaveText("Undone");
  expect(clones.git(ben, "rev-list", "HEAD")).toBe(commits);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(state(page)).toContainText("1 change to share");
  await page.getByRole("main").getByRole("link", { name: "Title" }).click();
  await expect(field(page, "Title")).toHaveValue("A Whole Life");
  await expect(field(page, "Title")).toBeFocused();
});

test("a text that has changed again since is shown next to its earlier version before it is undone", async ({
  page,
}) => {
  change(ben, life, ["title: A Whole Life", "title: A Short Life"]);
  await open(page, ben);
  await page.getByRole("button", { name: "Undo a change", exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("listitem").nth(1).getByRole("button", { name: "Undo this change" }).click();
  await expect(dialog.getByRole("figure", { name: "As it is now" })).toContainText("A Short Life");
  await expect(dialog.getByRole("figure", { name: "As it was before" })).toContainText("A Whole Life");
  await dialog.getByLabel("Restore it as it was before").check();
  await dialog.getByRole("button", { name: "Undo it" }).click();
  await expect(dialog.getByRole("heading")).toHaveText("Undone");
  expect(read(ben, life)).toContain("title: A Whole Life");
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Undo a change", exact: true }).click();
  await dialog
    .getByRole("list", { name: "Deleted" })
    .getByRole("button", { name: "Make this change again" })
    .click();
  await expect(dialog.getByRole("status")).toContainText("Changed again: Life: title");
  expect(read(ben, life)).toContain("title: A Short Life");
});

test("an undone version is restored into its form if its page was changed in the meantime", async ({
  page,
}) => {
  await open(page, ben, "pages/her-life");
  const dialog = dialogOf(page);
  const undo = page.getByRole("button", { name: "Undo a change", exact: true });
  await undo.click();
  await dialog.getByRole("button", { name: "Undo this change" }).first().click();
  await dialog.getByRole("button", { name: "Done" }).click();
  change(ben, life, ["She is remembered", "She was remembered"]);
  await undo.click();
  await dialog
    .getByRole("list", { name: "Deleted" })
    .getByRole("button", { name: "Make this change again" })
    .click();
  await expect(dialog.getByRole("status")).toContainText("was changed in the meantime");
  await dialog.getByRole("link", { name: "Open the form" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue("A Short Life");
  await pressSave(page);
  await expect(saving(page)).toContainText("Saved.");
  expect(read(ben, life)).toMatch(/title: A Short Life[^]*She was remembered/);
  change(ben, life, ["She was remembered", "She is remembered"]);
});

test("a change to a page can be undone from the earlier versions of the page", async ({ page }) => {
  await open(page, ben, "pages/her-life");
  await page.getByRole("button", { name: "Earlier versions" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText("Earlier versions");
  await expect(dialog.getByRole("listitem").first()).toContainText("not shared yet");
  await expect(dialog).not.toContainText("Timeline");
  await expectNoViolations(page);
  await dialog.getByRole("listitem").first().getByRole("button", { name: "Undo this change" }).click();
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText("Undone");
  expect(read(ben, life)).toContain("title: A Long Life");
});

test("the unshared change of one file can be undone from the list of changes, and a dialog confirms it", async ({
  page,
}) => {
  const campaign = "content/campaign.yaml";
  const before = read(ben, campaign);
  change(ben, campaign, ["copyright: ", "copyright: All of "]);
  await open(page, ben, "share");
  const dialog = dialogOf(page);
  await page
    .getByRole("button", { name: /^Undo this change: / })
    .last()
    .press("Enter");
  await expect(dialog.getByRole("heading")).toHaveText("Undone");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(read(ben, campaign)).toBe(before);
});
