/**
 * `npm test`: runs the checks before a push. `npm test -- --all` runs everything (with `--shard=1/3`, a third of it). `npm test --
 * --content` runs the checks before content is published. Each of these commands installs missing packages and browsers, and ends with the
 * number of tests that passed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { unsharedPaths } from "./requiredChecks.mjs";
import { configureGit } from "./configureGit.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { testResults } from "./testResults.mjs";
import { startProgram } from "./programs.mjs";

await ensureInstalled({ withTools: true });
configureGit();
const { ensureBrowsers } = await import("./browsers.mjs");

const args = process.argv.slice(2);
const shard = args.filter((arg) => /^--shard=\d+\/\d+$/.test(arg));
const unknown = args.filter((arg) => !["--all", "--content", ...shard].includes(arg));
if (unknown.length > 0) {
  console.error(
    `Unknown option: ${unknown.join(" ")}. Write npm test, npm test -- --all or npm test -- --content.`,
  );
  process.exit(2);
}

let passed = 0;
let failed = 0;
const failures = [];

/**
 * Runs a program and adds its results to the totals. With `isAlone`, the output of the program is printed while the program runs. Without
 * `isAlone`, other programs may run at the same time, so the output is printed when the program has ended. `report` is the file into which
 * a test runner writes its results.
 */
async function step(name, program, args, { report, isAlone = false } = {}) {
  console.log(isAlone ? `\n== ${name}` : `${name} …`);
  const { succeeded, output } = await startProgram(program, args, isAlone);
  if (!isAlone) console.log(`\n== ${name}: ${succeeded ? "passed" : "FAILED"}\n${output}`);
  const written = report && existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  const numbers = testResults(succeeded, program, written);
  passed += numbers.passed;
  failed += numbers.failed;
  failures.push(...numbers.failures);
  return succeeded;
}

const content = () => step("Content", "tsx", ["scripts/checkContent.mts"]);
const format = (files = ["."]) =>
  step("Format", "prettier", ["--check", "--log-level", "warn", "--ignore-unknown", ...files]);
const lint = (files = ["."]) =>
  step("Lint", "eslint", ["--max-warnings", "0", "--no-warn-ignored", ...files]);
const build = () => step("Build", "gatsby", ["build"]);
const fixtures = (...names) =>
  step("Build of the invented campaigns", "tsx", ["scripts/buildFixtures.mts", ...names]);
const unit = (...more) => {
  const report = "test-results/jest.json";
  return step("Unit and component tests", "jest", ["--json", `--outputFile=${report}`, ...more], { report });
};
const browser = (...more) =>
  step("Browser tests", "playwright", ["test", ...more], {
    report: "test-results/browser.json",
    isAlone: true,
  });

/** Waits for a build, then runs the linter and the type check. Both need the types of all queries, which Gatsby writes while it builds. */
async function buildAndLint(built, files) {
  const isBuilt = await built;
  if (isBuilt) await Promise.all([lint(files), step("Types", "tsc", ["--project", "."])]);
  return isBuilt;
}

// The steps run in parallel, because a build leaves one core idle half of the time.
const tiers = {
  async quick() {
    const missing = ensureBrowsers(["chromium"]);
    // Style checks run only on files that have not been pushed, because pushed files have passed these checks already. A check of all files
    // would take as long as all unit tests.
    const unshared = unsharedPaths();
    const isConfigured = unshared?.some((path) => /^(eslint|\.prettier|package)/.test(path));
    const files = unshared === undefined || isConfigured ? undefined : [...unshared, "package.json"];
    const [isBuilt] = await Promise.all([
      buildAndLint(fixtures("campaign"), files),
      // These tests neither wait nor start git, so they need no further worker than there are cores, and no small workers (see
      // jest.config.mjs). Without workers that are replaced again and again, they need a fifth less of the processor.
      unit("--selectProjects", "logic", "document", "--maxWorkers=100%", "--workerIdleMemoryLimit=1500MB"),
      content(),
      format(files),
    ]);
    // The browsers run last, because they use all cores themselves: beside them, a unit test takes several times as long.
    if (isBuilt) await browser("--project=campaign", "--grep-invert", String.raw`\.slow\.spec`);
    console.log(`
Left out: the build of content/ and its pages (npm test -- --content); git, editors, PDFs, printed sheets,
pages without pictures, faults, offline use, large text, parts that move while a page loads, slow phones, Firefox and WebKit (npm test -- --all).`);
    return missing;
  },
  async all() {
    // tests/support/clockAhead.ts sets the clock of the tests ahead by this number of days. A test that would start to fail on some day
    // within that time then fails in this run.
    process.env.CLOCK_AHEAD_DAYS ??= "550";
    const isFirst = shard.length === 0 || shard[0].startsWith("--shard=1/");
    const missing = ensureBrowsers(["chromium", "firefox", "webkit"]);
    const [isBuilt, areCampaignsBuilt] = await Promise.all([
      isFirst ? buildAndLint(build()) : build(),
      fixtures(),
      unit(...shard),
      isFirst && content(),
      isFirst && format(),
    ]);
    if (isBuilt && areCampaignsBuilt) await browser(...shard);
    return missing;
  },
  async content() {
    const missing = ensureBrowsers(["chromium"]);
    if ((await content()) && (await build())) await browser("--project=site", "everySite");
    return missing;
  },
};

rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
const tier = args.includes("--all") ? "all" : args.includes("--content") ? "content" : "quick";
for (const name of await tiers[tier]())
  console.log(`\nNo tests ran in ${name}, because it is not installed on this machine.`);
// Failures are printed again at the end, because their first reports are far above, among the reports of hundreds of tests.
if (failures.length > 0) console.log(`\n== Failed\n\n${failures.join("\n\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
