/** How long an editor waits: from saving a file until the screen shows it, with `npm run develop` running. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject } from "../scripts/projectCopy.mjs";
import { launch } from "./phone.mjs";

const port = 9876;
const rounds = 5;

/** Milliseconds: the median of five changes to the role of one testimony, in a copy of the project. */
export async function editToScreen(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  copyProject(folder);
  const file = join(folder, "content/testimonies/sarah-hanover.md");
  const original = readFileSync(file, "utf8");
  const server = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const browser = await launch();
  const page = await browser.newPage();
  try {
    const address = `http://localhost:${port}/testimonies/sarah-hanover`;
    const isThere = () =>
      page.goto(address).then(
        () => page.getByRole("heading", { level: 1 }).waitFor(),
        () => Promise.reject(new Error("not yet")),
      );
    for (let tries = 0; tries < 120; tries++) {
      const there = await isThere().then(
        () => true,
        () => false,
      );
      if (there) break;
      await page.waitForTimeout(1000);
    }
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await page.waitForTimeout(2000);
      const role = `Changed role ${round}`;
      const start = performance.now();
      writeFileSync(file, original.replace(/^role: .*$/m, `role: ${role}`));
      await page.getByText(role).first().waitFor({ timeout: 60_000 });
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
  } finally {
    await browser.close();
    server.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
