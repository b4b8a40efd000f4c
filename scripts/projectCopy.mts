import { cpSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** The files that a build reads, besides content and packages. */
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
 * Copies the project to `folder`, sharing the original's packages, or updates such a copy. The output of an earlier build and all
 * modification times are kept, so that Gatsby recognises unchanged files.
 * @param content the folder whose files become the copy's content/
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
  // Made anew each time: the link of an earlier copy leads nowhere once the project's folder has another name.
  if (lstatSync(packages, { throwIfNoEntry: false })) unlinkSync(packages);
  // A junction needs no administrator rights on Windows.
  symlinkSync(resolve("node_modules"), packages, "junction");
}
