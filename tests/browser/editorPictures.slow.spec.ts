import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { picture } from "../support/tinyContent";
import { violations } from "./support/axe";
import { expect } from "./support/editor";
import { test } from "./support/test";
import { share, TwoEditors } from "./support/twoEditors";

let two: TwoEditors;

test.beforeAll(async () => {
  two = new TwoEditors();
  await two.start();
});

test.afterAll(() => two.stop());

test("two versions of a picture are shown as pictures", async ({ page }) => {
  const path = "content/images/turnstile.jpg";
  for (const [project, colour] of [
    [two.ann, "red"],
    [two.ben, "blue"],
  ] as const)
    writeFileSync(join(project, path), await picture(2000, 1500, colour));
  await two.open(page, two.ann);
  await expect(await share(page)).toContainText("Shared: ");
  await two.open(page, two.ben);
  const dialog = await share(page);
  for (const name of ["Your wording: turnstile.jpg", "The wording of Ann: turnstile.jpg"]) {
    const shown = dialog.getByRole("img", { name });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(2000);
  }
  expect(await violations(page, ["html"])).toEqual([]);
  await dialog.getByLabel("Keep theirs").check();
  await dialog.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog).toContainText("Received: ");
});
