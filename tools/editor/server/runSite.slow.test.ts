import { spawn } from "node:child_process";
import { TestFolder } from "../../../tests/support/testFolder";
import { isRunning } from "../../sharing/repository";

/**
 * The test checks at this interval, in milliseconds, whether the site has ended. After `maxAttempts` checks, the site counts as still
 * running.
 */
const interval = 20;
const maxAttempts = 200;

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});

/** A program that prints the number of its process, and runs until a signal ends it. */
const site = "console.log(process.pid); setInterval(() => undefined, 1000);";

/** Starts a process that runs only the site, as the editor would. Resolves with this process, and with the process number of the site. */
async function startEditor() {
  folder.write("site.cjs", site);
  folder.write(
    "editor.mts",
    `import { spawnSite } from ${JSON.stringify(`${process.cwd()}/tools/editor/server/runSite.ts`)};
spawnSite([process.execPath, [${JSON.stringify(`${folder.folder}/site.cjs`)}]]);
setInterval(() => undefined, 1000);`,
  );
  const editor = spawn(process.execPath, ["--import", "tsx", `${folder.folder}/editor.mts`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const printed = await new Promise<Buffer>((done) => editor.stdout.once("data", done));
  const sitePid = Number(printed.toString());
  return { editor, sitePid };
}

test.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
  "the development site ends when the editor is ended by %s",
  async (signal) => {
    const { editor, sitePid } = await startEditor();
    expect(isRunning(sitePid)).toBe(true);
    editor.kill(signal);
    for (let attempt = 0; attempt < maxAttempts && isRunning(sitePid); attempt += 1)
      await new Promise((done) => setTimeout(done, interval));
    const hasSurvived = isRunning(sitePid);
    if (hasSurvived) process.kill(sitePid);
    expect(hasSurvived).toBe(false);
  },
);
