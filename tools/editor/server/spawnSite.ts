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
