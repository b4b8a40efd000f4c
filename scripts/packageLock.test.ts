import { readFileSync } from "node:fs";

interface Locked {
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};

/**
 * Returns whether a package in `folder` can import the package `name`. Node looks for `name` next to the package, and then in each folder
 * above.
 */
function isLocked(folder: string, name: string): boolean {
  if (`${folder === "" ? "" : `${folder}/`}node_modules/${name}` in packages) return true;
  return folder !== "" && isLocked(folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/"))), name);
}

// npm may leave the optional packages of some platforms out of package-lock.json. In that case, `npm ci` fails on these platforms.
test("the optional packages of every platform are locked", () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(folder, name))
      .map((name) => `${folder} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test("no package is tied to one registry's address", () => {
  const tied = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes("://"));
  expect(tied.map(([folder]) => folder)).toEqual([]);
});

// Each additional package makes the first `npm start` on a computer slower. Optional packages are not counted, because they differ between
// systems.
test("`npm start` and `npm run edit` install at most 1,500 packages", () => {
  const needed = Object.entries(packages).filter(
    ([folder, { dev, devOptional, optional }]) => folder !== "" && !dev && !devOptional && !optional,
  );
  expect(needed.length).toBeLessThanOrEqual(1500);
});
