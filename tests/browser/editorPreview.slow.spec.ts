import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Download } from "@playwright/test";
import sharp from "sharp";
import { copyProject } from "../../scripts/projectCopy.mjs";
import { publishedFiles } from "../../src/gatsby-node/publishedFiles";
import { approvalsNow } from "../../tools/editor/server/approving/approvalsNow";
import { ownSite } from "../../tools/editor/server/ownServers";
import { EditorProcess } from "../support/editorProcess";
import type { Overview } from "../../tools/editor/server/overview";
import { violations } from "./support/axe";
import { printed } from "./support/printed";
import { choose, expect, field, pressSave, problemsPanel, save, saving } from "./support/editor";
import { test } from "./support/test";

/** The tests run one after the other, because they share one development site, and each test makes this site rebuild pages. */
test.describe.configure({ mode: "serial", timeout: 900_000 });

/**
 * `expect` with a long timeout, for pages that Gatsby makes. Gatsby builds the whole site before it serves the first page. On a slow
 * machine, this takes from 20 seconds to several minutes.
 */
const whenMade = expect.configure({ timeout: 850_000 });

/** Tests of the editor with the development site next to its forms, for a copy of the invented campaign. */
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

  test.afterAll(async () => {
    await editor.stop();
    rmSync(project, { recursive: true, force: true, maxRetries: 5 });
  });

  test("the editor opens in spite of a mistake, and the site starts once it is corrected", async ({
    page,
  }) => {
    await page.goto(editor.address);
    await expect(problemsPanel(page).getByRole("link", { name: "Timeline", exact: true })).toBeVisible();
    writeFileSync(timeline, readFileSync(timeline, "utf8").replace('- anchor: "open\n', ""));
    await page.goto(`${editor.address}timeline`);
    const site = page.frameLocator("iframe");
    await whenMade(site.getByRole("heading", { name: "Takings are missed" })).toBeVisible();
  });

  test("a click on a card opens its field, and the saved text appears on the page", async ({ page }) => {
    await page.goto(`${editor.address}pages/her-life`);
    const site = page.frameLocator("iframe");
    const third = site.getByRole("heading", { level: 2 }).nth(2);
    await expect(third).toContainText("The Pier Office");
    await expect(field(page, "Title")).toHaveValue("A Working Life");
    const lineOfCursor = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
    const text = page.getByRole("textbox", { name: "Text" });
    // The page in the frame reacts to clicks only when its scripts have started, so the test repeats the click.
    await expect(async () => {
      await third.click();
      await expect.poll(lineOfCursor, { timeout: 2000 }).toBe("The Pier Office");
    }).toPass();
    await expect(text).toBeFocused();
    await page.keyboard.type(" Again");
    await save(page);
    const saved = readFileSync(join(project, "content/pages/her-life.md"), "utf8");
    expect(saved).toContain("\n## The Pier Office Again\n");
    await whenMade(third).toContainText("The Pier Office Again");
  });

  test("the page scrolls to a paragraph with a line break, and a click on the paragraph opens it in the form", async ({
    page,
  }) => {
    await page.goto(`${editor.address}pages/her-life`);
    const site = page.frameLocator("iframe");
    await page.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Mill Lane 1");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("Farlow");
    await save(page);
    const address = site.locator("p", { hasText: "Mill Lane 1" });
    await whenMade(address).toBeInViewport();
    await expect(site.locator("[style*=dashed]")).toContainText("Mill Lane 1");
    const paragraph = () =>
      page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest("p")?.textContent ?? "");
    await page.getByRole("textbox", { name: "Text" }).locator("p").first().click();
    await expect.poll(paragraph).not.toContain("Mill Lane 1");
    await address.click();
    await expect.poll(paragraph).toContain("Mill Lane 1");
  });

  test("the preview waits until a new page, or a page with a new address, has been built", async ({
    page,
  }) => {
    await page.goto(`${editor.address}testimonies/new`);
    const fields = { Name: "Zelda Finch", Address: "zelda-finch", Role: "A reader", Order: "900" };
    for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
    await field(page, "Summary").fill("A line that is long enough for the card on the page of all.");
    await page.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("Her words.");
    await pressSave(page);
    const site = page.frameLocator("iframe");
    await whenMade(site.getByRole("heading", { name: "Zelda Finch" })).toBeVisible();

    git("add", "content");
    git("commit", "-qm", "A testimony");
    // The form of a new page stays open after its first save, and its settings stay unfolded.
    await field(page, "Address").fill("z-finch");
    await pressSave(page);
    await expect(saving(page)).toContainText("Links to /voices/zelda-finch redirect to the new address");
    await whenMade(page.locator("iframe")).toHaveAttribute("src", /\/voices\/z-finch$/);
    await whenMade(site.getByRole("heading", { name: "Zelda Finch" })).toBeVisible();
    await field(page, "Withdrawn").check();
    await save(page);
    await expect(page.getByText("This testimony is withdrawn, so there is no page to show.")).toBeVisible();
  });

  test("a page is shown after its address was changed and both this change and the redirect were undone", async ({
    page,
  }) => {
    const [life, redirects] = ["pages/her-life.md", "redirects.yaml"].map((name) => {
      const path = join(project, "content", name);
      const text = readFileSync(path, "utf8");
      return { undo: () => writeFileSync(path, text) };
    });
    git("add", "content");
    git("commit", "-qm", "The content", "--allow-empty");
    await page.goto(`${editor.address}pages/her-life#path`);
    await field(page, "Address").fill("/another-address");
    await pressSave(page);
    await expect(saving(page)).toContainText("Links to /her-life redirect to the new address");
    const title = page.frameLocator("iframe").getByRole("heading", { level: 1 });
    await whenMade(page.locator("iframe")).toHaveAttribute("src", /\/another-address$/);
    await whenMade(title).toHaveText("A Working Life");
    // The test does not open the page that redirects the old address, because Gatsby would then run its query.
    redirects?.undo();
    const { body } = await editor.ask("overview", {});
    const pageAtOldAddress = async () => {
      const query = '{ sitePage(path: { eq: "/her-life" }) { path } }';
      const answer = await fetch(new URL("___graphql", (body as Overview).site), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      return answer.text();
    };
    await whenMade.poll(pageAtOldAddress).toContain('"sitePage":null');
    life?.undo();
    await page.goto(`${editor.address}pages/her-life`);
    await whenMade(page.locator("iframe")).toHaveAttribute("src", /\/her-life$/);
    await expect(title).toHaveText("A Working Life", { timeout: 60_000 });
  });

  test("another start of the editor finds this site, and one in another folder does not take it", async () => {
    const { body } = await editor.ask("overview", {});
    const port = Number(new URL((body as Overview).site ?? "").port);
    expect(await ownSite(project, [port])).toEqual({ port, isRunning: true });
    expect(await ownSite(".", [port])).toMatchObject({ isRunning: false });
  });

  test("a click on the text of a list entry opens that entry, and typing in an entry brings it into view", async ({
    page,
  }) => {
    await page.goto(`${editor.address}timeline`);
    const site = page.frameLocator("iframe");
    const heading = site.getByRole("heading", { name: "Takings are missed" });
    await expect(async () => {
      await heading.click();
      await expect(page.locator("input:focus")).toHaveValue("Takings are missed", { timeout: 2000 });
    }).toPass();
    await expect(page).toHaveURL(/\/timeline#entries\.1\.title$/);
    // The page outlines the text of the field and scrolls to it at the same moment. The test waits for the outline, so that this scrolling
    // does not happen later.
    await expect(site.locator("[style*=dashed]")).toContainText("Takings are missed");
    // The page next to the form scrolls to the text of a field, even if somebody has moved to this field with the keyboard.
    await site.locator("body").evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(heading).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(heading).toBeInViewport();
  });

  test("the page shows the entry of a field whose text it does not contain, also in place of the form on a phone", async ({
    page,
  }) => {
    const site = page.frameLocator("iframe");
    const outlined = site.locator("[style*=dashed]");
    const heading = site.getByRole("heading", { name: "Takings are missed" });
    await page.goto(`${editor.address}timeline#entries.1.title`);
    await whenMade(heading).toBeVisible();
    await expect(outlined).toContainText("Takings are missed");
    const description = field(page, "Description");
    await description.click();
    await description.press("ControlOrMeta+End");
    await page.keyboard.type(" Words that are not saved.");
    await site.locator("body").evaluate(() => scrollTo(0, document.body.scrollHeight));
    await field(page, "Title").focus();
    await description.focus();
    await expect(outlined).toContainText("Takings are missed");
    await expect(heading).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Page", exact: true }).click();
    await expect(heading).toBeInViewport();
    await page.getByRole("button", { name: "Page", exact: true }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("button", { name: "Discard them" }).click();
  });

  test("each of four windows shows its page", async ({ context }) => {
    for (const name of ["her-life", "auditor", "ledger", "papers"]) {
      const window = await context.newPage();
      await window.goto(`${editor.address}pages/${name}`);
      const title = window.frameLocator("iframe").getByRole("heading", { level: 1 });
      await expect(title).toBeVisible({ timeout: 120_000 });
    }
  });

  test("the preview can be dark, as on a phone, or in a separate window, and it shows an entry that was just added", async ({
    page,
  }) => {
    await page.goto(`${editor.address}timeline`);
    const site = page.frameLocator("iframe");
    const root = site.locator("html");
    const last = site.getByRole("heading", { name: "A letter is found" });
    await expect(site.getByRole("heading", { name: "Takings are missed" })).toBeVisible();
    await expect(root).not.toHaveClass(/theme-ui-dark/);
    // The page in the frame becomes dark only when its scripts have started, so the test waits.
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
    await expect(root).toHaveClass(/theme-ui-dark/);
    await page.reload();
    await expect(root).toHaveClass(/theme-ui-dark/);
    await page.getByRole("button", { name: "As on a phone" }).click();
    await expect.poll(() => root.evaluate(() => innerWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    for (const name of ["Dark", "As on a phone"]) await page.getByRole("button", { name }).click();
    await expect(page.getByRole("link", { name: "Open the page" })).toHaveAttribute("target", "_blank");

    await page.getByRole("button", { name: "Add event" }).press("Enter");
    await field(page, "When").last().fill("2012-12-01");
    await field(page, "Description").last().fill("It comes by the last post.");
    await page.getByLabel("Kind", { exact: true }).last().selectOption({ index: 1 });
    await page.getByLabel("Icon", { exact: true }).last().selectOption("letter");
    await choose(field(page, "Sources").last(), "gazette");
    await field(page, "Title").last().fill("A letter is found");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(saving(page)).toContainText("Saved.");
    await whenMade(last).toBeInViewport();
  });

  test("a leaflet is printed from its form", async ({ page }) => {
    await page.goto(`${editor.address}pages/leaflet`);
    const site = page.frameLocator("iframe");
    await whenMade(site.getByRole("heading", { level: 1 })).toBeVisible();
    const body = site.locator("body");
    await expect(async () => {
      await body.evaluate(() => {
        window.print = () => document.body.setAttribute("data-printed", "");
      });
      await page.getByRole("button", { name: "Print the leaflet" }).click();
      await expect(body).toHaveAttribute("data-printed", "", { timeout: 2000 });
    }).toPass();
  });

  test("a new page is sketched from its first word", async ({ page }) => {
    await page.goto(`${editor.address}pages/new`);
    const sketch = page.getByRole("article", { name: "Sketch of the page" });
    await expect(sketch).toContainText("The page appears here while you write.");
    await field(page, "Title").fill("The Second Ledger");
    await expect(sketch.getByRole("heading", { level: 1 })).toHaveText("The Second Ledger");
    await page.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("Two books were ");
    await page.keyboard.press("ControlOrMeta+b");
    await page.keyboard.type("kept");
    await expect(sketch.locator("strong")).toHaveText("kept");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Discard changes", exact: true }).click();
    await page.getByRole("button", { name: "Discard them" }).click();
  });

  test("a click on text from another file opens that file's form at the field", async ({ page }) => {
    await page.goto(`${editor.address}timeline`);
    const headline = page.frameLocator("iframe").locator("h1");
    const title = (await headline.textContent()) ?? "";
    await expect(async () => {
      await headline.click({ timeout: 2000 });
      await expect(page).toHaveURL(/\/pages\/[a-z-]+#title$/, { timeout: 5000 });
    }).toPass();
    await expect(page.locator("input:focus")).toHaveValue(title);
    await expect(headline).toHaveText(title);
  });

  test("a page that Gatsby could not tell of a save shows it all the same", async ({ page }) => {
    let connect = () => {};
    const held = new Promise<void>((resolve) => (connect = resolve));
    // Delays the connection of the page's socket, so that the page does not receive the new data. Gatsby sends new data only to pages whose
    // socket is connected at that moment.
    await page.routeWebSocket(/socket\.io/, async (socket) => {
      await held;
      socket.connectToServer();
    });
    await page.goto(`${editor.address}pages/council`);
    const text = page.frameLocator("iframe").locator("main");
    await whenMade(text.getByRole("heading", { level: 1 })).toBeVisible();
    const file = join(project, "content/pages/council.md");
    writeFileSync(file, `${readFileSync(file, "utf8").trimEnd()}\n\nThe gulls came late.\n`);
    const { origin, pathname } = new URL((await page.locator("iframe").getAttribute("src")) ?? "");
    const made = async () => (await fetch(`${origin}/page-data${pathname}/page-data.json`)).text();
    await whenMade.poll(made).toContain("The gulls came late.");
    connect();
    await expect(text).toContainText("The gulls came late.");
  });

  test("a review copy contains everything to approve, without scripts and a network", async ({
    page,
    browser,
  }, testInfo) => {
    const key = "content/pages/auditor.md";
    const file = join(project, key);
    const version = (await approvalsNow(join(project, "content"))).get(key)?.version;
    await editor.ask("recordApproval", { path: key, key, by: "Mary Reader", on: "2026-05-01", version });
    git("add", "content");
    git("commit", "-qm", "Approve");
    const pictures = [1, 2, 3, 4, 5, 6].map((number) => `noise-${number}.jpg`);
    const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
    for (const name of pictures)
      await sharp({ create: { width: 1800, height: 1200, channels: 3, background: "grey", noise } })
        .jpeg()
        .toFile(join(project, "content/images", name));
    const shown = pictures.map((name) => `![<b>${name}](../images/${name})`).join("\n\n");
    const text = readFileSync(file, "utf8").replace("the sums paid", "all sums paid");
    const more = `He wrote \\<b>so\\</b> in [the minutes](../documents/pier-inquiry.pdf).`;
    writeFileSync(file, `${text}\n${more}\n\n${shown}\n`);
    await page.goto(`${editor.address}pages/auditor`);
    await whenMade(page.frameLocator("iframe").getByAltText("noise-6.jpg")).toBeAttached();
    await page.getByRole("button", { name: "Make a review copy" }).press("Enter");
    await field(page.getByRole("dialog"), "For whom").fill("Mary Reader");
    const downloads: Download[] = [];
    page.on("download", (download) => downloads.push(download));
    await expect(async () => {
      // The editor refuses to make the file until Gatsby has made the page's pictures, which takes longer than the page. So the test
      // repeats the request.
      await page.getByRole("button", { name: "Make the file" }).press("Enter");
      await expect.poll(() => downloads.length, { timeout: 60_000 }).toBe(1);
    }).toPass({ timeout: 300_000 });
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("Send it to Mary Reader.");
    expect(await violations(page)).toEqual([]);
    const made = testInfo.outputPath("reader.html");
    await downloads[0]?.saveAs(made);
    expect(statSync(made).size).toBeLessThan(2_000_000);

    const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
    const reader = await context.newPage();
    const asked = new Set<string>();
    reader.on("request", (request) => asked.add(new URL(request.url()).protocol));
    await reader.goto(pathToFileURL(made).href);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("The Auditor’s Report");
    const changes = reader.getByRole("region", { name: "Changes" });
    await expect(changes.getByRole("deletion").filter({ hasText: /^the$/ })).toBeVisible();
    await expect(changes.getByRole("insertion").filter({ hasText: /^all$/ })).toBeVisible();
    await expect(reader.getByRole("main").getByText("He wrote <b>so</b>")).toBeVisible();
    for (const name of pictures) {
      const picture = reader.getByAltText(`<b>${name}`, { exact: true });
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
    }
    await reader.getByRole("link", { name: "the minutes" }).click();
    expect(await reader.locator(":target").textContent()).toContain("We come to week 1 of the winter.");
    expect([...asked].filter((protocol) => protocol !== "data:")).toEqual(["file:"]);

    await page.goto(pathToFileURL(made).href);
    expect(await violations(page)).toEqual([]);
    const now = (await approvalsNow(join(project, "content"))).get(key)?.version ?? "none";
    for (const { size, words } of await printed(page)) {
      expect(size).toEqual([210, 297]);
      expect(words).toContain(`Not published. For Mary Reader only.`);
      expect(words).toMatch(new RegExp(`Version ${now}\\s*$`));
    }
    await context.close();
  });
});

test("the published site contains none of the code that reports clicks to the editor", async ({ root }) => {
  const files = (await publishedFiles(root)).filter((name) => /\.(js|html)$/.test(name));
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) expect(readFileSync(join(root, name), "utf8")).not.toContain("clicked:");
});
