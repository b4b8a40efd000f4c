/** Finds the consequences of sharing a change that its text does not show. */
import { z } from "zod";
import { approvalFields } from "../../src/content-model/approvalFields";
import { isWithdrawn, type ContentFile } from "../../src/content-model/contentFile";
import { references } from "../../src/content-model/fields";
import type { Kind } from "../../src/content-model/kind";
import { kindOfFile } from "../../src/content-model/kinds";
import { isSample } from "../../src/content-model/samples";
import { schemaAt, unwrapSchema } from "../../src/content-model/walkSchema";
import { indexOf } from "../../src/content-model/siteIndex";
import type { Difference, DataPath } from "../merge/partDifferences";
import { keyOf } from "../publishing/approvals";
import { hasName, type Names } from "../publishing/names";
import { privateNamesFile } from "../publishing/personalData";
import { covers } from "../publishing/approvedVersion";
import type { ContentVersion } from "./contentAt";
import { contentFolder } from "./tree";

/** The changes of a file. */
interface Changed {
  file: string;
  isDeleted: boolean;
  changes: readonly Difference[];
}

const find = ({ files }: ContentVersion, file: string) => files.find((one) => one.file === file);

/**
 * Returns the positions of the changes in a file. If a picture or document has changed, the result is one empty path. A change of comments
 * does not have a position.
 */
const placesOf = ({ changes }: Changed): DataPath[] =>
  changes.flatMap(({ where, from, to }) =>
    where.length === 0 && !from && !to ? [[]] : [from, to].filter((place) => place !== undefined),
  );

const asked = {
  reviewed: ["a review", "a new review"],
  consent: ["the writer’s consent", "the writer’s consent again"],
};

/** Returns a sentence for each approval that a change needs before it can be published. */
function askedFor(changed: Changed, before: ContentVersion, now: ContentVersion): string[] {
  const places = placesOf(changed);
  return now.approvals.flatMap((approval) => {
    const { content, path, of, covered, problem } = approval;
    if (!problem || !places.some((place) => covers(covered, changed.file, place))) return [];
    const earlier = before.approvals.find((one) => keyOf(one) === keyOf(approval));
    const [first, again] = asked[path.at(-1) as keyof typeof asked] ?? [`the agreement of ${of}`];
    const what = earlier && !earlier.problem ? (again ?? first) : first;
    const still = earlier?.problem ? "still " : "";
    const needs = content.file === changed.file ? `This change ${still}needs` : `“${of}” ${still}needs`;
    return `${needs} ${what} before it is published.`;
  });
}

/** Fields that readers do not see. */
const unseen = [...Object.keys(approvalFields), "sample"];
const isUnseen = (place: DataPath) => place.some((key) => unseen.includes(String(key)));

/** Returns a sentence that says whether and when readers will see a change. */
function seenOf(changed: Changed, before: ContentVersion, now: ContentVersion): string {
  const { file, isDeleted } = changed;
  const [oldFile, newFile] = [find(before, file), find(now, file)];
  const isShown = (one: ContentFile | undefined) => one !== undefined && !isWithdrawn(one);
  const name = file.slice(contentFolder.length);
  const wasShown = oldFile ? isShown(oldFile) : indexOf(before).files.has(name);
  const isShownNow = newFile ? isShown(newFile) : !isDeleted && indexOf(now).files.has(name);
  if (wasShown && !isShownNow)
    return "This content disappears from the site when the site is next published.";
  const places = placesOf(changed);
  if (!isShownNow && !isDeleted && !kindOfFile(name))
    return "No page shows this file, but everybody else receives it.";
  if (!isShownNow || places.every(isUnseen)) return "Readers do not see this change.";
  const entries =
    newFile?.kind.shape === "list"
      ? places.map(([index]) => newFile.entries[Number(index)])
      : newFile?.entries;
  return entries?.some((entry) => isSample(entry?.value))
    ? "This is still a sample. The site cannot be published before you replace it."
    : "This change goes online when the site is next published.";
}

/** Returns whether a field tells readers something that may have to be corrected in public. Settings, references and choices do not. */
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

/** Returns whether a page or testimony needs an approval and has never had one, so that no version of it was published. */
const isUnpublished = (file: string, { approvals }: ContentVersion): boolean =>
  approvals.some(({ content, path, isGiven }) => content.file === file && path.length === 1 && !isGiven);

/** Returns the changes of statements that readers may have read, unless an entry in the field Changes mentions them already. */
function corrections({ file, changes }: Changed, before: ContentVersion): Difference[] {
  const oldFile = find(before, file);
  if (!oldFile || !("changes" in oldFile.kind.schema.shape) || isUnpublished(file, before)) return [];
  const { kind, entries } = oldFile;
  const depth = kind.shape === "list" ? 1 : 0;
  const isTold = (entry: unknown) =>
    changes.some(({ to }) => to?.[depth] === "changes" && (depth === 0 || to[0] === entry));
  return changes.filter(({ from, to, before: was, after: is }) => {
    if (!from || !to || was === undefined || is === undefined || isTold(to[0])) return false;
    if (isSample(entries[depth === 0 ? 0 : Number(from[0])]?.value)) return false;
    return isStatement(kind, to.slice(depth)) && !isName(was) && !isName(is);
  });
}

/**
 * Returns a sentence for each entry whose address on its page changes. The sentence is needed because links to the old address are not
 * redirected.
 */
function renamedEntries({ file, changes }: Changed, before: ContentVersion): string[] {
  const { kind, entries } = find(before, file) ?? {};
  if (kind?.shape !== "list" || kind.shownOn?.named !== "anchor") return [];
  const renamed = changes.filter(
    ({ from: [index, field] = [], to }) =>
      to && field === "anchor" && !isSample(entries?.[Number(index)]?.value),
  );
  return renamed.map(
    ({ label, before: was = "" }) =>
      `${label}: links on other websites that use the old name “${was}” will no longer find this entry.`,
  );
}

/**
 * Returns the consequences of sharing the changes of one file, one sentence for each, and the changes that should be recorded as
 * corrections.
 */
export function consequencesOf(changed: Changed, before: ContentVersion, now: ContentVersion, names: Names) {
  const [oldFile, newFile] = [find(before, changed.file), find(now, changed.file)];
  const [from, to] = [oldFile?.address, newFile?.address];
  const wants = askedFor(changed, before, now);
  const corrected = corrections(changed, before);
  const labels = corrected.map(({ label }) => label).join("; ");
  const consequences = [
    hasName([changed.file, newFile?.source].join("\n"), names) &&
      `This file contains a name that must never be published (${privateNamesFile}). If you share the name, it stays in the history.`,
    ...(wants.length > 0 ? wants : [seenOf(changed, before, now)]),
    from !== undefined &&
      to !== undefined &&
      from !== to &&
      `The address of this page changes from ${from} to ${to}.`,
    ...renamedEntries(changed, before),
    labels !== "" &&
      `Readers may have read the earlier wording. If it was wrong, add a correction: ${labels}.`,
  ].filter((each) => each !== false);
  return { consequences, corrected };
}
