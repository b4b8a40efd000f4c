/** `npm test`: installs what is missing, a browser included, then runs every check and says how many passed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled, run } from "./ensureInstalled.mjs";

ensureInstalled();
const { ensureBrowser } = await import("./ensureBrowser.mjs");
const browser = ensureBrowser();

let passed = 0;
let failed = 0;

function step(name, command, args, env) {
  console.log(`\n== ${name}`);
  const good = run("npx", ["--no-install", command, ...args], { mustSucceed: false, env });
  if (good) passed += 1;
  else failed += 1;
  return good;
}

/** Adds a test runner's own numbers; a runner that wrote none has failed before its first test. */
function count(report, read) {
  if (!existsSync(report)) return;
  const numbers = read(JSON.parse(readFileSync(report, "utf8")));
  passed += numbers.passed;
  failed += numbers.failed;
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
step("Format", "prettier", ["--check", "--log-level", "warn", "."]);
step("Content", "tsx", ["scripts/checkContent.mts"]);
step("Unit and component tests", "jest", ["--json", "--outputFile=test-results/jest.json"]);
count("test-results/jest.json", ({ numPassedTests, numFailedTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
}));
// Gatsby writes the types of all queries while it builds; lint and types need them.
if (step("Build", "gatsby", ["build"])) {
  step("Lint", "eslint", ["--max-warnings", "0", "."]);
  step("Types", "tsc", ["--project", "."]);
  step("Browser tests", "playwright", ["test"], { CHROMIUM_PATH: browser });
  count("test-results/browser.json", ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
