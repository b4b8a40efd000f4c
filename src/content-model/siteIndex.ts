/**
 * The index of the site: the content of each page, the address of each entry, and the ids of each page. Citation numbers, updates,
 * approvals and the check for content without a page are based on this index.
 */
import { posix } from "node:path";
import { visit } from "unist-util-visit";
import { entryId } from "../lib/citationIds";
import { headingIds } from "../lib/headings";
import { memoize } from "../lib/memoize";
import { campaignKind } from "./campaign";
import { readCitation } from "./citations";
import {
  entriesOf,
  fieldText,
  filesOf,
  type ContentFile,
  type Entry,
  type Located,
  isWithdrawn,
} from "./contentFile";
import { contentionKind } from "./contention";
import { documentKind } from "./document";
import type { ContentOf, Kind } from "./kind";
import { pageKind } from "./page";
import { typedName } from "./pdf/readDocuments";
import { linkedFiles, markdownPictures, referencesOf, targetOf } from "./references";
import { sourceKind } from "./source";
import { statementKind } from "./statement";

type Campaign = ContentOf<typeof campaignKind>;

/**
 * Returns the ids that the entries of a list have on the page that shows them, in the order of the list. Returns an empty list if no page
 * shows the entries of the file.
 */
function idsOf({ kind, entries }: ContentFile): string[] {
  const { shownOn }: Kind = kind;
  if (shownOn === undefined) return [];
  const idOf = headingIds();
  return entries.map((entry) => {
    const name = fieldText(entry, shownOn.named) ?? "";
    return shownOn.named === "anchor" ? name : entryId("card", idOf(name));
  });
}

/** An entry that a page shows. `anchor` is the entry's id on that page. It is undefined for the entry of the page itself. */
interface Shown extends Located {
  anchor?: string;
}

export interface PageContent {
  /** The entry of the page itself, then the entries of its list, its statements and its contentions. */
  entries: Shown[];
  /**
   * The entries that the page shows only in part, with the fields that it shows. These are testimonies as cards, and documents that would
   * settle a contention.
   */
  inPart: { entry: Entry; fields: Record<string, unknown> }[];
  /**
   * The citations of the page's text, then the citations of its entries. `written` is the citation as it is in content. For the citation of
   * an entry, `by` is the entry's id on this page. For a citation in the text, `by` is undefined.
   */
  citations: { written: string; by: string | undefined }[];
  /** The sources of `citations`, in the order of their first citations. Each source occurs once. */
  sources: Entry[];
  /** The fields of campaign.yaml that the page shows. */
  campaign: Partial<Campaign>;
  /** The pictures and documents that the page shows or links to, relative to content/. */
  files: string[];
}

/** For each template: the fields of campaign.yaml that pages with this template show. */
const campaignFields: Readonly<Record<string, readonly (keyof Campaign)[]>> = {
  home: ["name", "tagline", "counter"],
  timeline: ["asOf", "timelineKinds"],
  leaflet: ["name", "siteUrl"],
};

/** The fields and parts of a page that no approval covers, each with the reason. An approval stays valid if such a field changes. */
export const leftOut = {
  consent: "This field is itself an approval.",
  reviewed: "This field is itself an approval.",
  agreed: "This field is itself an approval.",
  died: "If a person has died, the day of death replaces the approval.",
  sample: "The site cannot be published while it has samples.",
  withdrawn: "A withdrawn testimony is not published.",
  order:
    "This number only sorts a list. If a page shows the list, the approval of that page covers the order of its entries.",
  inIndex: "This field only decides whether the home page's index lists the page.",
  pages: "This field only lists the pages that show a contention or a statement.",
  "the layout": "Menus, the footer and the note on testimonies are the same everywhere.",
  "other pages":
    "If a page shows the name of another page, the review of the other page covers this name. The corrections on /contact are covered by the reviews of the corrected pages.",
  "the order of sources.yaml": "Each page numbers its sources in its own order.",
  "quotations.yaml": "This file contains results of checks, and no text of the page.",
};

