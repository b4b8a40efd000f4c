/** Makes the list of changes: the changes that the next share will send, and the changes that the last share received. */
import { campaignOf } from "../../src/content-model/contentFile";
import { dateInWords } from "../../src/content-model/dates";
import type { Difference } from "../merge/partDifferences";
import { contentAt } from "./contentAt";
import { correctedWords } from "./correctedWords";
import { describeChanges, type FileChange } from "./describeChanges";
import { consequencesOf } from "./consequences";
import { readPrivateNames } from "../publishing/personalData";
import { unshared } from "./pending";
import { lastReceived } from "./received";
import { openRepository } from "./repository";

/** The proposal for an entry in the field Changes, which tells readers about a correction. */
export interface Correction {
  /** The label of the corrected field or entry. */
  label: string;
  /** The index of the entry in its file, if the file is a list. */
  entry?: number;
  was: string | undefined;
  now: string | undefined;
}

function correctionOf(
  { label, to: [at] = [], words, isYaml, before = "", after = "" }: Difference,
  language: string,
): Correction {
  const [was, now] = [before, after].map((text) => dateInWords(text, language));
  const replaced = was && now ? { was, now } : isYaml ? { was: before, now: after } : correctedWords(words);
  return { label, ...(typeof at === "number" && { entry: at }), ...replaced };
}

/** The list of changes of a project. */
export interface Sheet {
  /** The commit up to which everything is shared. */
  base: string;
  /** The tree that would be shared now. */
  tree: string;
  /** The changes since the last share. Each has its consequences, and the corrections that the field Changes does not mention yet. */
  changes: (FileChange & { consequences: string[]; corrections: Correction[] })[];
  /** The changes that the last share received, and the commits before and after them. */
  received?: { changes: FileChange[]; versions: [before: string, after: string] };
}

/** Returns the changes since the last share, and the changes that the last share received. */
export async function sheetOf(project: string): Promise<Sheet> {
  const repository = await openRepository(project);
  const { git } = repository;
  const { base, tree } = await unshared(repository);
  const [before, now] = [await contentAt(git, base), await contentAt(git, tree)];
  const { language = "en-GB" } = campaignOf(now) ?? {};
  const names = await readPrivateNames(project);
  const changes = (await describeChanges(git, base, tree)).map((change) => {
    const { consequences, corrected } = consequencesOf(change, before, now, names);
    return { ...change, consequences, corrections: corrected.map((one) => correctionOf(one, language)) };
  });
  const sheet: Sheet = { base, tree, changes };
  const versions = await lastReceived(repository);
  if (versions) sheet.received = { changes: await describeChanges(git, ...versions), versions };
  return sheet;
}
