/**
 * The content that a page shows. The numbers of sources, the updates, the check for content without a page, and approvals are derived from
 * it.
 */
import { posix } from "node:path";
import { visit } from "unist-util-visit";
import { contentionId, statementId } from "../lib/citationIds";
import { anchorsOf } from "./anchors";
import { campaignKind, type Campaign } from "./campaign";
import { referencesOf, targetOf } from "./check/references";
import { readCitation } from "./citations";
import { entriesOf, fieldText, filesOf, type ContentFile, type Entry, type Located } from "./contentFile";
import { contentionKind } from "./contention";
import { documentKind } from "./document";
import { linkedFiles, markdownPictures } from "./linkedFiles";
import { pageKind } from "./page";
import { typedName } from "./pdf/readDocuments";
import { sourceKind } from "./source";
import { statementKind } from "./statement";
import { isWithdrawn } from "./withdrawn";

/** An entry that a page shows, and its id there; the page's own has none. */
export interface Shown extends Located {
  anchor?: string;
}

export interface PageContent {
  /** Returns the page itself, the entries of its list, its statements and its contentions, in this order. */
  entries: Shown[];
  /** The entries that it shows in part: testimonies as cards, and documents that would settle a contention. */
  inPart: { entry: Entry; fields: Record<string, unknown> }[];
  /** The citations of its text, then those of its entries, each with the entry's id on the page. */
  citations: { written: string; by: string | undefined }[];
  /** The sources that these name, in the order of their numbers. */
  sources: Entry[];
  /** The fields that it takes from campaign.yaml. */
  campaign: Partial<Campaign>;
  /** The pictures and documents that it shows or links to, relative to content/. */
  files: string[];
}

/** The fields of campaign.yaml that pages with a certain template show. */
export const campaignFields: Readonly<Record<string, readonly (keyof Campaign)[]>> = {
  home: ["name", "tagline", "counter"],
  timeline: ["asOf", "timelineKinds"],
  leaflet: ["name", "siteUrl"],
};

/** The fields and parts of a page that no approval covers, each with the reason. */
export const leftOut = {
  consent: "It is an approval itself.",
  reviewed: "It is an approval itself.",
  agreed: "It is an approval itself.",
  died: "It stands in place of an approval.",
  sample: "Nothing that is a sample is published.",
  withdrawn: "Nothing that is withdrawn is published.",
  order: "It is not text. The order itself counts where the page has a list.",
  inIndex: "It concerns the home page's index.",
  pages: "It says where else a contention or a statement is shown.",
  "the frame": "Menus and footer are the same on every page.",
  "other pages":
    "Their names, in the index and where they cite a source, are reviewed with them; so are the corrections that /contact repeats.",
  "the order of sources.yaml": "The page has an order of its own.",
  "quotations.yaml": "Whether a quotation is at its source is looked up there, not written here.",
};

const fieldsOf = (value: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, value[name]]));

/** Returns the statements and contentions that a page shows, each with its id there. */
function placedOn({ kind, entries, relativePath }: ContentFile, files: readonly ContentFile[]) {
  if (kind !== pageKind) return [];
  const name = posix.basename(relativePath, ".md");
  const hasAll = entries[0]?.value.allContentions === true;
  const statements = entriesOf({ files }, statementKind).filter(({ content }) =>
    content.pages.includes(name),
  );
  const contentions = entriesOf({ files }, contentionKind).filter(
    ({ content }) => hasAll || content.pages.includes(name),
  );
  return [
    ...statements.map((one) => ({ ...one, anchor: statementId(one.content.anchor) })),
    ...contentions.map((one) => ({ ...one, anchor: contentionId(one.content.anchor) })),
  ];
}

/** Returns the page itself, the entries of its list, its statements and its contentions, in this order. */
export function entriesOn(page: ContentFile, files: readonly ContentFile[]): Shown[] {
  const template = page.entries[0]?.value.template;
  const cards = files
    .filter(({ kind }) => kind.shownOn !== undefined && kind.shownOn.template === template)
    .flatMap((file) => {
      const anchors = anchorsOf(file);
      return file.entries.map((entry, index) => ({ file, entry, anchor: anchors[index] ?? "" }));
    });
  return [...page.entries.map((entry) => ({ file: page, entry })), ...cards, ...placedOn(page, files)];
}

