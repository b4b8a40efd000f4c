/** Installs the project's packages where they are not those of package-lock.json. Needs only Node. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This project needs Node ${engines.node}; this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org`,
  );
  process.exit(1);
}

const packagesIn = (lock) => JSON.parse(readFileSync(lock, "utf8")).packages;
/** Written by npm at the end of every installation. */
const installed = "node_modules/.package-lock.json";

/**
 * Whether each package is installed in its version; optional ones are for other systems.
 * @param {Record<string, { version?: string, optional?: boolean }>} wanted by folder; the project itself has none
 * @param {Record<string, { version?: string }>} found
 */
export const isInstalled = (wanted, found) =>
  Object.entries(wanted).every(
    ([folder, { version, optional }]) => folder === "" || optional || found[folder]?.version === version,
  );

export function ensureInstalled() {
  const wanted = packagesIn("package-lock.json");
  if (existsSync(installed) && isInstalled(wanted, packagesIn(installed))) return;
  const count = Object.keys(wanted).length;
  console.log(`Installing the project's ${count} packages: one to five minutes, and 1.2 GB of disk.`);
  // One string, since npm is a batch file on Windows and needs a shell. Its warnings are about packages of packages.
  const { status } = spawnSync("npm ci --loglevel=error", { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
