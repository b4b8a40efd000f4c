import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { TestFolder } from "../tests/support/testFolder";
import { cloudWarning, folderProblem, isInstalled, lengthWarning } from "./ensureInstalled.mjs";

const wanted = {
  "": {},
  "node_modules/one": { version: "1.0.0" },
  "node_modules/for-windows": { version: "2.0.0", optional: true },
  "node_modules/for-tests": { version: "3.0.0", dev: true },
};
const one = { "node_modules/one": { version: "1.0.0" } };

it.each([
  ["the site's packages are there", one, false, true],
  ["a package has another version", { "node_modules/one": { version: "1.0.1" } }, false, false],
  ["a package is missing", {}, false, false],
  ["a package of the tests is missing, and tests are to run", one, true, false],
  ["everything is there", { ...one, "node_modules/for-tests": { version: "3.0.0" } }, true, true],
])("compares packages, not times: %s", (_case, found, withTools, expected) => {
  expect(isInstalled(wanted, found, withTools)).toBe(expected);
});

it.each([
  ["Ann's campaign", "'"],
  ["Justice!", "!"],
  ["campaign-main (1)", "("],
  ["campaign [old]", "["],
  ["campaign {old}", "{"],
  ["campaign #2", "#"],
  ["100 % innocent", "%"],
  ["one|two", "|"],
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

const onLinux = process.platform === "win32" ? it.skip : it;
onLinux("says that the disk of a folder cannot store the links of packages, and where to go", () => {
  const { root } = new TestFolder();
  const refuse = () => {
    throw Object.assign(new Error("function not implemented, symlink"), { code: "ENOSYS" });
  };
  expect(folderProblem(root, refuse)).toMatch(/disk cannot store links\..* Copy the project/);
  expect(folderProblem(root)).toBeUndefined();
  expect(readdirSync(root)).toEqual([]);
  symlinkSync("package.json", `${root}/link-${process.pid}`);
  expect(folderProblem(root)).toBeUndefined();
});

it.each([
  [String.raw`C:\Users\Ann\OneDrive\Documents\site`, "OneDrive"],
  [String.raw`C:\Users\Ann\OneDrive - The Campaign\site`, "OneDrive"],
  ["/Users/ann/Library/CloudStorage/OneDrive-Personal/site", "CloudStorage"],
  ["/Users/ann/Library/Mobile Documents/com~apple~CloudDocs/site", "Mobile Documents"],
  ["/home/ann/Dropbox (Personal)/site", "Dropbox"],
  ["/home/ann/dropbox", "dropbox"],
  ["/home/ann/dropboxes/site", undefined],
  ["/home/ann/site", undefined],
])("warns before it installs anything into the folder of a cloud service: %s", (folder, expected) => {
  const [, found] =
    /one of these folders is called (.+)\. Such a service/.exec(cloudWarning(folder) ?? "") ?? [];
  expect(found).toBe(expected);
});

it.each([
  ["win32", 116, undefined],
  ["win32", 117, "117"],
  ["darwin", 240, undefined],
  ["linux", 240, undefined],
])(
  "warns of long paths only where programs cannot open them: %s, %d characters",
  (platform, length, expected) => {
    const warning = lengthWarning(`C:\\${"a".repeat(length - 3)}`, platform);
    const [, found] = /^The path of this folder has (\d+) characters: C:/.exec(warning ?? "") ?? [];
    expect(found).toBe(expected);
  },
);
