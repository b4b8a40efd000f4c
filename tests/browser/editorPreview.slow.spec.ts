import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../../scripts/projectCopy.mjs";
import { ownSite } from "../../tools/editor/ownServers";
import { EditorProcess } from "../support/editorProcess";
import { expect, openSettings, save, test } from "./support/editor";

/** One development site for all tests. */
test.describe.configure({ mode: "serial" });

/** The editor with the development site beside its forms, over a copy of the invented campaign. */
test.describe("the site beside the form", () => {
  const project = mkdtempSync(join(tmpdir(), "preview-"));
  const timeline = join(project, "content/timeline.yaml");
  const git = (...args: string[]) => {
    const author = ["-c", "user.name=Ann", "-c", "user.email=ann@example.invalid"];
    execFileSync("git", [...author, ...args], { cwd: project });
  };
  let editor: EditorProcess;

  test.beforeAll(async () => {
    copyProject(project, "tests/fixtures/campaign");
    git("init", "-q");
    appendFileSync(timeline, '- anchor: "open\n');
    const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
    editor = await EditorProcess.start(project, { hasSite: true, env });
  });

  test.afterAll(() => {
    editor.stop();
    rmSync(project, { recursive: true, force: true, maxRetries: 5 });
  });

  test("a mistake that is there at the start is corrected in the editor, and the site starts then", async ({
    page,
  }) => {
    // Gatsby builds the whole site first.
    test.setTimeout(240_000);
    await page.goto(editor.address);
    const bar = page.getByRole("status", { name: "Problems in the content" });
    await bar.getByRole("button", { name: "Open the text" }).click();
    const dialog = page.getByRole("dialog", { name: "content/timeline.yaml" });
    const right = readFileSync(timeline, "utf8").replace('- anchor: "open\n', "");
    await dialog.getByRole("textbox").fill(right);
    await dialog.getByRole("button", { name: "Save the text" }).click();
    await expect(bar).toBeEmpty();
    await page.goto(`${editor.address}#/collections/lists/entries/timeline`);
    const site = page.frameLocator("#preview-pane").frameLocator("iframe");
    await expect(site.getByRole("heading", { name: "Takings are missed" })).toBeVisible({ timeout: 200_000 });
  });

  test("a click on a card opens its field, and what is saved appears on the page", async ({ page }) => {
    await page.goto(`${editor.address}#/collections/pages/entries/her-life`);
    const site = page.frameLocator("#preview-pane").frameLocator("iframe");
    const third = site.getByRole("heading", { level: 2 }).nth(2);
    await expect(third).toContainText("The Pier Office");
    await expect(page.getByLabel("Title")).toHaveValue("A Working Life");
    const lineOfCursor = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
    // The frame answers as soon as its page is interactive.
    await expect(async () => {
      await third.click();
      await expect.poll(lineOfCursor, { timeout: 2000 }).toBe("## The Pier Office");
    }).toPass();
    await expect(page.locator("[data-slate-editor]")).toBeFocused();
    await page.keyboard.type(" Again");
    await save(page);
    await expect(page.getByText("Entry saved")).toBeVisible();
    const saved = readFileSync(join(project, "content/pages/her-life.md"), "utf8");
    expect(saved).toContain("\n## The Pier Office Again\n");
    await expect(third).toContainText("The Pier Office Again");
  });

  test("a new page, and one with a new address, is waited for in place of an error", async ({ page }) => {
    await page.goto(`${editor.address}#/collections/testimonies/new`);
    const fields = { Name: "Zelda Finch", Slug: "zelda-finch", Role: "A reader", Order: "900" };
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel("Summary").fill("A line that is long enough for the card on the page of all.");
    await page.locator("[data-slate-editor]").click();
    await page.keyboard.type("Her words.");
    await save(page);
    const pane = page.frameLocator("#preview-pane");
    const site = pane.frameLocator("iframe");
    await expect(site.getByRole("heading", { name: "Zelda Finch" })).toBeVisible();

    git("add", "content");
    git("commit", "-qm", "A testimony");
    await openSettings(page);
    await page.getByLabel("Slug").fill("z-finch");
    await save(page);
    const dialog = page.getByRole("dialog", { name: "Saved, under a new address" });
    await expect(dialog).toContainText("/voices/zelda-finch, now lead to the new one");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(pane.locator("iframe")).toHaveAttribute("src", /\/voices\/z-finch$/);
    await expect(site.getByRole("heading", { name: "Zelda Finch" })).toBeVisible();
  });

  test("another start of the editor finds this site, and one in another folder does not take it", async () => {
    const settings = await fetch(new URL("config.json", editor.address));
    const { site_url: address } = (await settings.json()) as { site_url: string };
    const port = Number(new URL(address).port);
    expect(await ownSite(project, [port])).toEqual({ port, isRunning: true });
    const server = createServer().listen(0);
    await once(server, "listening");
    const { port: free } = server.address() as AddressInfo;
    await new Promise((closed) => server.close(closed));
    expect(await ownSite(".", [port, free])).toEqual({ port: free, isRunning: false });
  });

  test("a click on the text of a list entry opens that entry", async ({ page }) => {
    await page.goto(`${editor.address}#/collections/lists/entries/timeline`);
    const site = page.frameLocator("#preview-pane").frameLocator("iframe");
    const heading = site.getByRole("heading", { name: "Takings are missed" });
    await expect(async () => {
      await heading.click();
      await expect(page.locator("input:focus")).toHaveValue("Takings are missed", { timeout: 2000 });
    }).toPass();
  });

  test("a click on text from another file opens that file's form at the field", async ({ page }) => {
    await page.goto(`${editor.address}#/collections/lists/entries/timeline`);
    const headline = page.frameLocator("#preview-pane").frameLocator("iframe").locator("h1");
    const title = (await headline.textContent()) ?? "";
    await expect(async () => {
      await headline.click({ timeout: 2000 });
      await expect(page).toHaveURL(/#\/collections\/pages\/entries\//, { timeout: 5000 });
    }).toPass();
    await expect(page.locator("input:focus")).toHaveValue(title);
    await expect(headline).toHaveText(title);
  });
});

test("none of it is in the visitors' scripts", ({ root }) => {
  const scripts = readdirSync(root).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) expect(readFileSync(join(root, name), "utf8")).not.toContain("clicked:");
});
