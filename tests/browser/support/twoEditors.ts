import type { Page } from "@playwright/test";
import { Clones } from "../../support/clones";
import { EditorProcess } from "../../support/editorProcess";

/** Two volunteers with an editor each, and the repository that they share. */
export class TwoEditors {
  readonly clones = new Clones(false);
  readonly ann = this.clones.clone("Ann");
  readonly ben = this.clones.clone("Ben");
  private editors: EditorProcess[] = [];

  async start(): Promise<void> {
    this.editors = await Promise.all(
      [this.ann, this.ben].map((project) => EditorProcess.start(project, { env: this.clones.environment })),
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.editors.map((editor) => editor.stop()));
    this.clones.delete();
  }

  /**
   * Opens a form of a volunteer's editor in a page.
   * @param project the project of the volunteer
   * @param place the address of the form, without the host
   */
  async open(page: Page, project: string, place = ""): Promise<void> {
    const editor = this.editors[project === this.ann ? 0 : 1];
    await page.goto(`${editor?.address ?? ""}${place}`);
  }
}

export const dialogOf = (page: Page) => page.getByRole("dialog");

export const shareButton = (page: Page) => page.getByRole("button", { name: /^(Share th|Receive)/ });

/** Opens the page with the unshared changes, and shares them. Returns the dialog. */
export async function share(page: Page) {
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await shareButton(page).click();
  return dialogOf(page);
}
