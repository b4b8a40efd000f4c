import { isInstalled } from "./ensureInstalled.mjs";

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
