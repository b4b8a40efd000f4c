import { expect as anyExpect, type Page } from "@playwright/test";
import { Clones } from "../../support/clones";
import { EditorProcess } from "../../support/editorProcess";
import { test as anyTest } from "./test";

/** Milliseconds for a step: each window of the editor begins with five megabytes of Decap. */
const patience = 30_000;
export const test = anyTest.extend({ actionTimeout: patience });
export const expect = anyExpect.configure({ timeout: patience });

/** Presses the button that saves the open form. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Save now").click();
}

/** Saves the open form, in which nothing is wrong. */
export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
}

/** Unfolds the settings of the open form, or folds them up. */
export const openSettings = (page: Page) => page.locator("summary", { hasText: "Settings" }).press("Enter");

/** The editor of `npm run edit`, over a copy of the invented campaign that git watches. */
export class Editor {
  private readonly clones = new Clones(false);
  readonly project = this.clones.clone("Ann");
  private server: EditorProcess | undefined;

  /** Starts it; returns its address. */
  async start(): Promise<string> {
    this.server = await EditorProcess.start(this.project, { env: this.clones.environment });
    return this.server.address;
  }

  /** The changed lines of content/, as `git diff` shows them, new files included. */
  changes(): string[] {
    this.clones.git(this.project, "add", "--intent-to-add", "content");
    const diff = this.clones.git(this.project, "diff", "--unified=0", "--no-color", "--", "content");
    return diff.split("\n").filter((line) => /^([-+](?!-- |\+\+ )|diff|Binary)/.test(line));
  }

  /** Undoes everything that was saved or kept as a draft. */
  restore(): void {
    this.clones.git(this.project, "reset", "--quiet", "--hard");
    this.clones.git(this.project, "clean", "-qfd", "content", ".drafts");
  }

  stop(): void {
    this.server?.stop();
    this.clones.remove();
  }
}
