/**
 * Computes the values that the derived fields of nodes need: the places that cite each source, the updates, and the values that all pages
 * share.
 */
import { posix } from "node:path";
import { z } from "zod";
import { holdsSample } from "../content-model/samples";
import { readCitation } from "../content-model/citations";
import {
  isWithdrawn,
  campaignOf,
  entriesOf,
  type Content,
  type ContentFile,
  type Entry,
} from "../content-model/contentFile";
import { day, inWords } from "../content-model/dates";
import type { DocumentText } from "../content-model/pdf/readDocuments";
import { pageKind } from "../content-model/page";
import { indexOf, type PageContent } from "../content-model/siteIndex";
import { sourceKind } from "../content-model/source";
import { testimonyKind } from "../content-model/testimony";
import { quotationWords } from "../content-model/quotation";
import { valuesIn } from "../content-model/values";
import { assertFound } from "../lib/assertFound";

export const mention = z
  .strictObject({
    path: z.string().describe("The address of the place: a page, or an entry that the page shows."),
    pageTitle: z.string().describe("The title of the page."),
  })
  .meta({ title: "Mention", description: "A place that cites a source, or links to a page." });
export type Mention = z.infer<typeof mention>;

export const update = z
  .strictObject({
    on: day().describe("The day of the change, YYYY-MM-DD."),
    day: z.string().describe("The day of the change in words."),
    text: z.string().describe("The change, in one sentence."),
    isCorrection: z.boolean().describe("Whether this update corrects an error."),
    was: z
      .string()
      .nullable()
      .describe("For a correction, the words that were wrong. Null if the correction does not give them."),
    now: z
      .string()
      .nullable()
      .describe("The words that replaced them. Null if the words were deleted or are not given."),
    isHidden: z
      .boolean()
      .describe("Whether the wrong words are hidden, because repeating them would do harm."),
    entry: z
      .string()
      .nullable()
      .describe("The heading of the changed entry. Null if the change is of the page itself."),
    path: z.string().describe("The address of the changed page or entry, from the slash on."),
    pageTitle: z.string().describe("The title of the page."),
    origin: z
      .string()
      .describe(
        "The file that was changed, with the anchor of the entry. Unlike the address, it stays the same when a page moves.",
      ),
  })
  .meta({
    title: "Update",
    description: "A published change of a page, or of an entry that it shows.",
  });
type Update = z.infer<typeof update>;

/** A page with the entries that it shows. */
interface ShownPage {
  file: ContentFile;
  shown: PageContent;
}

/** Returns the name of a page's or testimony's file without ".md", which other content uses to refer to it. */
export const fileName = ({ relativePath }: ContentFile) => posix.basename(relativePath, ".md");

/** Returns the title of a page or, for a testimony, the name of its writer. */
export const pageTitleOf = ({ entries: [own] }: ContentFile): string => headingOf(own?.content);

/** Returns the heading of an entry: its title or, if it does not have a title, its name. */
function headingOf(content: Entry["content"]): string {
  const title = content && "title" in content ? content.title : undefined;
  return title ?? (content && "name" in content ? content.name : undefined) ?? "";
}

/** Returns a map from each source to the places that cite it, in the order of the pages. */
function mentionsIn(
  pages: readonly ShownPage[],
  fillIn: (text: string) => string,
): ReadonlyMap<string, Mention[]> {
  const all = new Map<string, Mention[]>();
  for (const { file, shown } of pages)
    for (const { written, by } of shown.citations) {
      const { anchor } = readCitation(written);
      const path = `${file.address ?? ""}${by === undefined ? "" : `#${by}`}`;
      const mentions = all.get(anchor) ?? [];
      if (!mentions.some((each) => each.path === path))
        all.set(anchor, [...mentions, { path, pageTitle: fillIn(pageTitleOf(file)) }]);
    }
  return all;
}

const byDay = (a: Update, b: Update) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0);

/**
 * Returns the updates of a site, the newest first. `byFile` is a map from the file of each page, relative to content/, to the updates of
 * the page. `all` lists each update once, even if several pages show the changed entry.
 * @param pages the pages of content without errors. If several pages show the changed entry, its updates in `all` refer to the first of
 * these pages
 * @param language the language of the days, for example en-GB
 * @param fillIn replaces the values in a text (see content-model/values.ts)
 */
function toUpdates(pages: readonly ShownPage[], language: string, fillIn: (text: string) => string) {
  const filled = (text: string | null) => (text === null ? null : fillIn(text));
  const all = new Map<object, Update>();
  const byFile = new Map<string, Update[]>();
  for (const { file, shown } of pages) {
    const updates = shown.entries.flatMap(({ file: from, entry: { content }, anchor }) =>
      (content && "changes" in content ? content.changes : []).map((change) => {
        const { on, text, correction, was = null, wrongWordsHidden, now = null } = change;
        const made: Update = {
          on,
          day: inWords(on, language),
          text: fillIn(text),
          isCorrection: correction,
          was: filled(was),
          now: filled(now),
          isHidden: wrongWordsHidden,
          entry: anchor === undefined ? null : fillIn(headingOf(content)),
          path: `${file.address ?? ""}${anchor === undefined ? "" : `#${anchor}`}`,
          pageTitle: fillIn(pageTitleOf(file)),
          origin:
            content && "anchor" in content ? `${from.relativePath}#${content.anchor}` : from.relativePath,
        };
        if (!all.has(change)) all.set(change, made);
        return made;
      }),
    );
    byFile.set(file.relativePath, updates.sort(byDay));
  }
  return { byFile, all: [...all.values()].sort(byDay) };
}

export type Site = ReturnType<typeof toSite>;

/**
 * Returns the values that the derived fields of all nodes need.
 * @param builtAt the time of the build
 * @param isTrial true if the site is built although it may not be published
 * @param texts a map from the anchor of each document to its text
 */
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
  const fillIn = valuesIn(content, language);
  return {
    language,
    siteUrl,
    asOf,
    builtAt,
    isTrial,
    hasSamples: content.files.some(holdsSample),
    pages,
    updates: toUpdates(pages, language, fillIn),
    /** Replaces the values in a text (see content-model/values.ts). */
    fillIn,
    /** Returns a sentence that says whether a quotation was found at its source. */
    knownOf: quotationWords(content, language),
    /** A map from the name of each page's file to the label of the page. */
    labels: new Map<string | undefined, string>(
      entriesOf({ files }, pageKind).map(({ file, content: { label } }) => [fileName(file), label]),
    ),
    /** The file names of the testimonies, in the order in which the testimonies are listed. */
    testimonies: entriesOf({ files }, testimonyKind)
      .sort((one, other) => one.content.order - other.content.order)
      .map(({ file }) => fileName(file)),
    texts,
    sources: new Map(entriesOf(content, sourceKind).map(({ content: source }) => [source.anchor, source])),
    citedBy: mentionsIn(pages, fillIn),
  };
}
