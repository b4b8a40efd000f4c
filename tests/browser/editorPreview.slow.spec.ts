import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../../scripts/projectCopy.mjs";
import { ownSite } from "../../tools/editor/ownServers";
import { EditorProcess } from "../support/editorProcess";
import { save } from "./support/editor";
import { expect, test } from "./support/test";

/** One development site for all tests. */
test.describe.configure({ mode: "serial" });

/** A port that nobody uses. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The editor with the development site beside its forms, over a copy of the invented campaign. */
test.describe("the site beside the form", () => {
  const project = mkdtempSync(join(tmpdir(), "preview-"));
  let port: number;
  let develop: ChildProcess;
  let editor: EditorProcess;

  test.beforeAll(async () => {
    copyProject(project, "tests/fixtures/campaign");
    port = await freePort();
    const site = `http://localhost:${port}/`;
    develop = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
      cwd: project,
      stdio: "ignore",
      detached: process.platform !== "win32",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
    });
    editor = await EditorProcess.start(project, { site });
  });

  test.afterAll(() => {
    // This ends its workers too.
    if (develop.pid !== undefined) process.kill(process.platform === "win32" ? develop.pid : -develop.pid);
    editor.stop();
    rmSync(project, { recursive: true, force: true, maxRetries: 5 });
  });

  test("a click on a card opens its field, and what is saved appears on the page", async ({ page }) => {
    await page.goto(`${editor.address}#/collections/pages/entries/her-life`);
    const site = page.frameLocator("#preview-pane").frameLocator("iframe");
    const third = site.getByRole("heading", { level: 2 }).nth(2);
    await expect(third).toContainText("The Pier Office", { timeout: 200_000 });
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

  test("another start of the editor finds this site, and one in another folder does not take it", async () => {
    expect(await ownSite(project, [port])).toEqual({ port, isRunning: true });
    const free = await freePort();
    expect(await ownSite(".", [port, free])).toEqual({ port: free, isRunning: false });
  });

  test("a click on the text of a list entry opens that entry, and typing in an entry brings it into view", async ({
    page,
  }) => {
    await page.goto(`${editor.address}#/collections/lists/entries/timeline`);
    const site = page.frameLocator("#preview-pane").frameLocator("iframe");
    const heading = site.getByRole("heading", { name: "Takings are missed" });
    await expect(async () => {
      await heading.click();
      await expect(page.locator("input:focus")).toHaveValue("Takings are missed", { timeout: 2000 });
    }).toPass();
    // Whoever came to the entry through the form sees it on the page as soon as something is typed.
    await site.locator("body").evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(heading).not.toBeInViewport();
    await page.keyboard.type("!");
    await expect(heading).toBeInViewport();
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
