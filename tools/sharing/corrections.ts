/**
 * Finds changes of statements that readers may have read before the change. Proposes an entry in the field Changes for each of them, which
 * tells readers about the correction.
 */
import { z } from "zod";
import { approvalFields } from "../../src/content-model/approvalFields";
import { campaignKind } from "../../src/content-model/campaign";
import { campaignOf, type ContentFile } from "../../src/content-model/contentFile";
import { dateInWords } from "../../src/content-model/dates";
import { references } from "../../src/content-model/fields";
import type { Kind } from "../../src/content-model/kind";
import { isSample } from "../../src/content-model/samples";
import { schemaAt, unwrapSchema } from "../../src/content-model/walkSchema";
import type { DiffSegment } from "../merge/diffSegments";
import type { DataPath, Difference } from "../merge/partDifferences";
import { isUndecided } from "../publishing/declarations";
import { hasName, type Names } from "../publishing/names";
import { detailsIn, isMadeForIt } from "../publishing/personalData";
import type { ContentVersion } from "./contentAt";

/** The changes of a file. */
export interface Changed {
  file: string;
  isDeleted: boolean;
  changes: readonly Difference[];
}

/** A proposed entry for the field Changes. */
export interface Correction {
  /** The label of the corrected field or entry. */
  label: string;
  /** The index of the corrected entry in its file, if the file is a list. */
  entry?: number;
  /** The wrong words. They are missing if they contain a name that must never be published. */
  was?: string;
  /** The words that have replaced the wrong words. They are missing if the wrong words were deleted. */
  now?: string;
  /** True if the wrong words contain a name that must never be published. */
  wrongWordsHidden?: true;
}

const endOfSentence = /[.!?]["”’)\]]*\s+|\n/g;

/**
 * Returns the old ("removed") or the new ("added") wording as readers see it, without citation numbers. The wording begins with the first
 * changed sentence and ends with the last changed sentence. Returns undefined if this wording is empty.
 */
function wording(words: readonly DiffSegment[], side: "removed" | "added"): string | undefined {
  let [text, first, last] = ["", -1, 0];
  for (const word of words) {
    const { shown = word.text } = word;
    if (word.type !== "unchanged" && first === -1) first = text.length;
    if (word.type === "unchanged" || word.type === side) text += shown;
    if (word.type !== "unchanged") last = text.length;
  }
  const ends = [0, ...[...text.matchAll(endOfSentence)].map(({ 0: end, index }) => index + end.length)];
  const from = ends.findLast((end) => end <= first);
  const to = ends.find((end) => end >= last) ?? text.length;
  const sentences = text
    .slice(from, to)
    .replace(/\[\d+(?:, [^\]]*)?\]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return sentences === "" ? undefined : sentences;
}

/**
 * Returns the sentences that a change affects, before and after the change. They are written as readers see them, without citation numbers,
 * and with dates in the language of the campaign.
 */
function wordings({ words, isYaml, before = "", after = "" }: Difference, language: string) {
  const [was, now] = [before, after].map((text) => dateInWords(text, language));
  if (was && now) return { was, now };
  if (isYaml) return { was: before, now: after };
  return { was: wording(words, "removed"), now: wording(words, "added") };
}

/** Returns the file at this path in a version of the content. */
export const fileAt = ({ files }: ContentVersion, file: string) => files.find((one) => one.file === file);

/** Fields that readers do not see. */
const unseen = [...Object.keys(approvalFields), "sample"];
/** Returns whether a position is in a field that readers do not see. */
export const isUnseen = (place: DataPath) => place.some((key) => unseen.includes(String(key)));

/**
 * Returns whether a field contains a statement that may have to be corrected in public. Settings, references and choices are not such
 * fields.
 */
function isStatement(kind: Kind, place: DataPath): boolean {
  const [field] = place;
  if (kind.shape === "markdown" && field === "body") return true;
  const names = Object.keys(kind.schema.shape);
  const settings = kind.settingsFrom === undefined ? [] : names.slice(names.indexOf(kind.settingsFrom));
  if (field === undefined || settings.includes(String(field)) || isUnseen(place)) return false;
  const schema = schemaAt(kind.schema, place);
  const inner = schema && unwrapSchema(schema).schema;
  return inner !== undefined && references.get(inner) === undefined && !(inner instanceof z.ZodEnum);
}

const isName = (text: string) => /^(?=.*\p{L})([a-z0-9]+(-[a-z0-9]+)*|\S*[/@]\S*)$/u.test(text);

/**
 * Returns whether a page or testimony was never published. This is the case if it has never had an approval that it needs, or if it does
 * not declare yet whether it is about living people.
 */
const isUnpublished = (oldFile: ContentFile, { approvals, files }: ContentVersion): boolean =>
  isUndecided(oldFile, files) ||
  approvals.some(
    ({ content, path, isGiven }) => content.file === oldFile.file && path.length === 1 && !isGiven,
  );

/** Matches the end of a sentence. A full stop after a single capital letter may belong to an abbreviation. */
const endsSentence = /(?<!(?<!\p{L})\p{Lu})[.!?]["”’)\]]*$/u;

/** Returns whether a change only adds whole sentences after the existing sentences. Such a change does not correct anything. */
const onlyAdds = (was: string, now: string): boolean =>
  now.startsWith(`${was} `) && endsSentence.test(was) && (endsSentence.test(now) || now.endsWith(":"));

/**
 * Returns a correction for each changed statement that readers may have read. Leaves out a change that is already mentioned in the field
 * Changes.
 * @param names the names that must never be published. Corrections do not repeat them
 */
export function correctionsOf(
  { file, changes }: Changed,
  before: ContentVersion,
  now: ContentVersion,
  names: Names,
): Correction[] {
  const oldFile = fileAt(before, file);
  // While campaign.yaml is a sample, the publishing check refuses the site, so nobody has read anything on the public site.
  const campaign = fileAt(before, `content/${campaignKind.source}`)?.entries[0]?.value;
  if (!oldFile || campaign?.sample === true) return [];
  if (!("changes" in oldFile.kind.schema.shape) || isUnpublished(oldFile, before)) return [];
  const { kind, entries } = oldFile;
  const { language = "en-GB" } = campaignOf(now) ?? {};
  const depth = kind.shape === "list" ? 1 : 0;
  const isTold = (entry: unknown) =>
    changes.some(({ to }) => to?.[depth] === "changes" && (depth === 0 || to[0] === entry));
  return changes.flatMap((change): Correction[] => {
    const { label, from, to, before: earlier, after: later } = change;
    if (!from || !to || earlier === undefined || later === undefined || isTold(to[0])) return [];
    if (isSample(entries[depth === 0 ? 0 : Number(from[0])]?.value)) return [];
    if (!isStatement(kind, to.slice(depth)) || isName(earlier) || isName(later)) return [];
    const { was, now: is } = wordings(change, language);
    if (was === undefined || was === is || onlyAdds(was, is ?? "") || hasName(is ?? "", names)) return [];
    // The publishing check refuses private details, so readers have never read them. A correction would publish them.
    const isRefused = detailsIn(`${was}\n${is ?? ""}`).length > 0;
    if (isRefused && !isMadeForIt(oldFile, to.slice(depth))) return [];
    const wrong = hasName(was, names) ? { wrongWordsHidden: true as const } : { was };
    return [
      {
        label,
        ...(depth === 1 && { entry: Number(to[0]) }),
        ...wrong,
        ...(is !== undefined && { now: is }),
      },
    ];
  });
}
