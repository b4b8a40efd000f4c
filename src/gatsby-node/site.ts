/** The values from which the fields of nodes are derived. */
import { posix } from "node:path";
import { z } from "zod";
import { holdsSample } from "../content-model/check/leftovers";
import { readCitation } from "../content-model/citations";
import {
  isWithdrawn,
  campaignOf,
  entriesOf,
  type Content,
  type ContentFile,
} from "../content-model/contentFile";
import type { DocumentText } from "../content-model/pdf/readDocuments";
import { pageKind } from "../content-model/page";
import { indexOf, type PageContent } from "../content-model/siteIndex";
import { sourceKind } from "../content-model/source";
import { testimonyKind } from "../content-model/testimony";
import { quotationWords } from "../content-model/quotation";
import { valuesIn } from "../content-model/values";
import { assertFound } from "../lib/assertFound";
import type { PageCitations } from "./pageCitations";
import type { toSections } from "./sections";
import { titleOf, toUpdates, type ShownPage } from "./toUpdates";

export const mention = z
  .strictObject({
    path: z.string().describe("The address of the place: a page, or an entry that the page shows."),
    pageTitle: z.string().describe("The title of the page."),
  })
  .meta({ title: "Mention", description: "A place that cites a source, or links to a page." });
export type Mention = z.infer<typeof mention>;

/** The position of an entry in its list, on its page and in its file. */
export interface EntryLocation {
  /** The position of the entry in its list, counted from 0. */
  position: number;
  /** The id of the entry on a page. */
  anchor: string | undefined;
  /** The address of the entry, with its id on the page. Null if no page shows it. */
  address: string | null;
  /** The file of the entry, content/…, and the line on which the entry begins. */
  contentFile: string;
  contentLine: number;
}

/** The values derived from a Markdown file. */
export interface MarkdownPage {
  file: ContentFile;
  sections: ReturnType<typeof toSections>;
  citations: PageCitations;
  /** The entries at a place that the text gives them, and all other entries of the page. */
  inText: PageContent["entries"];
  atEnd: PageContent["entries"];
}

/** Returns the name by which content refers to a page or a testimony. */
export const fileName = ({ relativePath }: ContentFile) => posix.basename(relativePath, ".md");

/** Returns the places that cite each source, page by page. */
function mentionsIn(
  pages: readonly ShownPage[],
  textOf: (text: string) => string,
): ReadonlyMap<string, Mention[]> {
  const all = new Map<string, Mention[]>();
  for (const { file, shown } of pages)
    for (const { written, by } of shown.citations) {
      const { anchor } = readCitation(written);
      const path = `${file.address ?? ""}${by === undefined ? "" : `#${by}`}`;
      const mentions = all.get(anchor) ?? [];
      if (!mentions.some((each) => each.path === path))
        all.set(anchor, [...mentions, { path, pageTitle: textOf(titleOf(file)) }]);
    }
  return all;
}

export type Site = ReturnType<typeof toSite>;

export function toSite(
  content: Content,
  builtAt: Date,
  isTrial: boolean,
  texts: ReadonlyMap<string, DocumentText>,
) {
  const files = content.files.filter((file) => !isWithdrawn(file));
  const { language, siteUrl, asOf } = assertFound(campaignOf(content), "file", "content/campaign.yaml");
  const pages = [...indexOf(content).shown]
    .filter(([file]) => !isWithdrawn(file))
    .map(([file, shown]) => ({ file, shown }));
  const textOf = valuesIn(content, language);
  return {
    language,
    siteUrl,
    asOf,
    builtAt,
    isTrial,
    hasSamples: content.files.some(holdsSample),
    pages,
    updates: toUpdates(pages, language, textOf),
    /** Fills in the values (values.ts). */
    textOf,
    /** Describes the state of a quotation. */
    knownOf: quotationWords(content, language),
    /** The labels of pages by the names of their files. */
    labels: new Map<string | undefined, string>(
      entriesOf({ files }, pageKind).map(({ file, content: { label } }) => [fileName(file), label]),
    ),
    /** The names of the files of testimonies, in their order. */
    testimonies: entriesOf({ files }, testimonyKind)
      .sort((one, other) => one.content.order - other.content.order)
      .map(({ file }) => fileName(file)),
    texts,
    sources: new Map(entriesOf(content, sourceKind).map(({ content: source }) => [source.anchor, source])),
    citedBy: mentionsIn(pages, textOf),
  };
}
