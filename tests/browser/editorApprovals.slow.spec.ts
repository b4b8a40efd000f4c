import { writeFileSync } from "node:fs";
import { approvalsNow } from "../../tools/editor/server/approving/approvalsNow";
import { expect, field, saving, test, type Editor } from "./support/editor";
import { violations } from "./support/axe";

const page = "pages/auditor.md";
const versionNow = async (editor: Editor) =>
  (await approvalsNow(editor.pathOf(""))).get(`content/${page}`)?.version ?? "none";

test("an approval is recorded by keys alone, once its version is the current version", async ({
  page: at,
  editor,
}) => {
  const earlier = await versionNow(editor);
  writeFileSync(editor.pathOf(page), editor.read(page).replace("sums paid", "sums taken"));
  await at.goto("/pages/auditor");
  await field(at, "Title").press("End");
  await at.keyboard.type("x");
  await at.getByRole("button", { name: "Record an approval" }).press("Enter");
  const dialog = at.getByRole("dialog");
  await expect(field(dialog, "Who approved it")).toBeFocused();
  const button = await dialog.getByRole("button", { name: "Record", exact: true }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(36);
  await at.keyboard.type("Mary Reader");
  // The day must be empty at first. If the form proposed today's date, people could leave it there, although the approval was given on
  // another day.
  await expect(field(dialog, "Day")).toHaveValue("");
  await field(dialog, "Day").fill("2026-01-05");
  await field(dialog, "Version").fill(earlier);
  await at.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText(`has changed since version ${earlier}`);
  await expect(dialog.getByRole("deletion")).toHaveText("paid");
  await expect(dialog.getByRole("insertion")).toHaveText("taken");
  expect(await violations(at)).toEqual([]);
  let release = () => {};
  const isReleased = new Promise<void>((done) => (release = done));
  await at.route("**/-/api", async (route) => {
    if ((route.request().postDataJSON() as { action: string }).action === "recordApproval") await isReleased;
    await route.continue();
  });
  await field(dialog, "Version").fill(await versionNow(editor));
  await at.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("Recording…");
  release();
  await expect(dialog).toBeHidden();
  await expect(saving(at)).toContainText("The approval is recorded.");
  await expect(at.getByText("Read and approved by Mary Reader on 5 January 2026")).toBeVisible();
  // The form still contains the letter that the test typed in the meantime. This letter is not saved, so the approval does not cover it.
  await expect(field(at, "Title")).toHaveValue("The Auditor's Reportx");
  expect(editor.read(page)).toContain(`  by: Mary Reader\n`);
  expect(editor.read(page)).not.toContain("Reportx");
});

test("the first page links to the list of approvals, and the list links to each text that waits", async ({
  page: at,
}) => {
  await at.goto("/");
  await at.getByRole("link", { name: /^Approvals/ }).press("Enter");
  await expect(at).toHaveTitle("Approvals · Content editor");
  const writers = at.getByRole("region", { name: "Consent of writers to their testimonies" });
  const flora = writers.getByRole("listitem").filter({ hasText: "Flora Quist" });
  await expect(flora).toContainText("Needs approval from Flora Quist, since");
  await expect(writers).toContainText(
    "There is no record that the writer approved this version of the text.",
  );
  expect(await violations(at)).toEqual([]);
  await flora.getByRole("link").click();
  await expect(at).toHaveURL("/testimonies/flora-quist#consent");
});

test("without the page beside the form no review copy can be made, and the form says why", async ({
  page: at,
}) => {
  await at.goto("/pages/auditor");
  await at.getByRole("button", { name: "Make a review copy" }).press("Enter");
  await expect(field(at, "For whom")).toBeFocused();
  await at.keyboard.type("Mary Reader");
  await at.keyboard.press("Enter");
  await expect(at.getByRole("dialog").getByRole("alert")).toContainText(
    "The page of the site does not answer.",
  );
});
