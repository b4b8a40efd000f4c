/**
 * `npm run build:fixtures`: builds the campaigns of tests/fixtures with the site's own code, each in a copy of the project below
 * fixture-sites/, for the browser tests. A campaign whose files have not changed since its last build is skipped.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { copyProject, projectParts } from "./projectCopy.mjs";

const fixtures = "tests/fixtures";

/** A hook that is added to these sites, and the queries that it runs. */
const hook = "documentedQueries";
const hookFile = `tests/support/${hook}.ts`;
const guide = "docs/data.md";
const queries = [...readFileSync(guide, "utf8").matchAll(/^```graphql\n(.*?)^```$/gms)].map(
  ([, query]) => query,
);

/** All files at or below a path. */
function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** A digest of everything that a build of this content depends on. */
function digestOf(content: string): string {
  const files = [...projectParts, "package-lock.json", hookFile, guide, content].flatMap(filesOf);
  const hash = createHash("sha256").update(process.version);
  // Tests are not built, and each build writes the types.
  for (const file of files.filter((each) => !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(each)))
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** A fixed build time, so that builds of the same content are identical. */
const epoch = "1767225600";

/** Builds the content in a copy of the project at `folder`, unless that is up to date; `change` is called first to modify the copy. */
function build(content: string, folder: string, change: () => void = () => undefined): void {
  const [digest, stamp] = [digestOf(content), join(folder, "built.txt")];
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) {
    console.log(`${folder} is up to date`);
    return;
  }
  rmSync(stamp, { force: true });
  copyProject(folder, content);
  copyFileSync(hookFile, join(folder, `src/${hook}.ts`));
  appendFileSync(join(folder, "gatsby-node.ts"), `export { onPreBuild } from "./src/${hook}";\n`);
  writeFileSync(join(folder, "queries.json"), JSON.stringify(queries));
  change();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", SOURCE_DATE_EPOCH: epoch },
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe build of ${folder} failed.`);
    process.exit(1);
  }
  writeFileSync(stamp, digest);
  console.log(`${folder} is built`);
}

for (const name of readdirSync(fixtures)) build(join(fixtures, name), join("fixture-sites", name));

// In another folder and with one word changed, for tests/browser/smallest/reproducible.spec.ts.
build(join(fixtures, "smallest"), "fixture-sites/elsewhere", () => {
  const page = "fixture-sites/elsewhere/content/pages/second.md";
  const text = readFileSync(page, "utf8");
  const changed = text.replace("A sentence", "A phrase");
  if (changed === text) throw new Error(`${page} no longer says "A sentence".`);
  writeFileSync(page, changed);
});
