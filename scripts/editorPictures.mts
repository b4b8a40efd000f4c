/**
 * `npm run pictures`: takes the pictures for docs/editing.md. The editor runs on a copy of the project with a shared repository, as on a
 * volunteer's computer.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { EditorProcess } from "../tests/support/editorProcess";
import type { Overview } from "../tools/editor/server/overview";
import { findBrowser } from "./browsers.mjs";
import { copyProject } from "./projectCopy.mjs";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const project = join(folder, "project");
mkdirSync(project);
copyProject(project);
shareAll();
const editor = await EditorProcess.start(project, { hasSite: true });
const { path: executablePath } = findBrowser("chromium") ?? {};
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ["--no-sandbox"],
});

/** Turns the copy into a clone whose content has been shared. The bar at the top of the editor then shows no unshared changes. */
function shareAll(): void {
  const remote = join(folder, "remote.git");
  const author = ["-c", "user.name=Ann Reader", "-c", "user.email=ann@example.invalid"];
  const git = (...args: string[]) => execFileSync("git", [...author, ...args], { cwd: project });
  git("init", "--quiet", "--bare", "--initial-branch=main", remote);
  git("init", "--quiet", "--initial-branch=main");
  git("add", "content");
  git("commit", "--quiet", "--message", "Contact: one entry changed");
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "--set-upstream", "origin", "main");
}

const take = (page: Page, name: string) =>
  page.screenshot({ path: `docs/pictures/${name}.jpg`, type: "jpeg", quality: 80 });

try {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const { entries } = (await editor.ask("overview", {})).body as Overview;
  const { address = "/" } = entries.find(({ kind }) => kind === "pages") ?? {};
  await page.goto(new URL(address, editor.address).href);
  const title = page.getByLabel("Title", { exact: true });
  // The wait is long, because the development site builds a page only when somebody first requests it.
  await page
    .frameLocator("iframe")
    .getByRole("heading", { level: 1, name: await title.inputValue() })
    .waitFor({ timeout: 300_000 });
  await take(page, "editor-preview");
  await title.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alert").waitFor();
  await take(page, "editor-refused");
} finally {
  await browser.close();
  await editor.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
