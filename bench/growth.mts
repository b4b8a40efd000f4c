/**
 * Measures the time and memory of a build, and the time of checks, sharing and visits. The measured campaigns are invented, have three
 * sizes and are in temporary copies of the project.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { programCommand } from "../scripts/programs.mjs";
import { copyProject } from "../scripts/projectCopy.mjs";
import { EditorProcess } from "../tests/support/editorProcess";
import { visit } from "./against.mjs";
import type { Row } from "./bench.mjs";
import { documentSearch } from "./documentSearch.mjs";
import { grow, wordsOfHearings, type Size } from "./syntheticCampaign.mjs";
import { median, onNewPages, type Measured } from "./phone.mjs";
import { serve } from "./server.mjs";

type Site = Pick<Measured, "browser">;

const sizes: Size[] = [
  { hearings: 0, testimonies: 0, events: 0 },
  { hearings: 20, testimonies: 100, events: 100 },
  { hearings: 140, testimonies: 400, events: 300 },
];

/** Returns the memory that a group of processes uses, in gigabytes. */
function memoryOf(group: number): number {
  const { stdout } = spawnSync("ps", ["-Ao", "pgid=,rss="], { encoding: "utf8" });
  const kilobytes = [...stdout.matchAll(/(\d+) +(\d+)/g)].map(([, id, held]) =>
    Number(id) === group ? Number(held) : 0,
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** Runs a program in a folder. Returns its time in seconds, and the maximum memory of the program and its children, in gigabytes. */
async function run(folder: string, program: string, ...args: string[]) {
  const begun = performance.now();
  const child = spawn(program, args, { cwd: folder, detached: true, stdio: ["ignore", "ignore", "inherit"] });
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid ?? 0))), 500);
  const [status] = (await once(child, "exit")) as [number | null];
  clearInterval(timer);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed in ${folder}.`);
  return { seconds: (performance.now() - begun) / 1000, memory };
}

/** Turns a folder into a git repository, and pushes its content to a new bare repository inside that folder. */
async function shareAll(folder: string): Promise<void> {
  const git = (...args: string[]) => run(folder, "git", ...args);
  await git("init", "-q", "-b", "main");
  await git("config", "user.name", "Ann");
  await git("config", "user.email", "ann@example.org");
  await git("add", "content");
  await git("commit", "-q", "-m", "Begin");
  await git("clone", "-q", "--bare", ".", "server.git");
  await git("remote", "add", "origin", "server.git");
  await git("push", "-q", "-u", "origin", "main");
}

/** Returns the seconds from the start of the editor until the form of a testimony can be used. */
async function openEditor(folder: string, testimony: string, { browser }: Site): Promise<number> {
  const begun = performance.now();
  const [editor, page] = [await EditorProcess.start(folder), await browser.newPage()];
  try {
    await page.goto(`${editor.address}testimonies/${testimony.replace(/\.md$/, "")}`);
    await page.getByRole("textbox", { name: "Text" }).waitFor();
    return (performance.now() - begun) / 1000;
  } finally {
    await page.close();
    await editor.stop();
  }
}

/**
 * Measures visits to the pages that become longer as a campaign grows. Also measures searches in the hearings that the bench added to the
 * documents.
 */
async function visitAll(root: string, { hearings }: Size, { browser }: Site): Promise<Row[]> {
  const { address, close } = await serve(root);
  const rows: Row[] = [];
  for (const path of ["/documents", "/timeline"]) {
    const visits = await onNewPages(browser, visit(`${address}${path}`));
    for (const [what, most] of [
      ["largest paint", 1200],
      ["blocking after it", 50],
    ] as const)
      rows.push({
        what: `${what} of ${path}`,
        value: median(visits.map((each) => each[what] ?? NaN)),
        unit: "ms",
        most,
      });
  }
  if (hearings > 0) rows.push(...(await documentSearch({ browser, address }, wordsOfHearings)));
  close();
  return rows;
}

async function* measure(size: Size, site: Site): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-growth-"));
  const [program, args] = programCommand("gatsby", ["build"]);
  const build = () => run(folder, program, ...args);
  const script = (name: string) => run(folder, process.execPath, "--import", "tsx", resolve("scripts", name));
  try {
    copyProject(folder);
    await grow(join(folder, "content"), size);
    await shareAll(folder);
    const more = `${size.hearings} hearings, ${size.testimonies} testimonies and ${size.events} events more`;
    const cold = await build();
    yield { what: `cold build with ${more}`, value: cold.seconds, unit: "s", most: 360 };
    yield { what: "its memory", value: cold.memory, unit: "GB", most: 3 };
    yield* await visitAll(join(folder, "public"), size, site);
    const home = join(folder, "content/testimonies");
    const [testimony = ""] = readdirSync(home);
    appendFileSync(join(home, testimony), "More.\n");
    const warm = await build();
    yield { what: "warm build after a changed word", value: warm.seconds, unit: "s", most: 40 };
    const check = await script("checkContent.mts");
    yield { what: "content check", value: check.seconds, unit: "s", most: 15 };
    const share = await script("share.mts");
    yield { what: "sharing that word", value: share.seconds, unit: "s", most: 10 };
    const opened = await openEditor(folder, testimony, site);
    yield { what: "the editor opens a testimony", value: opened, unit: "s", most: 10 };
    const files = readdirSync(join(folder, "public"), { recursive: true, withFileTypes: true });
    yield { what: "files", value: files.filter((file) => file.isFile()).length, unit: "", most: 20_000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function* growth(site: Site): AsyncGenerator<Row> {
  for (const size of sizes) yield* measure(size, site);
}
