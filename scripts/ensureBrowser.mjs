/** Finds a Chromium for the browser tests, or installs one. Gives back its path, or "" for Playwright's own. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./ensureInstalled.mjs";

const known = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const onThisMachine = () => known.find((path) => path && existsSync(path));

/** Debian and its kin have Chromium as a package; it comes without asking only for root. */
function installFromDebian() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  try {
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], options);
  } catch {
    // What is missing is said below, once.
  }
}

export function ensureBrowser() {
  if (existsSync(chromium.executablePath())) return "";
  const found = onThisMachine();
  if (found) return found;
  console.log("Installing a browser for the tests.");
  if (run("npx", ["--no-install", "playwright", "install", "chromium"], { mustSucceed: false })) return "";
  installFromDebian();
  const installed = onThisMachine();
  if (installed) return installed;
  console.error("No browser for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.");
  process.exit(1);
}
