import { spawnSync } from "node:child_process";
import { renameSync } from "node:fs";
import { devNull } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { TestFolder } from "../tests/support/testFolder";
import { requiredChecks } from "./requiredChecks.mjs";

test.each([
  [["content/timeline.yaml"], "content"],
  [["content/timeline.yaml", "src/theme/colors.ts"], "all"],
  [["contents.md"], "all"],
  [[], "all"],
])("%j needs the checks of %s", (paths, checks) => {
  expect(requiredChecks(paths)).toBe(checks);
});

describe("a push", () => {
  const folder = new TestFolder();
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, {
      cwd: folder.root,
      encoding: "utf8",
      env: { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" },
    }).stdout.trim();
  /** Commits all files. Returns the hash of the commit. */
  const commit = () => {
    run("git", "add", "--all");
    run("git", "-c", "user.name=Ann", "-c", "user.email=ann@example.invalid", "commit", "-qm", "Change");
    return run("git", "rev-parse", "HEAD");
  };
  const checks = (base: string) => run(process.execPath, resolve("scripts/requiredChecks.mjs"), base, "HEAD");
  let first: string;
  let second: string;

  beforeAll(() => {
    run("git", "init", "-q");
    folder.write("src/words.ts", "export const words = 1;\n");
    first = commit();
  });

  it("of words alone takes the short way, and a file moved out of the code the long one", () => {
    folder.write("content/words.md", "Words\n");
    second = commit();
    expect(checks(first)).toBe("content");
    renameSync(join(folder.root, "src/words.ts"), join(folder.root, "content/words.ts"));
    commit();
    expect(checks(second)).toBe("all");
  });

  it.each(["", "0".repeat(40), "HEAD"])("that follows %j takes the long way", (base) => {
    expect(checks(base)).toBe("all");
  });

  it("contains committed, changed and new files, and no deleted files, and is unknown without an upstream", () => {
    const script = `import { unsharedPaths } from ${JSON.stringify(pathToFileURL(resolve("scripts/requiredChecks.mjs")))}; console.log(JSON.stringify(unsharedPaths()));`;
    const unshared = () => run(process.execPath, "--input-type=module", "--eval", script);
    expect(unshared()).toBe("undefined");
    run("git", "branch", "shared");
    run("git", "branch", "--set-upstream-to=shared");
    expect(unshared()).toBe("[]");
    for (const name of ["changed.md", "deleted.md"]) folder.write(name);
    commit();
    folder.write("changed.md", "Other words\n");
    folder.remove("deleted.md");
    folder.write("new and spaced.md");
    expect(unshared()).toBe('["changed.md","new and spaced.md"]');
    run("git", "checkout", "-q", "changed.md");
  });

  it("that rewrites what was published takes the long way", () => {
    run("git", "checkout", "-q", first);
    expect(checks(second)).toBe("all");
  });
});
