import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const endWithEditor = pathToFileURL(resolve("tools/editor/server/endWithEditor.mjs")).href;

/**
 * Starts the development site, which prints to this terminal. When this process ends, for whatever reason, the site ends too.
 * @param command the program, which is Node, and its arguments
 */
export const spawnSite = (
  [program, args]: readonly [string, readonly string[]],
  options: SpawnOptions = {},
): ChildProcess =>
  spawn(program, ["--import", endWithEditor, ...args], {
    ...options,
    env: { ...(options.env ?? process.env), EDITOR_PIPE: String(process.pid) },
    stdio: ["inherit", "inherit", "inherit", "pipe"],
  });

/**
 * The site is started again only if it has run for at least this time, in milliseconds. A site that cannot start would end again at once.
 */
const minimumRun = 60_000;

/**
 * Runs the development site. If it ends after it has run for some time, for example because of too little memory, it is started again. If
 * it ends soon after its start, the editor continues without the site. An error in the content does not end the site, which shows the error
 * until somebody has corrected it.
 * @param start runs the site until it ends
 * @param say prints a line
 * @param now returns a time in milliseconds
 */
export async function runSite(
  start: () => Promise<unknown>,
  say: (line: string) => void = console.log,
  now: () => number = () => performance.now(),
): Promise<void> {
  for (;;) {
    const begun = now();
    await start().catch((error: unknown) => say((error as Error).message));
    if (now() - begun < minimumRun) break;
    say("The preview of the site has stopped. It starts again now, which takes up to two minutes.");
  }
  say(
    "The preview of the site has stopped. Forms and sharing still work. To restart the preview, stop the editor with Ctrl+C, type npm install, and start the editor again.",
  );
}
