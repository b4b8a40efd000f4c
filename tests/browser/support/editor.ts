import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { Clones } from "../../support/clones";
import { EditorProcess } from "../../support/editorProcess";
import { expect } from "./test";

export { expect, test } from "./test";

/** Presses the button that saves the open form. */
export const pressSave = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** What the open form says of its saving. */
export const saving = (page: Page) => page.getByRole("status", { name: "Saving" });

/** Saves the open form, in which nothing is wrong. */
export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await expect(saving(page)).toContainText("Saved.");
}

/** Unfolds the settings of the open form, or folds them up. */
export const openSettings = (page: Page) => page.getByText("Settings", { exact: true }).press("Enter");

/** The field with exactly this label. */
export const field = (page: Page | Locator, label: string) => page.getByLabel(label, { exact: true });

/** Chooses something from the list that a reference opens. */
export async function choose(reference: Locator, words: string): Promise<void> {
  const page = reference.page();
  await reference.click();
  await page.getByPlaceholder("Type a part of the name").fill(words);
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
}

/** The editor of `npm run edit`, over a copy of the invented campaign that git watches. */
export class Editor {
  private readonly clones = new Clones(false);
  readonly project = this.clones.clone("Ann");
  private server: EditorProcess | undefined;

  /** Starts it, and lets it read the content for the first time, which takes long beside other tests; returns its address. */
  async start(): Promise<string> {
    this.server = await EditorProcess.start(this.project, { env: this.clones.environment });
    await this.server.ask("overview", {});
    return this.server.address;
  }

  read(name: string): string {
    return readFileSync(join(this.project, "content", name), "utf8");
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