function shownInPart(page: ContentFile, files: readonly ContentFile[]): PageContent["inPart"] {
  const template = page.entries[0]?.value.template;
  const testimonies = files
    .filter((file) => file.kind.address?.below !== undefined && file.kind.address.below === template)
    .filter((file) => !isWithdrawn(file))
    .flatMap(({ entries }) => entries)
    .sort((one, other) => Number(one.value.order) - Number(other.value.order));
  const settling = new Set(
    placedOn(page, files).flatMap(({ content }) => ("settledBy" in content ? (content.settledBy ?? []) : [])),
  );
  const documents = filesOf({ files }, documentKind)
    .flatMap(({ entries }) => entries)
    .filter((entry) => settling.has(fieldText(entry, "anchor") ?? ""));
  return [
    ...testimonies.map((entry) => ({ entry, fields: fieldsOf(entry.value, ["name", "role", "summary"]) })),
    ...documents.map((entry) => ({ entry, fields: fieldsOf(entry.value, ["title", "heldBy"]) })),
  ];
}

function citationsOn(page: ContentFile, entries: readonly Shown[]): PageContent["citations"] {
  const cited: PageContent["citations"] = [];
  visit(page.tree, "citation", ({ value }) => void cited.push({ written: value, by: undefined }));
  for (const { file, entry, anchor } of entries)
    for (const { to, value } of referencesOf({ ...file, entries: [entry] }))
      if (to === "source") cited.push({ written: value, by: anchor });
  return cited;
}

function sourcesOf(citations: PageContent["citations"], files: readonly ContentFile[]): Entry[] {
  const sources = filesOf({ files }, sourceKind).flatMap((file) => file.entries);
  return [...new Set(citations.map(({ written }) => readCitation(written).anchor))].flatMap((anchor) =>
    sources.filter(({ value }) => value.anchor === anchor),
  );
}

function campaignOn(page: ContentFile, entries: readonly Shown[], files: readonly ContentFile[]) {
  const [campaign] = entriesOf({ files }, campaignKind);
  const names = new Set(campaignFields[(page.entries[0] && fieldText(page.entries[0], "template")) ?? ""]);
  if (entries.some(({ file }) => file.kind === contentionKind)) names.add("contentions");
  if (entries.some(({ file }) => file.kind === statementKind)) names.add("statements");
  if (JSON.stringify([page.body, entries.map(({ entry }) => entry.value)]).includes("{asOf}"))
    names.add("asOf");
  return fieldsOf(campaign?.content ?? {}, [...names]);
}

function filesOn(page: ContentFile, entries: readonly Shown[]): string[] {
  const named = entries.flatMap(({ file, entry }) =>
    referencesOf({ ...file, entries: [entry] }).flatMap((reference) =>
      reference.to === "file" ? [targetOf(reference, file.relativePath)] : [],
    ),
  );
  const documents = entries.flatMap(({ file: { kind }, entry: { value } }) =>
    kind === documentKind && typeof value.file === "string"
      ? [value.file, typedName(value.file)].map((name) => `documents/${name}`)
      : [],
  );
  const linked = linkedFiles(page).filter((name) => !name.endsWith(".md"));
  return [...named, ...markdownPictures(page).map(({ target }) => target), ...linked, ...documents];
}

/** Returns the part of the whole content that a page or testimony shows, without the parts in `leftOut`. */
export function shownBy(page: ContentFile, files: readonly ContentFile[]): PageContent {
  const entries = entriesOn(page, files);
  const citations = citationsOn(page, entries);
  return {
    entries,
    inPart: shownInPart(page, files),
    citations,
    sources: sourcesOf(citations, files),
    campaign: campaignOn(page, entries, files),
    files: filesOn(page, entries),
  };
}

/** Returns the pictures and documents that any page shows or links to, relative to content/. */
export const shownFiles = (files: readonly ContentFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter((file) => file.kind.shape === "markdown" && !isWithdrawn(file))
      .flatMap((file) => shownBy(file, files).files),
  );
