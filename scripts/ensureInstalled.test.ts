import { mkdirSync } from "node:fs";
import { TestFolder } from "../tests/support/testFolder";
import { folderProblem, isInstalled } from "./ensureInstalled.mjs";

const wanted = {
  "": {},
  "node_modules/one": { version: "1.0.0" },
  "node_modules/for-windows": { version: "2.0.0", optional: true },
};

it.each([
  ["what the lock file names is there", { "node_modules/one": { version: "1.0.0" } }, true],
  ["a package has another version", { "node_modules/one": { version: "1.0.1" } }, false],
  ["a package is missing", {}, false],
])("compares packages, not times: %s", (_case, found, expected) => {
  expect(isInstalled(wanted, found)).toBe(expected);
});

it.each([
  ["Ann's campaign", "'"],
  ["Justice!", "!"],
  ["campaign-main (1)", "("],
  ["campaign [old]", "["],
  ["campaign {old}", "{"],
  ["campaign #2", "#"],
  ["100 % innocent", "%"],
  ["A & B, the campaign; Ферма é ~@+=", undefined],
])("says before it installs anything whether the site can be built in the folder %j", (name, expected) => {
  const { root } = new TestFolder();
  mkdirSync(`${root}/${name}/site`, { recursive: true });
  const [, found] =
    /has the character (.) in it\. Give that folder a name/.exec(
      folderProblem(`${root}/${name}/site`) ?? "",
    ) ?? [];
  expect(found).toBe(expected);
});

it("says that nothing can be written to a folder, and where to go", () => {
  expect(folderProblem("/no/such/folder")).toMatch(/^Nothing can be written to .* Copy the project/);
});
