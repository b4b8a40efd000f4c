import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
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
