/** Finds the consequences of sharing a change that a reader of the change cannot see in it. */
import { entriesOf, isWithdrawn, type ContentFile } from "../../src/content-model/contentFile";
import { kindOfFile } from "../../src/content-model/kinds";
import { redirectKind } from "../../src/content-model/redirect";
import { isSample } from "../../src/content-model/samples";
import { indexOf } from "../../src/content-model/siteIndex";
import { textsIn } from "../../src/content-model/textsIn";
import { labelOf } from "../merge/naming";
import type { DataPath } from "../merge/partDifferences";
import { keyOf } from "../publishing/approvals";
import { hasName, type Names } from "../publishing/names";
import { isUndecided } from "../publishing/declarations";
import { privateDetailsIn, privateNamesFile } from "../publishing/personalData";
import { covers } from "../publishing/approvedVersion";
import type { ContentVersion } from "./contentAt";
import { correctionsOf, fileAt, isUnseen, type Changed } from "./corrections";
import { contentFolder } from "./tree";

/**
 * Returns the positions of the changes in the data of a file, before and after each change. An empty path stands for a whole file without
 * data, such as a picture. Leaves out changes of comments, because they do not have a position.
 */
const placesOf = ({ changes }: Changed): DataPath[] =>
  changes.flatMap(({ where, from, to }) =>
    where.length === 0 && !from && !to ? [[]] : [from, to].filter((place) => place !== undefined),
  );

const asked = {
  reviewed: ["a review", "a new review"],
  consent: ["the writer’s consent", "the writer’s consent again"],
};

/** Returns a sentence for each approval that somebody must give before a change can be published. */
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

/** Returns the labels of the fields of a file that contain a listed name, each once. */
function fieldsWithNames({ entries, body }: ContentFile, names: Names): string[] {
  const texts = entries.flatMap(({ value, path }) => textsIn(value, path));
  const labels = texts
    .filter(({ text }) => hasName(text, names))
    .map(({ path }) => labelOf(path.filter((step) => typeof step === "string").at(-1) ?? ""));
  return [...new Set([...labels, ...(hasName(body, names) ? ["Text"] : [])])];
}

/**
 * Returns a sentence that says whether and when readers will see a change.
 * @param refused a phrase that names the content that must be removed before the site can be published. Empty if nothing must be removed
 */
function seenOf(changed: Changed, before: ContentVersion, now: ContentVersion, refused: string): string {
  const { file, isDeleted } = changed;
  const [oldFile, newFile] = [fileAt(before, file), fileAt(now, file)];
  const isShown = (one: ContentFile | undefined) => one !== undefined && !isWithdrawn(one);
  const name = file.slice(contentFolder.length);
  const wasShown = oldFile ? isShown(oldFile) : indexOf(before).files.has(name);
  const isShownNow = newFile ? isShown(newFile) : !isDeleted && indexOf(now).files.has(name);
  if (wasShown && !isShownNow)
    return "This content disappears from the site when the site is next published.";
  const places = placesOf(changed);
  if (!isShownNow && !isDeleted && !kindOfFile(name))
    return "No page shows this file, but everybody else receives it.";
  if (!isDeleted && changed.changes.length === 0)
    return "Only the layout of the file has changed, for example the order of its fields. Readers do not see this change.";
  if (!isShownNow || places.every(isUnseen)) return "Readers do not see this change.";
  if (refused !== "") return `The site cannot be published until you remove ${refused}.`;
  const entries =
    newFile?.kind.shape === "list"
      ? places.map(([index]) => newFile.entries[Number(index)])
      : newFile?.entries;
  if (entries?.some((entry) => isSample(entry?.value)))
    return "This is still a sample. The site cannot be published until you replace it.";
  return newFile && isUndecided(newFile, now.files)
    ? "The site cannot be published until you answer the question “About living people” in Settings."
    : "This change goes online when the site is next published.";
}

/**
 * Returns a sentence for each entry that gets another anchor. The address of the entry on its page then changes, and links to the old
 * address are not redirected.
 */
function renamedEntries({ file, changes }: Changed, before: ContentVersion): string[] {
  const { kind, entries } = fileAt(before, file) ?? {};
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

const isRedirected = (version: ContentVersion, address: string) =>
  entriesOf(version, redirectKind).some(({ content }) => content.from === address);

/**
 * Returns the consequences of sharing the changes of one file, one sentence for each consequence. Also returns the changes that should be
 * recorded as corrections.
 */
export function consequencesOf(changed: Changed, before: ContentVersion, now: ContentVersion, names: Names) {
  const [oldFile, newFile] = [fileAt(before, changed.file), fileAt(now, changed.file)];
  const [from, to] = [oldFile?.address, newFile?.address];
  const wants = askedFor(changed, before, now);
  const corrections = correctionsOf(changed, before, now, names);
  const labels = corrections.map(({ label }) => label).join("; ");
  // The message names the fields that contain the listed name. The editor fills in some of these fields, such as Description, from the
  // text, so volunteers may not know them.
  const named = newFile ? fieldsWithNames(newFile, names) : [];
  const fields = named.length > 0 ? ` in ${named.join(", ")}` : "";
  const details = newFile ? [...new Set(privateDetailsIn(newFile).map(({ phrase }) => phrase))] : [];
  const refused = [
    ...(named.length > 0 ? ["the name"] : []),
    ...(details.length > 0 ? ["the private details"] : []),
  ].join(" and ");
  const consequences = [
    hasName([changed.file, newFile?.source].join("\n"), names) &&
      `This file contains a name that must never be published (${privateNamesFile})${fields}. If you share the name, everybody who works on the site keeps a copy.`,
    details.length > 0 &&
      `${details.join(". ")}. Everybody who works on the site keeps a copy of what you share.`,
    ...(wants.length > 0 ? wants : [seenOf(changed, before, now, refused)]),
    from !== undefined &&
      to !== undefined &&
      from !== to &&
      `The address of this page changes from ${from} to ${to}.${isRedirected(now, from) ? "" : ` Links to ${from} will not work any more, because Old addresses does not contain it.`}`,
    ...renamedEntries(changed, before),
    labels !== "" &&
      `Readers may have read the earlier wording. If it was wrong, add a correction: ${labels}.`,
  ].filter((each) => each !== false);
  return { consequences, corrections };
}
