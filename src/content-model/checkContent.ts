import { readdir } from "node:fs/promises";
import { checkDocuments } from "./check/checkDocuments";
import { checkMarkdown } from "./check/checkMarkdown";
import { checkPictures } from "./check/checkPictures";
import { checkReferences } from "./check/checkReferences";
import { checkShape } from "./check/checkShape";
import { checkUnique } from "./check/checkUnique";
import { checkWhole } from "./check/checkWhole";
import { readContentFile, type ContentFile } from "./check/contentFile";
import { byPlace, topOfFile, type Problem } from "./check/problem";
import type { Site } from "./check/site";
import { kinds } from "./kinds";

/** Reads everything below `root` (the content folder); what cannot be read is a problem. */
export async function readSite(root: string): Promise<{ site: Site; problems: Problem[] }> {
  const problems: Problem[] = [];
  const names = (await readdir(root, { recursive: true })).map((name) => name.replaceAll("\\", "/")).sort();
  const files: ContentFile[] = [];
  for (const name of names) {
    const file = await readContentFile(root, name, problems);
    if (file) files.push(file);
  }
  return { site: { root, names: new Set(names), files }, problems };
}

/** Files that the site cannot do without. */
function checkMissing({ names }: Site): Problem[] {
  return kinds
    .filter(({ shape, source }) => shape !== "markdown" && !names.has(source))
    .map(({ source }) => ({
      file: `content/${source}`,
      ...topOfFile,
      message: "This file is missing. Bring it back.",
      severity: "error",
    }));
}

/**
 * Checks everything below `root` (the content folder) against the content model.
 * @returns all problems, sorted by file and place; empty if there are none
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const { site, problems } = await readSite(root);
  return [
    ...problems,
    ...checkMissing(site),
    ...site.files.flatMap(checkShape),
    ...checkUnique(site.files),
    ...checkReferences(site),
    ...checkMarkdown(site),
    ...(await checkPictures(site)),
    ...(await checkDocuments(site)),
    ...checkWhole(site),
  ].sort(byPlace);
}
