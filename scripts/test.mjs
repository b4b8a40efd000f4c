/** `npm test`: installs what is missing, a browser included, then runs every check and says how many passed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { outcome } from "./outcome.mjs";
import { runProgram } from "./programs.mjs";

ensureInstalled();
const { ensureBrowsers } = await import("./browsers.mjs");
const missingBrowsers = ensureBrowsers();

let passed = 0;
let failed = 0;

/** Runs a program; what it found is added to the sums. A test runner's own report says how many tests there were. */
function step(name, program, args, report) {
  console.log(`\n== ${name}`);
  const succeeded = runProgram(program, args);
  const written = report && existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  const numbers = outcome(succeeded, program, written);
  passed += numbers.passed;
  failed += numbers.failed;
  return succeeded;
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
const reports = { jest: "test-results/jest.json", playwright: "test-results/browser.json" };
step("Format", "prettier", ["--check", "--log-level", "warn", "."]);
step("Content", "tsx", ["scripts/checkContent.mts"]);
step("Unit and component tests", "jest", ["--json", `--outputFile=${reports.jest}`], reports.jest);
// Gatsby writes the types of all queries while it builds; lint and types need them.
if (step("Build", "gatsby", ["build"])) {
  step("Lint", "eslint", ["--max-warnings", "0", "."]);
  step("Types", "tsc", ["--project", "."]);
  if (step("Build of the invented campaigns", "tsx", ["scripts/buildFixtures.mts"]))
    step("Browser tests", "playwright", ["test"], reports.playwright);
}
for (const name of missingBrowsers) console.log(`\nNot tested in ${name}: it is not on this machine.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
