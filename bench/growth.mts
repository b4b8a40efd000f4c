/** How build time and memory grow with the number of testimonies, in a temporary copy of the project. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../scripts/projectCopy.mjs";

export interface Growth {
  testimonies: number;
  /** Seconds of a build without and with the cache of the previous build. */
  cold: number;
  warm: number;
  /** Peak memory of the build's main process, in MB. */
  memory: number;
  /** Bytes of one testimony's page, of the page that lists them all, and of the shared page data. */
  page: number;
  list: number;
  shared: number;
}

/** Runs a build and measures its time and peak memory. */
function build(folder: string): Promise<{ seconds: number; memory: number }> {
  const start = performance.now();
  let memory = 0;
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_OPTIONS: "--max-old-space-size=8192" },
  });
  const watch = setInterval(() => {
    try {
      const [, peak = "0"] =
        /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, "utf8")) ?? [];
      memory = Math.max(memory, Number(peak) / 1024);
    } catch {
      // The process has just ended, or the system has no /proc.
    }
  }, 500);
  return new Promise((resolvePromise, reject) => {
    child.on("exit", (code) => {
      clearInterval(watch);
      if (code === 0) resolvePromise({ seconds: (performance.now() - start) / 1000, memory });
      else reject(new Error(`gatsby build ended with ${code ?? "a signal"}`));
    });
  });
}

/** Adds copies of the existing testimonies, under unique names, until there are `count`. */
export function fill(folder: string, count: number): void {
  const home = join(folder, "content/testimonies");
  const originals = readdirSync("content/testimonies").map((name) =>
    readFileSync(join("content/testimonies", name), "utf8"),
  );
  rmSync(home, { recursive: true });
  mkdirSync(home);
  for (let index = 0; index < count; index++) {
    const text = originals[index % originals.length] ?? "";
    const round = Math.floor(index / originals.length);
    const [, slug = ""] = /^slug: (.*)$/m.exec(text) ?? [];
    const own =
      round === 0
        ? text
        : text
            .replace(/^slug: .*$/m, `slug: ${slug}-${round}`)
            .replace(/^order: .*$/m, `order: ${(index + 1) * 10}`)
            .replace(/^title: .*$/m, `title: "Testimony number ${index}"`)
            .replace(/^name: "?(.*?)"?$/m, `name: "$1 ${round}"`)
            .replace(/^(summary|description): "?(.{50})[^"\n]*"?$/gm, `$1: "$2 ${index}"`);
    writeFileSync(join(home, `${slug}${round === 0 ? "" : `-${round}`}.md`), own);
  }
}

const size = (folder: string, name: string) => statSync(join(folder, "public", name)).size;

/** Builds the site for each number of testimonies, once cold and once warm. */
export async function growth(counts: readonly number[]): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const testimonies of counts) {
    const folder = mkdtempSync(join(tmpdir(), "bench-"));
    copyProject(folder);
    fill(folder, testimonies);
    const cold = await build(folder);
    const warm = await build(folder);
    const shared = readdirSync(join(folder, "public/page-data/sq/d")).reduce(
      (sum, name) => sum + size(folder, `page-data/sq/d/${name}`),
      0,
    );
    const [first = ""] = readdirSync("content/testimonies");
    results.push({
      testimonies,
      cold: cold.seconds,
      warm: warm.seconds,
      memory: Math.max(cold.memory, warm.memory),
      page: size(folder, `testimonies/${first.replace(/\.md$/, "")}/index.html`),
      list: size(folder, "testimonies/index.html"),
      shared,
    });
    console.log(JSON.stringify(results.at(-1)));
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}
