/** Turns content into plain nodes, without side effects. */
import { posix } from "node:path";
import type { z } from "zod";
import { anchorsOf } from "../content-model/anchors";
import { filesOf, type Content, type Entry } from "../content-model/contentFile";
import { contentionKind } from "../content-model/contention";
import { references } from "../content-model/fields";
import type { Kind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";
import type { DocumentTexts } from "../content-model/pdf/readDocuments";
import { quotesOf } from "../content-model/quotation";
import { redirectKind } from "../content-model/redirect";
import { statementKind } from "../content-model/statement";
import { mapLeaves } from "../content-model/walkSchema";
import { isWithdrawn } from "../content-model/withdrawn";
import { assertFound } from "../lib/assertFound";
import { derivedValues } from "./derivedFields";
import { documentParts } from "./documentNodes";
import { toHtmlTree } from "./htmlTree";
import { PageCitations, type Citation } from "./pageCitations";
import { toSections } from "./sections";
import { fileName, toSite, type MarkdownPage, type Place } from "./site";
import type { ShownPage } from "./toUpdates";

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

/** Old addresses: those of withdrawn testimonies lead to all testimonies. */
function oldAddresses({ files }: Content): Entry[] {
  const withdrawn = files.filter(isWithdrawn);
  const names = new Set<unknown>(withdrawn.map(fileName));
  const all = files.find(({ entries: [page] }) => page?.content?.template === "testimonies");
  const leadingThere = (from: unknown) => ({
    value: {},
    path: [],
    content: { from, page: all && fileName(all) },
  });
  return [
    ...filesOf({ files }, "Redirect")
      .flatMap(({ entries }) => entries)
      .map((entry) => (names.has(entry.content?.testimony) ? leadingThere(entry.content?.from) : entry)),
    ...withdrawn.map(({ address }) => leadingThere(address)),
  ];
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
  const site = toSite(content, builtAt, isTrial, texts);
  const addresses = new Map(content.files.map(({ relativePath, address }) => [relativePath, address]));
  const addressOf = (file: string) =>
    assertFound(addresses.get(file), "page or testimony", `content/${file}`);
  const derived = (schema: z.ZodType, from: object, place: Place = { position: 0 }) =>
    derivedValues(schema, from, site, place);
  /** An entry's own fields, and all of the objects in it; pictures are named relative to content/, whatever file names them. */
  const written = (
    kind: Kind,
    folder: string,
    { content = {} }: Entry,
    cite: (written: string) => Citation,
  ) =>
    mapLeaves(
      kind.schema,
      content,
      (leaf, schema) => {
        const { to } = references.get(schema) ?? {};
        if (to === "source") return cite(String(leaf));
        if (to === "file") return posix.join(folder, String(leaf));
        return typeof leaf === "string" ? site.textOf(leaf) : leaf;
      },
      (mapped, object, schema) => ({ ...mapped, ...derived(schema, object) }),
    ) as Fields;

  const elsewhere = new PageCitations(site.sources, site.knownOf);
  /** What entries become on the last page that shows them. */
  const shownAs = new Map<Entry, Fields>();
  const toMarkdown = ({ file, shown }: ShownPage): ContentNode => {
    const { kind, relativePath, tree } = file;
    const citations = new PageCitations(site.sources, site.knownOf);
    const make = ({ file: { kind: of, relativePath: from }, entry }: (typeof shown.entries)[number]) => {
      const fields = written(of, posix.dirname(from), entry, citations.cite);
      for (const quote of quotesOf(entry)) citations.quote(quote);
      shownAs.set(entry, fields);
      return { kind: of, entry, fields };
    };
    const isStatement = ({ file: { kind: of } }: (typeof shown.entries)[number]) => of === statementKind;
    let inText: ReturnType<typeof make>[] = [];
    const placeStatements = () => void (inText = shown.entries.filter(isStatement).map(make));
    const { cite } = citations;
    const html = toHtmlTree(tree, relativePath, addressOf, cite, site.textOf, placeStatements);
    const sections = toSections(html, relativePath);
    const atEnd = shown.entries.filter((one) => inText.length === 0 || !isStatement(one)).map(make);
    const shownOf = (made: typeof atEnd, of: Kind) =>
      made
        .filter((each) => each.kind === of)
        .map(({ kind: { schema }, entry, fields }) => ({
          ...fields,
          ...derived(schema, entry.content ?? {}),
        }));
    const page: MarkdownPage = {
      file,
      sections,
      citations,
      contentions: shownOf(atEnd, contentionKind),
      statements: shownOf(atEnd, statementKind),
      statementsInText: shownOf(inText, statementKind),
    };
    const own = derived(kind.schema, { ...file.entries[0]?.content, ...page });
    return { type: kind.type, relativePath, fields: { ...atEnd[0]?.fields, ...own } };
  };
  const markdown = site.pages.map(toMarkdown);

  const toList = (kind: Kind) => {
    const { schema, shape, source } = kind;
    const all =
      kind === redirectKind
        ? oldAddresses(content)
        : filesOf(content, kind.type).flatMap(({ entries }) => entries);
    const anchors = anchorsOf({ kind, entries: all });
    const entries = all.map((entry, position) => ({
      ...(shownAs.get(entry) ?? written(kind, ".", entry, elsewhere.cite)),
      ...derived(schema, entry.content ?? {}, { position, anchor: anchors[position] }),
    }));
    return { relativePath: source, entries: shape === "list" ? entries : (entries[0] ?? {}) };
  };
  const lists = kinds.filter(({ shape }) => shape !== "markdown").map(toList);
  const parts = [...texts].flatMap(([anchor, text]) =>
    documentParts(anchor, text).map((fields) => ({
      type: "DocumentPart",
      relativePath: fields.path,
      fields,
    })),
  );
  return { markdown, lists, parts };
}
