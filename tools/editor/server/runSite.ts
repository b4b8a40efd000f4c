import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const endWithEditor = pathToFileURL(resolve("tools/editor/server/endWithEditor.mjs")).href;

/**
 * Starts the development site, which prints to this terminal. The site ends when this process ends, for whatever reason.
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

/** Milliseconds that the site must have run before it is started again when it ends. A site that cannot start would end again at once. */
const minimumRun = 60_000;

/**
 * Runs the development site. An error in the content does not end it: the site shows the error until it is corrected. If the site ends
 * although it had run well, for example because it had too little memory, it is started again. If it ends at once, the editor continues
 * without it.
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
