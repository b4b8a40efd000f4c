/** What the next sharing will send, and what the last one brought. */
import { campaignOf } from "../../src/content-model/contentFile";
import { dateInWords } from "../../src/content-model/dates";
import type { Difference } from "../merge/partDifferences";
import { contentAt } from "./contentAt";
import { correctedWords } from "./correctedWords";
import { describeChanges, type FileChange } from "./describe";
import { meaningsOf } from "./meanings";
import { readPrivateNames } from "../publishing/privateWords";
import { unshared } from "./pending";
import { lastReceived } from "./received";
import { openRepository } from "./repository";

/** What an entry under Changes would tell readers. */
export interface Correction {
  /** What was corrected, as the sheet names it. */
  label: string;
  /** Of a list, which of its entries. */
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

/** The change sheet of a project. */
export interface Sheet {
  /** The commit up to which everything is shared. */
  base: string;
  /** What would be shared now. */
  tree: string;
  /** What has changed since, each with what it means to share it, and what nothing under Changes tells readers yet. */
  changes: (FileChange & { meanings: string[]; corrections: Correction[] })[];
  /** What the last sharing brought, and the commits between which that is. */
  received?: { changes: FileChange[]; versions: [before: string, after: string] };
}

/** What has changed since it was last shared, and what came from others then. */
export async function sheetOf(project: string): Promise<Sheet> {
  const repository = await openRepository(project);
  const { git } = repository;
  const { base, tree } = await unshared(repository);
  const [then, now] = [await contentAt(git, base), await contentAt(git, tree)];
  const { language = "en-GB" } = campaignOf(now) ?? {};
  const names = await readPrivateNames(project);
  const changes = (await describeChanges(git, base, tree)).map((change) => {
    const { meanings, corrected } = meaningsOf(change, then, now, names);
    return { ...change, meanings, corrections: corrected.map((one) => correctionOf(one, language)) };
  });
  const sheet: Sheet = { base, tree, changes };
  const versions = await lastReceived(repository);
  if (versions) sheet.received = { changes: await describeChanges(git, ...versions), versions };
  return sheet;
}
