import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "yaml";

test("no file outside content/ and the tests contains the campaign's name", () => {
  const { name } = parse(readFileSync("content/campaign.yaml", "utf8")) as { name: string };
  const outside = ["--", ".", ":!content", ":!tests", ":!*.test.*"];
  const { stdout, status } = spawnSync("git", ["grep", "-liF", name, ...outside], { encoding: "utf8" });
  // `git grep` exits with 1 if it finds nothing, and with another code outside a repository.
  expect([stdout, status]).toEqual(["", 1]);
});
