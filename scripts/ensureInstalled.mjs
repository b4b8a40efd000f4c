/** Installs the packages of package-lock.json that are missing or have another version. This script needs only Node. */
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { startTimer } from "./startTimer.mjs";

const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This project needs Node ${engines.node}, but this computer has Node ${process.versions.node}. Install Node 24 from https://nodejs.org`,
  );
  process.exit(1);
}

const packagesIn = (lock) => JSON.parse(readFileSync(lock, "utf8")).packages;
/** A file that npm writes at the end of every installation. */
const installed = "node_modules/.package-lock.json";

/** Returns whether only tests and checks need a package. npm records this in package-lock.json. */
const isTool = ({ dev, devOptional }) => dev === true || devOptional === true;

/**
 * Returns whether each package is installed in the version that package-lock.json names. Optional packages are not checked, because some
 * are for other systems.
 * @param {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} wanted the packages of
 * package-lock.json. The key is the folder of the package, or "" for the project itself
 * @param {Record<string, { version?: string }>} found the installed packages, with the same keys
 * @param {boolean} withTools true if the packages of tests and checks are needed too
 */
export const isInstalled = (wanted, found, withTools) =>
  Object.entries(wanted).every(
    ([folder, { version, optional, ...kind }]) =>
      folder === "" || optional || (isTool(kind) && !withTools) || found[folder]?.version === version,
  );

/**
 * Matches a character that the path of the project must not contain, because Gatsby could not build the project. Parcel reads the path of
 * its configuration as a pattern and an address, and `!` has a meaning for webpack. Gatsby writes the path between single quotes into a
 * program. The pattern contains only characters with which a build has been tried and has failed.
 */
const unbuildable = /['!()[\]{}*?#%|]/;

/**
 * Returns the reason why the project cannot be built in a folder, with advice. Returns undefined if it can be built there.
 * @param {string} folder
 * @param {(target: string, path: string) => void} [makeLink] makes a symbolic link, to find out whether the disk can store links. npm needs
 * links, except on Windows
 */
export function folderProblem(folder, makeLink = symlinkSync) {
  const [character] = unbuildable.exec(folder) ?? [];
  if (character)
    return `The site cannot be built in ${folder}, because the name of a folder has the character ${character} in it. Give that folder a name of letters, digits, spaces and hyphens, and start again.`;
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return `Nothing can be written to ${folder}. Copy the project to a folder of your own, for example in your home folder, and start again there.`;
  }
  if (process.platform === "win32") return undefined;
  const link = join(folder, `link-${process.pid}`);
  try {
    makeLink("package.json", link);
  } catch (error) {
    // If the link exists already, an interrupted earlier start has made it. This disk can therefore store links.
    if (error.code === "EEXIST") return undefined;
    return `The packages cannot be installed in ${folder}, because its disk cannot store links. Most USB sticks (exFAT, FAT) and some network drives cannot. Copy the project to a folder on the disk of this computer, and start again there.`;
  }
  unlinkSync(link);
  return undefined;
}

const cloudFolder =
  /[\\/](OneDrive|Dropbox|Google Drive|GoogleDrive|My Drive|iCloud ?Drive|Mobile Documents|CloudStorage|Nextcloud|ownCloud|pCloud ?Drive|MEGA)(?= - | \(|-|[\\/]|$)/i;

/**
 * Returns a warning if a cloud service seems to synchronise a folder, or undefined. The function recognises the service by the folder names
 * in `cloudFolder`. Such a service would copy all packages, and change files while git uses them.
 * @param {string} folder
 */
export function cloudWarning(folder) {
  const [, service] = cloudFolder.exec(folder) ?? [];
  if (service === undefined) return undefined;
  return `A cloud service seems to synchronise ${folder}, because one of these folders is called ${service}. Such a service changes files while the project uses them. To be safe, press Ctrl+C to stop, move the project to a folder that no cloud service synchronises, and start again there.`;
}

/** The number of characters by which a file in node_modules makes the path of the project's folder longer. */
const longestInside = 143;

/**
 * Returns a warning if the path of a folder is so long that some programs on Windows could not open the files of the packages, or
 * undefined. Windows allows paths of 259 characters, unless a program or its settings ask for longer ones.
 * @param {string} folder
 * @param {string} [platform]
 */
export function lengthWarning(folder, platform = process.platform) {
  if (platform !== "win32" || folder.length + longestInside <= 259) return undefined;
  return `The path of this folder has ${folder.length} characters: ${folder}. Many programs on Windows cannot open files whose path has more than 259 characters, and the packages need up to ${longestInside}. To be safe, press Ctrl+C to stop, move the project to a folder with a shorter path, for example C:\\campaign, and start again there.`;
}

/**
 * Runs npm with the given arguments. Shows neither the progress nor the summary of npm. npm's warnings are hidden too, because they concern
 * dependencies of other packages.
 * @param {string} args
 * @returns {Promise<{ status: number, errors: string }>} resolves when npm has ended, with the error messages that npm has written
 */
function runNpm(args) {
  return new Promise((resolve) => {
    // The command is one string, because npm is a batch file on Windows and needs a shell.
    const child = spawn(`npm ${args} --loglevel=error --no-progress`, {
      stdio: ["inherit", "ignore", "pipe"],
      shell: true,
    });
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (text) => (errors += text));
    child.on("error", ({ message }) => resolve({ status: 1, errors: message }));
    child.on("close", (status) => resolve({ status: status ?? 1, errors }));
  });
}

/**
 * Installs missing packages, and ends the process if that fails. By default, this does not install the quarter of the packages that only
 * tests and checks need. If those packages are already installed, they stay.
 * @param {{ withTools?: boolean, step?: string }} [options] `withTools` installs the packages of tests and checks too. `step` is the
 * beginning of the line that the installation prints
 * @returns {Promise<boolean>} whether packages were missing and have been installed
 */
export async function ensureInstalled({ withTools = false, step = "" } = {}) {
  const problem = folderProblem(process.cwd());
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  const wanted = packagesIn("package-lock.json");
  const found = existsSync(installed) ? packagesIn(installed) : {};
  if (isInstalled(wanted, found, withTools)) return false;
  for (const warning of [cloudWarning(process.cwd()), lengthWarning(process.cwd())])
    if (warning) console.warn(warning);
  const areToolsThere = Object.entries(wanted).some(([folder, kind]) => isTool(kind) && found[folder]);
  const omit = withTools || areToolsThere ? "" : " --omit=dev";
  const count = Object.values(wanted).filter((kind) => omit === "" || !isTool(kind)).length - 1;
  const stopTimer = startTimer(
    `${step}Installing up to ${count} packages, which takes one to five minutes and about a gigabyte of disk:`,
  );
  const { status, errors } = await runNpm(`ci${omit}`);
  const seconds = stopTimer();
  if (status !== 0) {
    console.error(errors.trimEnd());
    process.exit(status);
  }
  console.log(`The packages were installed in ${seconds} s.`);
  return true;
}
