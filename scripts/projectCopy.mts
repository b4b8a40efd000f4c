import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** What a build reads, besides content and packages. */
export const projectParts = [
  "src",
  "static",
  "package.json",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
];

/**
 * Makes `folder` a copy of the project that shares the original's packages, or updates such a copy. The output of an earlier
 * build is kept, and so are modification times, so that Gatsby sees what has not changed.
 * @param content the folder whose files become its content/
 */
export function copyProject(folder: string, content = "content"): void {
  mkdirSync(folder, { recursive: true });
  const copy = (from: string, to: string) => {
    rmSync(join(folder, to), { recursive: true, force: true });
    if (existsSync(from)) cpSync(from, join(folder, to), { recursive: true, preserveTimestamps: true });
  };
  for (const part of projectParts) copy(part, part);
  copy(content, "content");
  const packages = join(folder, "node_modules");
  // A junction needs no administrator rights on Windows.
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages, "junction");
}

/**
 * Whether a file is there, and newer than the project and these other files or folders; a deleted file changes its folder.
 * Tests do not count, since they are not built, nor the types, which each build writes.
 */
export function isNewer(file: string, others: readonly string[]): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const filesIn = (path: string) =>
    statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: "utf8" }) : [];
  return [...projectParts, "package-lock.json", ...others]
    .filter(existsSync)
    .flatMap((path) => [path, ...filesIn(path).map((name) => join(path, name))])
    .filter((path) => !/\.test\.tsx?$|gatsby-types\.d\.ts$/.test(path))
    .every((path) => statSync(path).mtimeMs < written);
}
