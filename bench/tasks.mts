/**
 * Measures how long a volunteer waits for the editor. The editor shows the site beside the form, and the project has a repository to share
 * with.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { copyProject } from "../scripts/projectCopy.mjs";
import { EditorProcess } from "../tests/support/editorProcess";
import type { Row } from "./bench.mjs";
import { median, type Measured } from "./phone.mjs";

/** The number of times that each task is done. The first time is not counted, because the editor and the site are still starting. */
const rounds = 6;

/**
 * Copies the project with its content into `folder`, and turns the copy into a git repository. Next to it is a bare repository, with which
 * the copy shares.
 */
function prepare(folder: string): string {
  const project = join(folder, "project");
  copyProject(project);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: project });
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Ann");
  git("config", "user.email", "ann@example.invalid");
  git("add", "content", "package.json");
  git("commit", "-q", "-m", "Begin");
  git("clone", "-q", "--bare", project, join(folder, "server.git"));
  git("remote", "add", "origin", join(folder, "server.git"));
  git("fetch", "-q");
  git("branch", "-q", "--set-upstream-to=origin/main");
  return project;
}

/**
 * The tasks, in the order in which a volunteer does them. Each has the seconds that an outside tester needed for it on 27 November 2026.
 */
const tasks = {
  "the list of pages": 0.07,
  "a page's form": 0.17,
  "a save": 0.4,
  "from the save to the new words on the page": 2.3,
  "the list of what can be shared": 0.5,
  "a share": 1.8,
  "the undoing of a change": 0.8,
};

type Task = keyof typeof tasks;

/** Does each task once, and calls `measure` with the task's name and the function that does it. */
async function doTasks(
  page: Page,
  address: string,
  name: string,
  title: string,
  measure: (task: Task, act: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole("dialog");
  const field = page.getByLabel("Title", { exact: true });
  const onPage = page.frameLocator("iframe").getByRole("heading", { level: 1, name: title, exact: true });
  await page.goto(address);
  await measure("the list of pages", async () => {
    await page
      .getByRole("link", { name: /^Pages/ })
      .first()
      .click();
    await page.locator(`a[href$="pages/${name}"]`).first().waitFor();
  });
  await measure("a page's form", async () => {
    await page.locator(`a[href$="pages/${name}"]`).first().click();
    await field.waitFor();
  });
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor({ timeout: 300_000 });
  await field.fill(title);
  const save = page.getByRole("button", { name: "Save", exact: true });
  const isSaved = page.getByRole("status", { name: "Saving" }).filter({ hasText: "Saved." });
  await measure("from the save to the new words on the page", async () => {
    await measure("a save", async () => {
      await save.click();
      await isSaved.waitFor();
    });
    await onPage.waitFor();
  });
  const share = page.getByRole("button", { name: /^Share th/ });
  await measure("the list of what can be shared", async () => {
    await page.getByRole("link", { name: "Share", exact: true }).click();
    await share.waitFor();
  });
  await measure("a share", async () => {
    await share.click();
    await dialog.getByText("Shared:").waitFor();
  });
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Undo a change", exact: true }).click();
  const undo = dialog.getByRole("button", { name: "Undo this change" }).first();
  await undo.waitFor();
  await measure("the undoing of a change", async () => {
    await undo.click();
    await dialog.getByRole("heading", { name: "Undone" }).waitFor();
  });
  await dialog.getByRole("button", { name: "Done" }).click();
}

export async function* tasksOfVolunteer({ browser }: Pick<Measured, "browser">): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-tasks-"));
  const project = prepare(folder);
  const name = (readdirSync(join(project, "content/pages"))[0] ?? "").replace(/\.md$/, "");
  const editor = await EditorProcess.start(project, { hasSite: true });
  // The editor reads all content before it answers its first request. This request keeps that time out of the measurements.
  await editor.ask("overview", {});
  const page = await browser.newPage();
  const seconds = new Map<Task, number[]>();
  try {
    for (let round = 0; round < rounds; round++)
      await doTasks(page, editor.address, name, `Title number ${round}`, async (task, act) => {
        const begun = performance.now();
        await act();
        seconds.set(task, [...(seconds.get(task) ?? []), (performance.now() - begun) / 1000]);
      });
    for (const task of Object.keys(tasks) as Task[])
      yield {
        what: `the editor: ${task}`,
        value: median((seconds.get(task) ?? []).slice(1)),
        unit: "s",
        most: tasks[task],
      };
  } finally {
    await page.close();
    await editor.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
