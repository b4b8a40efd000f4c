/** Finds the browsers for the tests, which may be Playwright's own or Debian's. Installs missing browsers. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import * as playwright from "@playwright/test";
import { runProgram } from "./programs.mjs";

/** @typedef {"chromium" | "firefox" | "webkit"} Engine */

/**
 * For each engine: the names of Debian's packages, and of the program. Debian's WebKit needs a virtual screen, because it cannot run
 * headless.
 */
const debian = {
  chromium: { path: "/usr/bin/chromium", packages: ["chromium", "chromium-headless-shell"] },
  firefox: { path: "/usr/bin/firefox-esr", packages: ["firefox-esr"] },
  webkit: { path: "/usr/bin/WebKitWebDriver", packages: ["webkit2gtk-driver", "xvfb", "xauth"] },
};

/**
 * Returns the browser for the tests. CHROMIUM_PATH, FIREFOX_PATH or WEBKIT_PATH can name it (WEBKIT_PATH names WebKit's driver). If the
 * variable is not set, returns Playwright's own browser or, if that is not installed, Debian's.
 * @param {Engine} engine
 * @returns {{ path: string, isPlaywrights: boolean } | undefined} undefined if there is no such browser on this machine
 */
export function findBrowser(engine) {
  const named = process.env[`${engine.toUpperCase()}_PATH`];
  const own = playwright[engine].executablePath();
  const path = named || [own, debian[engine].path].find((each) => existsSync(each));
  return path && { path, isPlaywrights: path === own };
}

/**
 * Returns the path of Debian's headless shell of Chromium. The full Chromium also renders a window's tabs next to each page, which takes up
 * to half a core. This function is not needed for Playwright's own Chromium, which uses its headless shell without being told.
 * @returns {string | undefined} undefined if the headless shell is missing, or if CHROMIUM_PATH names a browser
 */
export function findHeadlessShell() {
  const path = "/usr/bin/chromium-headless-shell";
  return !process.env.CHROMIUM_PATH && existsSync(path) ? path : undefined;
}

/**
 * Installs the browsers for these engines.
 * @param {readonly Engine[]} engines
 */
function install(engines) {
  const isRoot = process.getuid?.() === 0;
  const isLinux = process.platform === "linux";
  if (isRoot && isLinux && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))) {
    const packages = engines.flatMap((engine) => debian[engine].packages);
    const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
  } else runProgram("playwright", ["install", ...(isRoot && isLinux ? ["--with-deps"] : []), ...engines]);
}

/**
 * Installs the missing browsers, and prints what to do about each one that cannot be installed.
 * @param {readonly Engine[]} engines
 * @returns {Engine[]} the engines that are still missing
 */
export function ensureBrowsers(engines) {
  const isMissing = (engine) => findBrowser(engine) === undefined;
  if (!engines.some(isMissing)) return [];
  console.log("Installing the browsers for the tests …");
  install(engines.filter(isMissing));
  const missing = engines.filter(isMissing);
  for (const engine of missing)
    console.error(
      `${engine} is missing and could not be installed. Install it, or set ${engine.toUpperCase()}_PATH to its program.`,
    );
  return missing;
}
