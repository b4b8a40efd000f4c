import { versionOf } from "./versionFile";

const now = new Date("2026-11-21T14:05:00Z");

it.each<[string, Record<string, string>, string | undefined, object]>([
  ["the folder's commit and the time", {}, "abc", { commit: "abc", time: "2026-11-21T14:05:00.000Z" }],
  [
    "the commit that the host names",
    { COMMIT_REF: "def" },
    "abc",
    { commit: "def", time: "2026-11-21T14:05:00.000Z" },
  ],
  ["no commit where nobody knows one", {}, undefined, { commit: null, time: "2026-11-21T14:05:00.000Z" }],
])("holds %s", (_what, environment, head, version) => {
  expect(versionOf(environment, head, now)).toEqual(version);
});
