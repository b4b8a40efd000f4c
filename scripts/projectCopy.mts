import { cpSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** The files and folders that a build reads, besides content/ and the packages. */
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
 * Copies the project to `folder`, or updates an earlier copy there. The copy has a link to the packages of the original. The copy keeps the
 * output of an earlier build and all modification times, so that Gatsby recognises unchanged files.
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
  // The link is made again each time. If somebody has renamed the project's folder, the link of an earlier copy no longer has a target.
  if (lstatSync(packages, { throwIfNoEntry: false })) unlinkSync(packages);
  // Windows can make a link of type "junction" without administrator rights. Other systems ignore the type.
  symlinkSync(resolve("node_modules"), packages, "junction");
}
