import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { expect as anyExpect, type Page } from "@playwright/test";
import { fixture } from "../../support/contentCopy";
import { EditorProcess } from "../../support/editorProcess";
import { test as anyTest } from "./test";

/** Milliseconds for a step: each window of the editor begins with five megabytes of Decap. */
const patience = 30_000;
export const test = anyTest.extend({ actionTimeout: patience });
export const expect = anyExpect.configure({ timeout: patience });

/** Presses the button that saves the open form. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Save now").click();
}

/** Unfolds the settings of the open form, or folds them up. */
export const openSettings = (page: Page) => page.locator("summary", { hasText: "Settings" }).press("Enter");

/** The editor of `npm run edit`, over a copy of the invented campaign that git watches. */
export class Editor {
  readonly project = mkdtempSync(join(tmpdir(), "editor-"));
  private server: EditorProcess | undefined;

  /** Starts it; returns its address. */
  async start(): Promise<string> {
    cpSync(fixture, join(this.project, "content"), { recursive: true });
    cpSync("static", join(this.project, "static"), { recursive: true });
    this.git("init", "--quiet");
    this.git("add", ".");
    this.git("-c", "user.name=Ann", "-c", "user.email=ann@example.invalid", "commit", "-qm", "Begin");
    this.server = await EditorProcess.start(this.project);
    return this.server.address;
  }

  /** The changed lines of content/, as `git diff` shows them, new files included. */
  changes(): string[] {
    this.git("add", "--intent-to-add", "content");
    const lines = this.git("diff", "--unified=0", "--no-color", "--", "content").split("\n");
    return lines.filter((line) => /^([-+](?!-- |\+\+ )|diff|Binary)/.test(line));
  }

  /** Undoes everything that was saved or kept as a draft. */
  restore(): void {
    this.git("reset", "--quiet", "--hard");
    this.git("clean", "-qfd", "content", "static", ".drafts");
  }

  stop(): void {
    this.server?.stop();
    // A git that the editor has started may still write.
    rmSync(this.project, { recursive: true, force: true, maxRetries: 5 });
  }

  private git(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync("git", args, {
      cwd: this.project,
      encoding: "utf8",
      // Without this machine's settings.
      env: { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" },
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  }
}
