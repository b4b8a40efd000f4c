import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { keptTexts } from "../../src/content-model/pdf/readDocuments";
import { publishedFolder } from "../../src/gatsby-node/publishedFiles";
import { whileHeld } from "./replaceFile";

/** The folders into which Gatsby builds. They are not emptied, because the editor's development site may be using them. */
const ofGatsby = [".cache", "public"];

const namesIn = (folder: string) => readdir(folder).catch(() => []);

/** Deletes everything in a folder. Returns whether the folder is empty afterwards. */
async function isEmptied(folder: string): Promise<boolean> {
  for (const name of await namesIn(folder))
    await whileHeld(() => rm(join(folder, name), { recursive: true, force: true })).catch(() => undefined);
  return (await namesIn(folder)).length === 0;
}

/**
 * Deletes texts and pages that checks and builds have made from the content: the stored texts of PDFs, and the published files. The next
 * check or build makes them again.
 * @returns sentences about the folders that may still contain erased content
 */
export async function dropBuilt(project: string): Promise<string[]> {
  const left: string[] = [];
  for (const name of [keptTexts, publishedFolder])
    if (!(await isEmptied(join(project, name)))) left.push(join(project, name));
  const counts = await Promise.all(ofGatsby.map(async (name) => (await namesIn(join(project, name))).length));
  return [
    ...left.map(
      (folder) =>
        `The folder ${folder} may still contain erased content, because it could not be emptied. Close all programs that use it, and then delete it by hand.`,
    ),
    ...(counts.some((count) => count > 0)
      ? [
          `The folders ${ofGatsby.join(" and ")} may still contain erased content, because the site was built in them. Close the editor, and then type npm run clean in a terminal, or ask the person who set up the project to do this.`,
        ]
      : []),
  ];
}
