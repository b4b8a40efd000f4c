/** `npm test`: installs what is missing, including browsers, then runs every check and prints how many passed. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { outcome } from "./outcome.mjs";
import { startProgram } from "./programs.mjs";

ensureInstalled();
const { ensureBrowsers } = await import("./browsers.mjs");

let passed = 0;
let failed = 0;

/**
 * Runs a program and adds its results to the totals. The output of programs that run in parallel is shown when each has ended.
 * A test runner's report gives the number of tests.
 */
async function step(name, program, args, { report, isAlone = false } = {}) {
  console.log(isAlone ? `\n== ${name}` : `${name} …`);
  const { succeeded, output } = await startProgram(program, args, isAlone);
  if (!isAlone) console.log(`\n== ${name}: ${succeeded ? "passed" : "FAILED"}\n${output}`);
  const written = report && existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  const numbers = outcome(succeeded, program, written);
  passed += numbers.passed;
  failed += numbers.failed;
  return succeeded;
}

/** Builds the site, then checks the code: Gatsby writes the types of all queries during the build, and both checks need them. */
async function buildAndLint() {
  const isBuilt = await step("Build", "gatsby", ["build"]);
  if (isBuilt) {
    await step("Lint", "eslint", ["--max-warnings", "0", "."]);
    await step("Types", "tsc", ["--project", "."]);
  }
  return isBuilt;
}

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
const reports = { jest: "test-results/jest.json", playwright: "test-results/browser.json" };
// All at once, since a build leaves one core idle half the time.
const [missingBrowsers, isBuilt, areCampaignsBuilt] = await Promise.all([
  ensureBrowsers(),
  buildAndLint(),
  step("Build of the invented campaigns", "tsx", ["scripts/buildFixtures.mts"]),
  step("Unit and component tests", "jest", ["--json", `--outputFile=${reports.jest}`], {
    report: reports.jest,
  }),
  step("Content", "tsx", ["scripts/checkContent.mts"]),
  step("Format", "prettier", ["--check", "--log-level", "warn", "."]),
]);
if (isBuilt && areCampaignsBuilt)
  await step("Browser tests", "playwright", ["test"], { report: reports.playwright, isAlone: true });
for (const name of missingBrowsers) console.log(`\nNot tested in ${name}: it is not on this machine.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