const fieldsOf = (value: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, value[name]]));

/** Returns the statements and contentions that a page shows, each with its id on the page. */
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
    ...statements.map((one) => ({ ...one, anchor: entryId("statement", one.content.anchor) })),
    ...contentions.map((one) => ({ ...one, anchor: entryId("contention", one.content.anchor) })),
  ];
}

/** Returns the entry of a page itself, then the entries of its list, its statements and its contentions. */
function entriesOn(page: ContentFile, files: readonly ContentFile[]): Shown[] {
  const template = page.entries[0]?.value.template;
  const cards = files
    .filter(({ kind }) => kind.shownOn !== undefined && kind.shownOn.template === template)
    .flatMap((file) => {
      const anchors = idsOf(file);
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

/** Returns all content that a page or testimony shows. Approvals cover this content, except for the fields in `leftOut`. */
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

/** An index of content. When content is read again, a new index is made. */
interface SiteIndex {
  /** A map from the file of each page and testimony to the content that the page shows. Withdrawn testimonies are included. */
  shown: ReadonlyMap<ContentFile, PageContent>;
  /** A map from each address to the file of its page or testimony. */
  pages: ReadonlyMap<string, ContentFile>;
  /**
   * A map from each file to the ids on its page, which links may use as fragments. The value is undefined if a list on that page cannot be
   * read, because its ids are then unknown.
   */
  ids: ReadonlyMap<ContentFile, ReadonlySet<string> | undefined>;
  /** A map from each entry of a list to its id on the page that shows it. */
  idOf: ReadonlyMap<object, string>;
  /** A map from each entry to its address: the address of the first page that shows the entry, and the entry's id on that page. */
  addressOf: ReadonlyMap<object, string>;
  /** The pictures and documents that any page shows or links to, relative to content/. */
  files: ReadonlySet<string>;
}

function toIndex(files: readonly ContentFile[]): SiteIndex {
  const markdown = files.filter(({ kind }) => kind.shape === "markdown");
  const shown = new Map(markdown.map((page) => [page, shownBy(page, files)]));
  const published = [...shown].filter(([page]) => !isWithdrawn(page));
  const addressOf = new Map<Entry, string>();
  for (const [{ address = "" }, { entries }] of published)
    for (const { entry, anchor } of entries)
      if (!addressOf.has(entry))
        addressOf.set(entry, anchor === undefined ? address : `${address}#${anchor}`);
  const unread = files.filter(({ yaml }) => yaml.errors.length > 0).map(({ kind }: { kind: Kind }) => kind);
  const idsOn = (page: ContentFile, { entries }: PageContent) => {
    const template = page.entries[0] && fieldText(page.entries[0], "template");
    if (unread.some(({ shownOn }) => shownOn !== undefined && shownOn.template === template))
      return undefined;
    const ids = new Set(entries.flatMap(({ anchor }) => anchor ?? []));
    visit(page.tree, "heading", ({ data }) => void ids.add(data?.id ?? ""));
    return ids;
  };
  return {
    shown,
    pages: new Map(markdown.flatMap((page) => (page.address === undefined ? [] : [[page.address, page]]))),
    ids: new Map([...shown].map(([page, content]) => [page, idsOn(page, content)])),
    idOf: new Map(
      files.flatMap((file) => {
        const ids = idsOf(file);
        return file.entries.flatMap((entry, position): [Entry, string][] => {
          const id = ids[position];
          return id === undefined ? [] : [[entry, id]];
        });
      }),
    ),
    addressOf,
    files: new Set(published.flatMap(([, content]) => content.files)),
  };
}

const indexOfFiles = memoize(toIndex);

/** Returns the index of the content. The index is computed only once for the same list of files. */
export const indexOf = ({ files }: { files: readonly ContentFile[] }): SiteIndex => indexOfFiles(files);
