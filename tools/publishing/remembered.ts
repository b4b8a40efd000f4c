import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { formatProblem, topOfFile, type Problem } from "../../src/content-model/problem";

/** What came with the sample and is known without its mark, an item a line; `npm run samples:remember` writes these files. */
export const rememberedFiles = { words: "samples/words.txt", pictures: "samples/images.txt" } as const;
type What = keyof typeof rememberedFiles;

/** The first line, so that a file cut short or edited by hand is noticed. */
const seal = (items: readonly string[]): string =>
  `# checksum ${createHash("sha256").update(items.join("\n")).digest("hex")}`;

interface Remembered {
  /** The lines of the file; none if there is a problem. */
  known: ReadonlySet<string>;
  /** Why nothing may be published: the file is missing, empty, cut short or edited. */
  problem?: Problem;
}

/**
 * Reads what came with the sample.
 * @param project the folder that holds content/ and samples/
 */
export async function readRemembered(project: string, what: What): Promise<Remembered> {
  const file = rememberedFiles[what];
  const text = await readFile(join(project, file), "utf8").catch(() => "");
  const lines = text.split(/\r?\n/).filter(Boolean);
  const items = lines.filter((line) => !line.startsWith("#"));
  if (items.length > 0 && lines[0] === seal(items)) return { known: new Set(items) };
  const message =
    items.length === 0
      ? `Without this file nobody knows which ${what} came with the sample. Get it back: git checkout -- ${file}`
      : `This file was cut short or edited, so some ${what} that came with the sample may be missing. Get it back: git checkout -- ${file}`;
  return { known: new Set(), problem: { file, ...topOfFile, message, severity: "error" } };
}

/**
 * Adds to what came with the sample. Earlier items stay: what was invented remains invented.
 * @param options `isNew` begins from nothing, which would forget what is no longer marked as a sample
 * @returns how many items the file holds now
 * @throws if the file is missing, cut short or edited, unless it is to be new
 */
export async function remember(
  project: string,
  what: What,
  items: readonly string[],
  { isNew = false } = {},
): Promise<number> {
  const { known, problem } = await readRemembered(project, what);
  if (problem && !isNew) throw new Error(formatProblem(problem));
  const all = [...new Set([...(isNew ? [] : known), ...items])].sort();
  const file = join(project, rememberedFiles[what]);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${[seal(all), ...all].join("\n")}\n`);
  return all.length;
}
