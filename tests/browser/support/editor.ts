import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { Clones } from "../../support/clones";
import { EditorProcess } from "../../support/editorProcess";
import { expect, test as base } from "./test";

export { expect };

/** Presses the Save button of the open form. */
export const pressSave = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** Returns the status line of the open form, which says whether the form is saved. */
export const saving = (page: Page) => page.getByRole("status", { name: "Saving" });

/** Returns the bar at the bottom of the editor's window, which lists the problems of the content and the unsaved forms. */
export const problemsPanel = (page: Page) => page.getByRole("status", { name: "Problems in the content" });

/** Saves the open form, and checks that the save succeeds. */
export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await expect(saving(page)).toContainText("Saved.");
}

/** Unfolds or folds the settings of the open form. */
export const openSettings = (page: Page) => page.getByText("Settings", { exact: true }).press("Enter");

/** Returns the field with exactly this label. */
export const field = (page: Page | Locator, label: string) => page.getByLabel(label, { exact: true });

/** Opens the list of a reference field, types these words, and chooses the first match. */
export async function choose(reference: Locator, words: string): Promise<void> {
  const page = reference.page();
  await reference.click();
  await page.getByPlaceholder("Type a part of the name").fill(words);
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
}

/** A running editor (`npm run edit`) for a git clone of the invented campaign. */
export class Editor {
  private constructor(
    private readonly clones: Clones,
    readonly project: string,
    public server: EditorProcess,
  ) {}

  /** Starts the editor. The timeout is long, because the editor's first reading of the content takes long while other tests run. */
  static async start(): Promise<Editor> {
    const clones = new Clones(false);
    const project = clones.clone("Ann");
    const server = await EditorProcess.start(project, { env: clones.environment });
    await server.ask("overview", {});
    return new Editor(clones, project, server);
  }

  /** Starts the editor again at the same address, after it has ended. */
  async restart(): Promise<void> {
    const { environment: env } = this.clones;
    const port = Number(new URL(this.address).port);
    this.server = await EditorProcess.start(this.project, { env, port });
  }

  get address(): string {
    return this.server.address;
  }

  pathOf(name: string): string {
    return join(this.project, "content", name);
  }

  read(name: string): string {
    return readFileSync(this.pathOf(name), "utf8");
  }

  /** Returns the changed lines of content/ as `git diff` shows them, including new files. */
  changes(): string[] {
    this.clones.git(this.project, "add", "--intent-to-add", "content");
    const diff = this.clones.git(this.project, "diff", "--unified=0", "--no-color", "--", "content");
    return diff.split("\n").filter((line) => /^([-+](?!-- |\+\+ )|diff|Binary)/.test(line));
  }

  /**
   * Waits until the editor has stored the data that a page sent when it closed. The function sends another request and waits for its
   * answer, because the editor handles requests that change files one after the other.
   */
  async settled(): Promise<void> {
    // The editor answers this request after all earlier requests. If the test has ended the editor, the request fails, and the editor
    // stores nothing more.
    await this.server.ask("dropDraft", { path: "content/pages/none.md" }).catch(() => undefined);
  }

  /** Restores the original content, so that nothing remains that a test has saved, stored as a draft or shared. */
  restore(): void {
    this.clones.git(this.project, "reset", "--quiet", "--hard", ":/^Begin");
    this.clones.git(this.project, "push", "--quiet", "--force");
    this.clones.git(this.project, "clean", "-qfdx", "content");
    // The drafts are deleted without git. The last request of a page that has closed may still store a draft. git would fail if a file
    // disappeared while it works.
    rmSync(join(this.project, ".drafts"), { recursive: true, force: true });
  }

  async stop(): Promise<void> {
    await this.server.stop();
    this.clones.delete();
  }
}

declare global {
  interface Window {
    /** The requests of the editor's page to which the editor has not answered yet. */
    unanswered: Set<Promise<Response>>;
  }
}

/** Playwright's `test` with a running editor. Each test begins with the original content. */
export const test = base.extend<{ editor: Editor }, { running: Editor }>({
  running: [
    async ({}, use) => {
      const editor = await Editor.start();
      await use(editor);
      await editor.stop();
    },
    { scope: "worker" },
  ],
  editor: async ({ running }, use) => {
    await use(running);
    await running.settled();
    running.restore();
  },
  baseURL: async ({ editor }, use) => use(editor.address),
  page: async ({ page }, use) => {
    await page.context().addInitScript(() => {
      const fetch = window.fetch.bind(window);
      window.unanswered = new Set();
      window.fetch = (...request) => {
        const answer = fetch(...request);
        window.unanswered.add(answer);
        void answer.catch(() => undefined).finally(() => window.unanswered.delete(answer));
        return answer;
      };
    });
    await use(page);
    // A page that closes sends the words that were typed last. These words must arrive before the project is restored, because the next
    // test begins immediately after that.
    for (const open of page.context().pages())
      await open
        .evaluate(async (longest) => {
          dispatchEvent(new Event("pagehide"));
          // The wait is limited, because a test may have stopped the answers of the editor.
          const end = new Promise((done) => setTimeout(done, longest));
          await Promise.race([Promise.allSettled(window.unanswered), end]);
        }, 5000)
        .catch(() => undefined);
  },
});
