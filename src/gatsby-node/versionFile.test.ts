import { execFileSync } from "node:child_process";
import { TestFolder } from "../../tests/support/testFolder";
import { headCommit, versionOf } from "./versionFile";

const time = "2026-11-21T14:05:00.000Z";

it.each<[string, Record<string, string>, string | undefined, string | null]>([
  ["the folder's commit and the time", {}, "abc", "abc"],
  ["the commit that the host names", { COMMIT_REF: "def" }, "abc", "def"],
  ["no commit where nobody knows one", {}, undefined, null],
])("holds %s", (_what, environment, head, commit) => {
  expect(versionOf(environment, head, new Date(time))).toEqual({ commit, time });
});

it("knows the last commit of a folder, and that there is none", async () => {
  const { root: folder } = new TestFolder();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  expect(await headCommit(folder)).toBeUndefined();
  git("init");
  git("-c", "user.name=A", "-c", "user.email=a@host.test", "commit", "--allow-empty", "-m", "A");
  expect(await headCommit(folder)).toMatch(/^[0-9a-f]{40}$/);
});
