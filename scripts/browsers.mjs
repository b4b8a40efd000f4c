/** The browsers for the tests: where they are on each system, and how to install them. */
import { existsSync, readFileSync } from "node:fs";
import { posix, win32 } from "node:path";
import * as playwright from "@playwright/test";
import { start, startProgram } from "./programs.mjs";

/** @typedef {"chromium" | "firefox" | "webkit"} Engine */

const names = { chromium: "Chromium or Chrome", firefox: "Firefox", webkit: "WebKit" };

/** Their Debian packages; WebKit cannot run headless there and needs a virtual screen. */
const debianPackages = {
  chromium: ["chromium", "chromium-headless-shell"],
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "xvfb", "xauth"],
};

/**
 * Where a browser's executable usually is, in order of preference. For WebKit it is the driver's.
 * @param {Engine} engine
 * @param {string} platform as in process.platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function usualPaths(engine, platform, env) {
  const [darwin, windows, linux] = {
    chromium: [
      "Google Chrome.app/Contents/MacOS/Google Chrome",
      "Google/Chrome/Application/chrome.exe",
      ["chromium", "chromium-browser", "google-chrome"],
    ],
    firefox: [
      "Firefox.app/Contents/MacOS/firefox",
      "Mozilla Firefox/firefox.exe",
      ["firefox-esr", "firefox"],
    ],
    // Safari's driver must be enabled by hand, so on other systems Playwright's WebKit is the only one.
    webkit: [undefined, undefined, ["WebKitWebDriver"]],
  }[engine];
  if (platform === "linux") return linux.map((name) => posix.join("/usr/bin", name));
  if (platform === "darwin") return darwin ? [posix.join("/Applications", darwin)] : [];
  if (platform !== "win32" || !windows) return [];
  return [env.ProgramFiles, env["ProgramFiles(x86)"], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => win32.join(folder, windows));
}

/**
 * The browser that the tests use: the one that CHROMIUM_PATH, FIREFOX_PATH or WEBKIT_PATH names, Playwright's own, or the
 * machine's.
 * @param {Engine} engine
 * @returns {{ path: string, isPlaywrights: boolean } | undefined} undefined if there is none
 */
export function findBrowser(engine) {
  const named = process.env[`${engine.toUpperCase()}_PATH`];
  if (named) return { path: named, isPlaywrights: false };
  const own = playwright[engine].executablePath();
  if (existsSync(own)) return { path: own, isPlaywrights: true };
  const path = usualPaths(engine, process.platform, process.env).find((each) => existsSync(each));
  return path === undefined ? undefined : { path, isPlaywrights: false };
}

/**
 * Debian's Chromium without windows: the other one draws a window's tabs beside each page, which takes up to half a core. Playwright's
 * own Chromium has one too and uses it by itself.
 * @returns {string | undefined} its path; undefined where it is missing or CHROMIUM_PATH names a browser
 */
export function findHeadlessShell() {
  const path = "/usr/bin/chromium-headless-shell";
  return !process.env.CHROMIUM_PATH && existsSync(path) ? path : undefined;
}

const isRoot = process.getuid?.() === 0;
const isDebian = () =>
  existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));

/**
 * Debian's packages include every library that a browser needs; other systems use Playwright's downloads.
 * @param {readonly Engine[]} engines
 * @returns {Promise<string>} what the installers printed
 */
async function install(engines) {
  const libraries = isRoot && process.platform === "linux" ? ["--with-deps"] : [];
  if (!isRoot || !isDebian())
    return (await startProgram("playwright", ["install", ...libraries, ...engines])).output;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const packages = engines.flatMap((each) => debianPackages[each]);
  const updated = await start("apt-get", ["update", "-qq"], { env });
  const installed = await start("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    env,
  });
  return `${updated.output}\n${installed.output}`;
}

/**
 * Installs those of the browsers that are missing, and says what to do about each one that cannot be installed.
 * @param {readonly Engine[]} engines
 * @returns {Promise<string[]>} the names of those that are still missing
 */
export async function ensureBrowsers(engines) {
  const isMissing = (engine) => findBrowser(engine) === undefined;
  const wanted = engines.filter(isMissing);
  if (wanted.length === 0) return [];
  console.log(`Installing for the tests: ${wanted.map((engine) => names[engine]).join(", ")} …`);
  const output = await install(wanted);
  const missing = wanted.filter(isMissing);
  if (missing.length > 0) console.error(output);
  for (const engine of missing)
    console.error(
      `${names[engine]} is missing and could not be installed. Install it, or set ${engine.toUpperCase()}_PATH to its program.`,
    );
  return missing.map((engine) => names[engine]);
}
