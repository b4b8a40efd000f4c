import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { topOfFile, type Problem } from "../check/problem";

/** What came with the sample and is known without its mark, an item a line; `npm run samples:remember` writes these files. */
export const rememberedFiles = { words: "samples/words.txt", pictures: "samples/images.txt" } as const;

/**
 * Reads what came with the sample.
 * @param project the folder that holds content/ and samples/
 * @returns the lines of the file; where it is missing or empty the reason why nothing may be published, for then nobody would know
 */
export async function readRemembered(
  project: string,
  what: keyof typeof rememberedFiles,
): Promise<ReadonlySet<string> | Problem> {
  const file = rememberedFiles[what];
  const text = await readFile(join(project, file), "utf8").catch(() => "");
  const lines = new Set(text.split(/\r?\n/).filter(Boolean));
  if (lines.size > 0) return lines;
  const message = `Without this file nobody knows which ${what} came with the sample. Get it back: git checkout -- ${file}`;
  return { file, ...topOfFile, message, severity: "error" };
}
