/**
 * `npm run build:fixtures`: builds the campaigns of tests/fixtures for the browser tests. Each build uses the site's own code, in a copy of
 * the project, and writes into fixture-sites/. `npm run build:fixtures -- NAME…` builds only the campaigns with these names. The command
 * skips a campaign whose files have not changed since its last build.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { programCommand } from "./programs.mjs";
import { copyProject, projectParts } from "./projectCopy.mjs";

const fixtures = "tests/fixtures";

/** A Gatsby hook that is added to the fixture sites. The hook runs the example queries of docs/extending.md. */
const hook = "documentedQueries";
const hookFile = `tests/support/${hook}.ts`;
const guide = "docs/extending.md";
const queries = [...readFileSync(guide, "utf8").matchAll(/^```graphql\n(.*?)^```$/gms)].map(
  ([, query]) => query,
);

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const filesOf = (path: string): string[] =>
  isFile(path) || !existsSync(path)
    ? [path].filter(isFile)
    : readdirSync(path, { recursive: true, encoding: "utf8" })
        .map((name) => join(path, name))
        .filter(isFile)
        .sort();

/** Returns a digest of everything that a build of this content depends on: the files that the build reads, and the version of Node. */
function digestOf(content: string): string {
  const files = [...projectParts, "package-lock.json", hookFile, guide, content].flatMap(filesOf);
  const hash = createHash("sha256").update(process.version);
  // Tests are not part of the digest, because no build reads them. gatsby-types.d.ts is not part of it either, because each build writes
  // this file.
  for (const file of files.filter((each) => !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(each)))
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** The time, in seconds since 1970, that every build uses as its own time, so that two builds of the same content are identical. */
const epoch = "1767225600";

const outputs = ["public", "queries.json", "answers.json"];

/** The file with the types of all queries, which is the same for any content. ESLint and tsc need this file from the newest build. */
const types = "src/gatsby-types.d.ts";

/** The parts of Gatsby's cache that depend only on the code, so that the build of the next campaign can use them again. */
const cachesOfCode = ["webpack", ".parcel-cache"];

/**
 * Builds the content in a copy of the project at `project`, and moves the output to `folder`. Does nothing if the output is up to date.
 * `change` may modify the copy before the build.
 */
function build(content: string, project: string, folder: string, change: () => void = () => undefined): void {
  const [digest, stamp] = [digestOf(content), join(folder, "built.txt")];
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) {
    copyFileSync(join(folder, basename(types)), types);
    console.log(`${folder} is up to date`);
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cache = join(project, ".cache");
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (!cachesOfCode.includes(name)) rmSync(join(cache, name), { recursive: true });
  rmSync(join(project, "public"), { recursive: true, force: true });
  copyProject(project, content);
  copyFileSync(hookFile, join(project, `src/${hook}.ts`));
  appendFileSync(join(project, "gatsby-node.ts"), `export { onPreBuild } from "./src/${hook}";\n`);
  writeFileSync(join(project, "queries.json"), JSON.stringify(queries));
  change();
  const { status, stdout, stderr } = spawnSync(...programCommand("gatsby", ["build"]), {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", SOURCE_DATE_EPOCH: epoch },
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe build of ${content} failed.`);
    process.exit(1);
  }
  for (const name of outputs) renameSync(join(project, name), join(folder, name));
  for (const copy of [join(folder, basename(types)), types]) copyFileSync(join(project, types), copy);
  writeFileSync(stamp, digest);
  console.log(`${folder} is built`);
}

const sites = "fixture-sites";

// All campaigns are built in the same folder, one after the other. webpack's cache contains the path of the folder, so it is valid only
// there. This cache saves half of the time of a build.
const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : readdirSync(fixtures))
  build(join(fixtures, name), join(sites, "project"), join(sites, name));

// This additional build is for tests/browser/smallest/reproducible.spec.ts. It runs in another folder, with one word of the content
// changed.
const other = join(sites, "other-project");
if (names.length === 0)
  build(join(fixtures, "smallest"), other, join(sites, "elsewhere"), () => {
    const page = join(other, "content/pages/second.md");
    const text = readFileSync(page, "utf8");
    const changed = text.replace("A sentence", "A phrase");
    if (changed === text)
      throw new Error(
        `${page} no longer contains "A sentence", but this build replaces these words. Put these words back into the page.`,
      );
    writeFileSync(page, changed);
  });
