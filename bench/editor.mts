/**
 * Measures how long the editor takes to open, and how long it takes to show a typed character. The content has a text of 20,000 words and a
 * list of 300 entries.
 */
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { EditorProcess } from "../tests/support/editorProcess";
import { parse, stringify } from "yaml";
import type { Row } from "./bench.mjs";
import { median, type Measured } from "./phone.mjs";

/** Copies the content and adds a long text and a long list. Returns the address of the text's form. */
function enlarge(project: string): string {
  cpSync("content", join(project, "content"), { recursive: true });
  const folder = join(project, "content/testimonies");
  const name = readdirSync(folder).find((file) => file.endsWith(".md")) ?? "";
  const text = readFileSync(join(folder, name), "utf8").trimEnd();
  const words = (index: number) =>
    `\n\nParagraph ${index} has twenty words, each of them followed by another, until the line and the thought have ended.`;
  const paragraphs = Array.from({ length: 1000 }, (_each, index) => words(index));
  writeFileSync(join(folder, name), `${text}${paragraphs.join("")}\n`);
  const timeline = join(project, "content/timeline.yaml");
  const entries = readFileSync(timeline, "utf8").trimEnd();
  const last = (parse(entries) as object[]).at(-1);
  const added = Array.from({ length: 300 }, (_each, index) => ({
    ...last,
    anchor: `added-${index}`,
    when: "2040",
    title: `Number ${index}`,
  }));
  writeFileSync(timeline, `${entries}\n${stringify(added, { aliasDuplicateObjects: false })}`);
  return `testimonies/${name.replace(/\.md$/, "")}`;
}

/** Makes a hundred changes that are not shared yet: in every twentieth paragraph of the text, and in every sixth entry of the list. */
function changeMuch(project: string, text: string): void {
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], { cwd: project });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-q", "-m", "Begin");
  const replace = (file: string, found: RegExp, every: number, words: string) => {
    let count = 0;
    const path = join(project, "content", file);
    const changed = readFileSync(path, "utf8").replace(found, (old) =>
      (count += 1) % every === 0 ? words : old,
    );
    writeFileSync(path, changed);
  };
  replace(`${text}.md`, /twenty words/g, 20, "some words");
  replace("timeline.yaml", /title: Number/g, 6, "title: Figure");
}

/** Changes the text. Returns the milliseconds from a click on Share until the editor shows the page with the changes. */
async function openSheet(page: Page, address: string, text: string): Promise<number> {
  appendFileSync(text, "\n\nOne more.\n");
  await page.goto(address);
  await page.getByText("to share").waitFor();
  const begun = performance.now();
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: /^Share th/ }).waitFor();
  return performance.now() - begun;
}

/** Returns the 95th percentile of the time, in milliseconds, from a key press until the typed character is painted. */
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
  changeMuch(project, text);
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
    const sheets: number[] = [];
    for (let round = 0; round < 8; round++)
      sheets.push(await openSheet(page, server.address, join(project, `content/${text}.md`)));
    await page.goto(`${server.address}timeline/added-299`);
    await page.locator('[id$=".title"]').click();
    const inEntry = await keys(page);
    await page.goto(`${server.address}${text}`);
    await page.getByRole("textbox", { name: "Text" }).press("Control+End");
    const inText = await keys(page);
    // The wait lets the editor store the typed text as a draft. The request that stores the draft must not count as a request of an idle
    // editor.
    await page.waitForTimeout(3000);
    let requests = 0;
    page.on("request", () => (requests += 1));
    await page.waitForTimeout(10_000);
    return [
      { what: "the editor opens entry 300 of a list", value: median(opened.slice(1)), unit: "ms", most: 500 },
      {
        what: "the list of a hundred changes to share",
        value: median(sheets.slice(1)),
        unit: "ms",
        most: 1000,
      },
      { what: "a key in that entry, 95th percentile", value: inEntry, unit: "ms", most: 32 },
      { what: "a key in a text of 20,000 words, 95th percentile", value: inText, unit: "ms", most: 32 },
      { what: "requests of an idle editor in ten seconds", value: requests, unit: "", most: 0 },
    ];
  } finally {
    await page.close();
    await server.stop();
    rmSync(project, { recursive: true, force: true });
  }
}
