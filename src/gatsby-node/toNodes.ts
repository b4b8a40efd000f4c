/** Turns content into plain nodes, without side effects. */
import { posix } from "node:path";
import { asOfIn } from "../content-model/asOf";
import { anchorsOf } from "../content-model/anchors";
import { holdsSample } from "../content-model/check/leftovers";
import { references } from "../content-model/fields";
import {
  campaignOf,
  entriesOf,
  filesOf,
  type Content,
  type ContentFile,
  type Entry,
} from "../content-model/contentFile";
import { shownBy } from "../content-model/shown";
import { inWords } from "../content-model/dates";
import type { Kind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";
import type { DocumentTexts } from "../content-model/pdf/readDocuments";
import { mapLeaves } from "../content-model/walkSchema";
import { isWithdrawn } from "../content-model/withdrawn";
import { assertFound } from "../lib/assertFound";
import { partPath } from "../lib/documentPaths";
import { absoluteUrl } from "../lib/paths";
import { documentFields, documentParts } from "./documentNodes";
import { datesOf, dayAt } from "./eventDates";
import { fileName, labelled, neighbours } from "./namedFiles";
import { PageCitations, type Citation } from "./pageCitations";
import { dated, toUpdates } from "./toUpdates";
import { toSections } from "./sections";

type Fields = Record<string, unknown>;

/** A Markdown file or a part of a document's text, which becomes one node. */
interface ContentNode {
  type: string;
  relativePath: string;
  fields: Fields;
}

export interface ContentNodes {
  lists: { relativePath: string; entries: Fields[] | Fields }[];
  markdown: ContentNode[];
  parts: ContentNode[];
}

/** The content of an entry; paths of pictures are relative to content/, whatever file names them. */
function contentOf(
  { kind, relativePath }: ContentFile,
  { content = {} }: Entry,
  cite: (written: string) => Citation,
  wordsOf: (text: string) => string,
): Fields {
  return mapLeaves(kind.schema, content, (leaf, schema) => {
    const { to } = references.get(schema) ?? {};
    if (to === "source") return cite(String(leaf));
    if (to === "file") return posix.join(posix.dirname(relativePath), String(leaf));
    return typeof leaf === "string" ? wordsOf(leaf) : leaf;
  }) as Fields;
}

/**
 * The nodes of the whole site, from content without errors. A withdrawn testimony becomes no node but a redirect
 * to all testimonies, so no query can find its words.
 * @param builtAt the time of the build; nodes hold its day, so that a second build on that day finds them unchanged
 * @param isTrial whether the site is built although it may not be published: then none of it may be indexed
 * @param texts the texts of documents, by their anchors
 */
export function toNodes(
  content: Content,
  builtAt: Date,
  isTrial = false,
  texts: DocumentTexts = new Map(),
): ContentNodes {
  const { files } = content;
  const addresses = new Map(files.map(({ relativePath, address }) => [relativePath, address]));
  const addressOf = (file: string) =>
    assertFound(addresses.get(file), "page or testimony", `content/${file}`);
  const withdrawn = files.filter(isWithdrawn);
  const withdrawnNames = new Set(withdrawn.map(fileName));
  const pageWith = (template: string) =>
    files.find(({ kind, entries }) => kind.type === "Page" && entries[0]?.content?.template === template);
  const index = pageWith("testimonies");
  const register = pageWith("documents")?.address;
  const testimoniesPage = index && fileName(index);
  const hasSamples = files.some(holdsSample);

  const { language, siteUrl } = assertFound(campaignOf(content), "file", "content/campaign.yaml");

  const wordsOf = asOfIn(content, language);
  const published = files.filter((file) => !isWithdrawn(file));
  const updates = toUpdates(published, language);
  const withWords = labelled(filesOf(content, "Page"), wordsOf);
  const neighboursOf = neighbours(filesOf({ files: published }, "Testimony"));
  const sources = new Map(entriesOf(content, "Source").map(({ content }) => [content.anchor, content]));
  /** The content of the entries that pages show, with the numbers that their sources have there. */
  const shown = new Map<Entry, Fields>();
  /** The places that cite each source, page by page. */
  const citedBy = new Map<string, { path: string; page: string }[]>();
  const toMarkdownNode = (file: ContentFile): ContentNode => {
    const { kind, relativePath, address = "", tree } = file;
    const citations = new PageCitations(sources);
    const sections = toSections(tree, relativePath, addressOf, (written) => citations.cite(written), wordsOf);
    const entries = shownBy(file, published).entries.map(({ file: from, entry, anchor }) => {
      const content = contentOf(from, entry, (written) => citations.cite(written, anchor), wordsOf);
      shown.set(entry, content);
      return { type: from.kind.type, content };
    });
    const own = entries[0]?.content;
    for (const [source, anchors] of citations.citing) {
      const places = [...anchors].map((anchor) => ({
        path: anchor === undefined ? address : `${address}#${anchor}`,
        page: String(own?.title ?? own?.name),
      }));
      citedBy.set(source, [...(citedBy.get(source) ?? []), ...places]);
    }
    const changed = updates.byFile.get(relativePath) ?? [];
    const fields = {
      ...own,
      fileName: fileName(file),
      path: address,
      sections,
      contentions: entries.filter(({ type }) => type === "Contention").map(({ content }) => content),
      citedSources: citations.list,
      updates: changed,
      dated: dated(changed, own?.publishedOn, language),
      ...(kind.type === "Testimony" ? neighboursOf(file) : {}),
    };
    return { type: kind.type, relativePath, fields };
  };
  const markdown = published.filter(({ kind }) => kind.shape === "markdown").map(toMarkdownNode);

  const additions: Record<string, (entries: Fields[]) => Fields[]> = {
    Campaign: ([campaign]) => [
      {
        ...campaign,
        hasSamples,
        updates: updates.all,
        hasUpdates: updates.all.length > 0,
        isIndexed: !hasSamples && !isTrial,
        asOfInWords: wordsOf("{asOf}"),
        builtOn: dayAt(builtAt.getTime()),
      },
    ],
    Document: (entries) =>
      entries.map((entry) => ({
        ...entry,
        ...documentFields(entry, texts.get(String(entry.anchor)), register, language),
        citedBy: [...sources.values()]
          .filter(({ document }) => document === entry.anchor)
          .flatMap(({ anchor }) => citedBy.get(anchor) ?? []),
      })),
    Source: (entries) =>
      entries.map((entry) => ({
        ...entry,
        ...(typeof entry.document === "string"
          ? { url: absoluteUrl(siteUrl, partPath(entry.document)) }
          : {}),
        published: inWords(String(entry.date), language),
        citedBy: citedBy.get(String(entry.anchor)) ?? [],
      })),
    TimelineEvent: (entries) => entries.map((entry) => ({ ...entry, ...datesOf(entry, language) })),
    NavigationEntry: (entries) =>
      entries.map((entry) => ({
        ...withWords(entry, "name"),
        items: (entry.items as Fields[]).map((item) => withWords(item, "name")),
      })),
    SearchEntry: (entries) => entries.map((entry) => withWords(entry, "title")),
    Redirect: (entries) => [
      ...entries.map((entry) =>
        withdrawnNames.has(String(entry.testimony)) ? { from: entry.from, page: testimoniesPage } : entry,
      ),
      ...withdrawn.map(({ address }) => ({ from: address, page: testimoniesPage })),
    ],
  };
  const elsewhere = new PageCitations(sources);
  /** What a file of a list holds; a list without a file is empty, but old addresses may be added to it. */
  const listOf = ({ type, shape, source }: Kind) => {
    const own = filesOf(content, type);
    const written = own.flatMap((file) =>
      file.entries.map(
        (entry) => shown.get(entry) ?? contentOf(file, entry, (each) => elsewhere.cite(each), wordsOf),
      ),
    );
    const entries = additions[type]?.(written) ?? written;
    const anchors = own.flatMap(anchorsOf);
    const placed = entries.map((entry, position) => ({
      ...entry,
      anchor: anchors[position] ?? entry.anchor,
      position,
    }));
    return { relativePath: source, entries: shape === "list" ? placed : (entries[0] ?? {}) };
  };
  const lists = kinds.filter(({ shape }) => shape !== "markdown").map(listOf);
  return { markdown, lists, parts: [...texts].flatMap(([anchor, text]) => documentParts(anchor, text)) };
}
