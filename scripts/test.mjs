/** `npm test`: installs what is missing, a browser included, then runs every check and says how many passed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { runProgram } from "./programs.mjs";

ensureInstalled();
const { ensureBrowsers } = await import("./browsers.mjs");
const missingBrowsers = ensureBrowsers();

let passed = 0;
let failed = 0;

function step(name, program, args) {
  console.log(`\n== ${name}`);
  const good = runProgram(program, args);
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
  step("Browser tests", "playwright", ["test"]);
  count("test-results/browser.json", ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}
for (const name of missingBrowsers) console.log(`\nNot tested in ${name}: it is not on this machine.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
