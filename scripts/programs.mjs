/**
 * Runs the project's programs with this Node, without a shell or npx, so that it is the same on Linux, macOS and Windows, where
 * npx is a batch file and a shell splits paths with spaces.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Packages whose name differs from their program's. */
const packages = { tsc: "typescript", playwright: "@playwright/test" };

/**
 * Returns the command line that starts a package's program.
 * @param {string} program its name, as in `npx NAME`
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function programCommand(program, args) {
  const folder = join("node_modules", packages[program] ?? program);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [process.execPath, [join(folder, typeof bin === "string" ? bin : bin[program]), ...args]];
}

/**
 * Runs one of the packages' programs on this terminal.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the current environment
 * @returns {boolean} whether it succeeded
 */
export function runProgram(program, args, env) {
  const { status } = spawnSync(...programCommand(program, args), {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
  });
  return status === 0;
}

/**
 * Starts one of the packages' programs.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {boolean} [onTerminal] whether it writes to this terminal; otherwise its output is collected
 * @returns {Promise<{ succeeded: boolean, output: string }>} resolves when it has ended, with the collected output
 */
export function startProgram(program, args, onTerminal = false) {
  return new Promise((resolve) => {
    const child = spawn(...programCommand(program, args), {
      stdio: onTerminal ? "inherit" : ["ignore", "pipe", "pipe"],
      // With its other logger Gatsby redraws lines and cuts them at 80 characters.
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", ({ message }) => resolve({ succeeded: false, output: message }));
    child.on("close", (code) => resolve({ succeeded: code === 0, output: output.trimEnd() }));
  });
}
