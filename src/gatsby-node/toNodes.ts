/** Turns content into plain nodes, without side effects. */
import { posix } from "node:path";
import { z } from "zod";
import { referencesOf, targetOf } from "../content-model/references";
import {
  isWithdrawn,
  entriesOf,
  filesOf,
  type Content,
  type ContentFile,
  type Entry,
} from "../content-model/contentFile";
import { references } from "../content-model/fields";
import type { Kind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";
import { pageKind } from "../content-model/page";
import type { DocumentText } from "../content-model/pdf/readDocuments";
import { quotesOf } from "../content-model/quotation";
import { redirectKind } from "../content-model/redirect";
import { statementKind } from "../content-model/statement";
import { mapLeaves } from "../content-model/walkSchema";
import { indexOf, type PageContent } from "../content-model/siteIndex";
import { assertFound } from "../lib/assertFound";
import { derivedValues, type MarkdownPage } from "./derivedFields";
import { documentParts } from "./documentNodes";
import { choiceName } from "./graphqlTypes";
import { PageCitations, toCitation } from "./pageCitations";
import { toSections } from "./sections";
import { fileName, pageTitleOf, toSite, type Mention, type Site } from "./site";

type Fields = Record<string, unknown>;
type Citation = ReturnType<typeof toCitation>;
/** An entry that a page shows. */
type Shown = PageContent["entries"][number];

/** A Markdown file or a part of a document's text, in the form in which it becomes one node. */
interface ContentNode {
  type: string;
  relativePath: string;
  fields: Fields;
}

interface ContentNodes {
  lists: { relativePath: string; entries: Fields[] | Fields }[];
  markdown: ContentNode[];
  parts: ContentNode[];
}

/** An entry together with the file that contains it. */
interface Written {
  file: ContentFile;
  entry: { path: Entry["path"]; content: Fields | undefined };
}

/** Returns the entries of several files, each together with its file. */
const entriesIn = (files: readonly ContentFile[]): Written[] =>
  files.flatMap((file) => file.entries.map((entry) => ({ file, entry })));

/** Returns the redirects. The address of a withdrawn testimony redirects to the page of all testimonies. */
function oldAddresses({ files }: Content): Written[] {
  const withdrawn = files.filter(isWithdrawn);
  const names = new Set<string | undefined>(withdrawn.map(fileName));
  const all = entriesOf({ files }, pageKind).find(({ content }) => content.template === "testimonies");
  const leadingThere = (from: string | undefined, { file, entry: { path } }: Written): Written => ({
    file,
    entry: { path, content: { from, page: all && fileName(all.file) } },
  });
  return [
    ...entriesOf({ files }, redirectKind).map(({ content, ...written }) =>
      names.has(content.testimony) ? leadingThere(content.from, written) : written,
    ),
    ...entriesIn(withdrawn).map((written) => leadingThere(written.file.address, written)),
  ];
}

/** Returns the position of an entry in its file, in its list and on the site. */
const placeIn = (content: Content, { file, entry }: Written, position: number) => ({
  position,
  address: indexOf(content).addressOf.get(entry) ?? null,
  anchor: indexOf(content).idOf.get(entry),
  contentFile: file.file,
  contentLine: file.yaml.placeOf(entry.path).line,
});

/** Returns a map from the address of each page to the places that link to the page, in texts and in fields. */
function linksBetween(
  { fillIn }: Site,
  pages: readonly MarkdownPage[],
  addressOf: (file: string) => string,
): ReadonlyMap<string, Mention[]> {
  const all = new Map<string, Mention[]>();
  for (const { file, sections, inText, atEnd } of pages) {
    const add = (to: string, id: string | undefined) => {
      const [address = ""] = to.split("#");
      const path = `${file.address ?? ""}${id === undefined ? "" : `#${id}`}`;
      const links = all.get(address) ?? [];
      if (address === file.address || links.some((link) => link.path === path)) return;
      all.set(address, [...links, { path, pageTitle: fillIn(pageTitleOf(file)) }]);
    };
    for (const { links, heading, id } of sections)
      for (const link of links) add(link, heading === null ? undefined : id);
    for (const { file: from, entry, anchor } of [...inText, ...atEnd])
      for (const reference of referencesOf({ ...from, entries: [entry] })) {
        // References in the field "pages" are not links. That field lists the pages that show an entry.
        if (!["page", "testimony"].includes(reference.to) || reference.path.includes("pages")) continue;
        add(addressOf(targetOf(reference, from.relativePath)), anchor);
      }
  }
  return all;
}

/**
 * Returns the nodes of the whole site, from content without errors. For a withdrawn testimony, the result contains only a redirect to the
 * page of all testimonies, so no query can find its text.
 * @param builtAt the time of the build. Nodes contain only its day, so that a second build on the same day finds them unchanged
 * @param isTrial true if the site is built although it may not be published. No page may then be indexed
 * @param texts a map from the anchor of each document to its text
 */
export function toNodes(
  content: Content,
  builtAt: Date,
  isTrial = false,
  texts: ReadonlyMap<string, DocumentText> = new Map(),
): ContentNodes {
  const site = toSite(content, builtAt, isTrial, texts);
  const addresses = new Map(content.files.map(({ relativePath, address }) => [relativePath, address]));
  const addressOf = (file: string) =>
    assertFound(addresses.get(file), "page or testimony", `content/${file}`);
  const known = new Map<object, { fields: Fields; cited: Citation[] }>();
  /**
   * Returns the fields of an entry's node, and the citations in these fields. In the fields, each citation is an object, and the paths of
   * pictures are relative to content/. Objects inside the entry have their derived values too.
   */
  const write = (schema: z.ZodType, { file: { relativePath }, entry }: Written) => {
    const { path, content = {} } = entry;
    const written = known.get(entry);
    if (written) return written;
    const cited: Citation[] = [];
    const fields = mapLeaves(
      schema,
      content,
      (leaf, inner, inside) => {
        if (typeof leaf !== "string") return leaf;
        const { to } = references.get(inner) ?? {};
        if (to === "source") {
          const at = [relativePath, ...path, ...inside].join("/");
          const citation = toCitation(leaf, at, site.sources);
          cited.push(citation);
          return citation;
        }
        if (to === "file") return posix.join(posix.dirname(relativePath), leaf);
        return inner instanceof z.ZodEnum ? choiceName(leaf) : site.fillIn(leaf);
      },
      (mapped, object, inner) => ({ ...mapped, ...derivedValues(inner, object, site) }),
    );
    known.set(entry, { fields, cited });
    return { fields, cited };
  };

  const toPage = ({ file, shown }: Site["pages"][number]): MarkdownPage => {
    const citations = new PageCitations(site.sources, site.knownOf);
    const number = (located: Shown) => {
      for (const { written, at } of write(located.file.kind.schema, located).cited)
        citations.cite(written, at);
      for (const quote of quotesOf(located.entry)) citations.quote(quote);
    };
    let inText: Shown[] = [];
    const placeStatements = () => {
      inText = shown.entries.filter(({ file: { kind } }) => kind === statementKind);
      inText.forEach(number);
    };
    let aboveHeadings: Shown[] = [];
    const placeList = () => {
      aboveHeadings = shown.entries.filter(
        ({ file: { kind } }: { file: { kind: Kind } }) => kind.shownOn?.isAboveHeadings === true,
      );
      aboveHeadings.forEach(number);
    };
    const { fillIn } = site;
    const context = { from: file.relativePath, addressOf, citations, fillIn, placeStatements, placeList };
    const sections = toSections(file.tree, context);
    const atEnd = shown.entries.filter((one) => !inText.includes(one));
    atEnd.filter((one) => !aboveHeadings.includes(one)).forEach(number);
    return { file, sections, citations, inText, atEnd };
  };
  const pages = site.pages.map(toPage);
  const linkedFrom = linksBetween(site, pages, addressOf);
  const markdown = pages.map((page): ContentNode => {
    const { file } = page;
    const { kind, relativePath, address = "" } = file;
    const [located] = entriesIn([file]);
    if (!located)
      throw new Error(
        `content/${relativePath} has no fields. Copy the fields of a similar file, and fill them in.`,
      );
    const derived = derivedValues(
      kind.schema,
      located.entry.content ?? {},
      site,
      placeIn(content, located, 0),
      {
        ...page,
        linkedFrom: linkedFrom.get(address) ?? [],
      },
    );
    return {
      type: kind.type,
      relativePath,
      fields: { ...write(kind.schema, located).fields, ...derived },
    };
  });

  const lists = kinds
    .filter(({ shape }) => shape !== "markdown")
    .map((kind) => {
      const { schema, shape, source } = kind;
      const all = kind === redirectKind ? oldAddresses(content) : entriesIn(filesOf(content, kind));
      const entries = all.map((located, position) => ({
        ...write(schema, located).fields,
        ...derivedValues(schema, located.entry.content ?? {}, site, placeIn(content, located, position)),
      }));
      return { relativePath: source, entries: shape === "list" ? entries : (entries[0] ?? {}) };
    });
  const parts = [...texts].flatMap(([anchor, text]) =>
    documentParts(anchor, text).map((fields) => ({
      type: "DocumentPart",
      relativePath: fields.path,
      fields,
    })),
  );
  return { markdown, lists, parts };
}
