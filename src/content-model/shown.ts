/** What a page shows beside its own text: entries of lists, contentions and the sources that any of them cites. */
import { posix } from "node:path";
import { visit } from "unist-util-visit";
import { contentionId } from "../lib/citationIds";
import { anchorsOf } from "./anchors";
import { referencesOf } from "./check/references";
import { readCitation } from "./citations";
import { entriesOf, filesOf, type ContentFile, type Entry } from "./contentFile";

/** An entry that a page shows, and its id there; the page's own has none. */
export interface Shown {
  file: ContentFile;
  entry: Entry;
  anchor?: string;
}

/** The contentions that a page shows, each with its id there. */
export const contentionsOf = (page: ContentFile, files: readonly ContentFile[]): Required<Shown>[] =>
  (page.kind.type === "Page" ? entriesOf({ files }, "Contention") : [])
    .filter(
      ({ content: { pages } }) =>
        page.entries[0]?.value.allContentions === true ||
        pages.includes(posix.basename(page.relativePath, ".md")),
    )
    .map(({ file, entry, content }) => ({ file, entry, anchor: contentionId(content.anchor) }));

/** The page itself, the entries of its list, and its contentions, in this order. */
export function shownBy(page: ContentFile, files: readonly ContentFile[]): Shown[] {
  const own = page.entries[0]?.content;
  const cards = files
    .filter(({ kind }) => kind.shownOn !== undefined && kind.shownOn.template === own?.template)
    .flatMap((file) => {
      const anchors = anchorsOf(file);
      return file.entries.map((entry, index) => ({ file, entry, anchor: anchors[index] ?? "" }));
    });
  const contentions = contentionsOf(page, files);
  return [...page.entries.map((entry) => ({ file: page, entry })), ...cards, ...contentions];
}

/** The sources that a page's text, or an entry that it shows, cites, in the order of sources.yaml. */
export function sourcesOf(
  page: ContentFile,
  shown: readonly Shown[],
  files: readonly ContentFile[],
): Entry[] {
  const cited = shown.flatMap(({ file, entry }) =>
    referencesOf({ ...file, entries: [entry] }).flatMap(({ to, value }) => (to === "source" ? [value] : [])),
  );
  visit(page.tree, "citation", ({ value }) => void cited.push(value));
  const anchors = new Set(cited.map((each) => readCitation(each).anchor));
  return filesOf({ files }, "Source")
    .flatMap(({ entries }) => entries)
    .filter(({ value }) => anchors.has(String(value.anchor)));
}
