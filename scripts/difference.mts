/**
 * `npm run difference -- REF`: builds the site twice, at a commit and from the files of this folder. For each page, the command prints the
 * differences that a visitor would notice: text, head, headings, links, requests and bytes of HTML. The command also lists added and
 * removed files. REF is any revision that git accepts: a commit, a branch, `HEAD`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { siteDifference } from "../tools/hosting/siteDifference";
import { programCommand } from "./programs.mjs";
import { copyProject } from "./projectCopy.mjs";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const [ref] = process.argv.slice(2);
if (ref === undefined)
  stop("Name the commit or branch to compare with, for example: npm run difference -- main");
const commit = (() => {
  try {
    return git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
  } catch {
    return stop(`There is no commit or branch "${ref}". Try HEAD, main or origin/main.`);
  }
})();
const lock = "package-lock.json";
const time = git("log", "-1", "--format=%ct", commit);
const folder = realpathSync(mkdtempSync(join(tmpdir(), "difference-")));
const [before, after] = [join(folder, "before"), join(folder, "after")];

/** Builds the site in a folder. The build uses the time and the hash of the commit, so that two builds of the same files are identical. */
function build(project: string, name: string): void {
  console.error(`Building the site ${name} …`);
  const [program, args] = programCommand("gatsby", ["build"]);
  const env = {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: "1",
    CI: "true",
    SOURCE_DATE_EPOCH: time,
    GITHUB_SHA: commit,
  };
  const { status, stdout, stderr } = spawnSync(program, [resolve(args[0] ?? ""), ...args.slice(1)], {
    cwd: project,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The site ${name} cannot be built.\n${stdout}${stderr}`);
}

try {
  git("worktree", "add", "--quiet", "--detach", before, commit);
  if (readFileSync(join(before, lock), "utf8") === readFileSync(lock, "utf8"))
    symlinkSync(resolve("node_modules"), join(before, "node_modules"), "junction");
  else {
    console.error(`Installing the packages of ${ref} …`);
    const { status } = spawnSync("npm ci --loglevel=error", { cwd: before, stdio: "inherit", shell: true });
    if (status !== 0) throw new Error(`The packages of ${ref} cannot be installed.`);
  }
  copyProject(after);
  build(before, `at ${ref}`);
  build(after, "of this folder");
  const lines = await siteDifference(join(before, "public"), join(after, "public"));
  console.log(lines.length === 0 ? "A visitor would notice no difference." : lines.join("\n"));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  git("worktree", "prune");
}
