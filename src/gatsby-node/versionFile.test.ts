import { versionOf } from "./versionFile";

const time = "2026-11-21T14:05:00.000Z";

it.each<[string, Record<string, string>, string | undefined, string | null]>([
  ["the folder's commit and the time", {}, "abc", "abc"],
  ["the commit that the host names", { COMMIT_REF: "def" }, "abc", "def"],
  ["no commit where nobody knows one", {}, undefined, null],
])("holds %s", (_what, environment, head, commit) => {
  expect(versionOf(environment, head, new Date(time))).toEqual({ commit, time });
});
