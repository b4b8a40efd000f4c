/** How long the editor takes to open and to show a key, with a text of 20,000 words and a list of 300 entries. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { EditorProcess } from "../tests/support/editorProcess";
import type { Row } from "./bench.mjs";
import { median, type Measured } from "./phone.mjs";

/** A copy of the content with a long text and a long list; returns the address of the text's form. */
function enlarge(project: string): string {
  cpSync("content", join(project, "content"), { recursive: true });
  const folder = join(project, "content/testimonies");
  const name = readdirSync(folder).find((file) => file.endsWith(".md")) ?? "";
  const text = readFileSync(join(folder, name), "utf8").trimEnd();
  const words =
    "\n\nTwenty words to a paragraph, each of them followed by another, until the line and the thought have ended at last.";
  writeFileSync(join(folder, name), `${text}${words.repeat(1000)}\n`);
  const timeline = join(project, "content/timeline.yaml");
  const entries = readFileSync(timeline, "utf8").trimEnd();
  const entry = (index: number) => `\n- anchor: added-${index}\n  when: "2100"\n  title: Number ${index}`;
  writeFileSync(
    timeline,
    `${entries}${Array.from({ length: 300 }, (_each, index) => entry(index)).join("")}\n`,
  );
  return `testimonies/${name.replace(/\.md$/, "")}`;
}

/** The 95th percentile of the milliseconds from a key to what it has painted. */
async function keys(page: Page): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    );
  });
  await page.keyboard.type("each of these keys is measured, one at a time. ".repeat(2), { delay: 60 });
  const times = await page.evaluate<number[]>("times");
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
}

export async function editor({ browser }: Pick<Measured, "browser">): Promise<Row[]> {
  const project = mkdtempSync(join(tmpdir(), "bench-editor-"));
  const text = enlarge(project);
  const server = await EditorProcess.start(project);
  const page = await browser.newPage();
  try {
    const opened: number[] = [];
    for (let round = 0; round < 8; round++) {
      const begun = performance.now();
      await page.goto(`${server.address}timeline/added-299`);
      await page.locator('[id$=".title"]').waitFor();
      opened.push(performance.now() - begun);
    }
    await page.locator('[id$=".title"]').click();
    const inEntry = await keys(page);
    await page.goto(`${server.address}${text}`);
    await page.getByRole("textbox", { name: "Text" }).press("Control+End");
    const inText = await keys(page);
    // What was typed is kept first.
    await page.waitForTimeout(3000);
    let requests = 0;
    page.on("request", () => (requests += 1));
    await page.waitForTimeout(10_000);
    return [
      { what: "the editor opens entry 300 of a list", value: median(opened.slice(1)), unit: "ms", most: 500 },
      { what: "a key in that entry, 95th percentile", value: inEntry, unit: "ms", most: 32 },
      { what: "a key in a text of 20,000 words, 95th percentile", value: inText, unit: "ms", most: 32 },
      { what: "requests of an idle editor in ten seconds", value: requests, unit: "", most: 0 },
    ];
  } finally {
    await page.close();
    server.stop();
    rmSync(project, { recursive: true, force: true });
  }
}
