import { execFileSync } from "node:child_process";
import { TestFolder } from "../../tests/support/testFolder";
import { versionOfBuild } from "./versionFile";

const time = "2026-11-21T14:05:00.000Z";

it.each<[string, Record<string, string>, boolean, string | null]>([
  ["the folder's commit and the time", {}, true, "40 digits"],
  ["the commit that the host names", { COMMIT_REF: "def" }, true, "def"],
  ["no commit if the commit is not known", {}, false, null],
])("the version of a build contains %s", async (_what, environment, isRepository, commit) => {
  const { root: folder } = new TestFolder();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  if (isRepository) {
    git("init");
    git("-c", "user.name=A", "-c", "user.email=a@host.test", "commit", "--allow-empty", "-m", "A");
  }
  const found = await versionOfBuild(folder, environment, new Date(time));
  const known = found.commit?.replace(/^[0-9a-f]{40}$/, "40 digits") ?? null;
  expect({ ...found, commit: known }).toEqual({ commit, time });
});
