/**
 * Runs the project's programs with this Node, without a shell or npx. On Windows, npx is a batch file, and a shell splits paths with
 * spaces. With this module, programs start in the same way on Linux, macOS and Windows.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** For programs whose package has another name than the program: the name of the package. */
const packages = { tsc: "typescript", playwright: "@playwright/test" };

/**
 * An option of Gatsby that switches off the minification of its own bundles for browsers. No page of the built site loads these bundles.
 */
const withoutMinifying = "--no-uglify";

/**
 * Returns the command line that starts the program of a package.
 * @param {string} program its name, as in `npx NAME`
 * @param {readonly string[]} args
 * @returns {[string, string[]]}
 */
export function programCommand(program, args) {
  const folder = join("node_modules", packages[program] ?? program);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const path = join(folder, typeof bin === "string" ? bin : bin[program]);
  const isBuild = program === "gatsby" && args[0] === "build";
  return [process.execPath, [path, ...args, ...(isBuild ? [withoutMinifying] : [])]];
}

/**
 * Runs the program of a package in this terminal.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] variables to add to the current environment
 * @returns {boolean} whether the program succeeded
 */
export function runProgram(program, args, env) {
  const { status } = spawnSync(...programCommand(program, args), {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
  });
  return status === 0;
}

/**
 * Starts the program of a package.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {boolean} [onTerminal] true if the program writes to this terminal. Its output is then not collected
 * @returns {Promise<{ succeeded: boolean, output: string }>} resolves when the program has ended, with the collected output
 */
export function startProgram(program, args, onTerminal = false) {
  return new Promise((resolve) => {
    const child = spawn(...programCommand(program, args), {
      stdio: onTerminal ? "inherit" : ["ignore", "pipe", "pipe"],
      // This variable chooses a plain logger. Gatsby's usual logger redraws lines and cuts them at 80 characters.
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_LOGGER: "yurnalist" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", ({ message }) => resolve({ succeeded: false, output: message }));
    child.on("close", (code) => resolve({ succeeded: code === 0, output: output.trimEnd() }));
  });
}
