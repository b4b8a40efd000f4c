/** Installs the project's packages if they are missing or older than package-lock.json. Needs only Node. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

const wanted = JSON.parse(readFileSync("package.json", "utf8")).engines.node;
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This project needs Node ${wanted}; this is Node ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

/** Written by npm at the end of every installation. */
const installed = "node_modules/.package-lock.json";

export function ensureInstalled() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs) return;
  console.log("Installing the project's packages; this takes a few minutes the first time.");
  // One string, since npm is a batch file on Windows and needs a shell.
  const { status } = spawnSync("npm ci --no-audit --no-fund", { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
