import { toString } from "mdast-util-to-string";
import type { RootContent } from "mdast";
import { posix } from "node:path";
import { parse } from "yaml";
import { splitFrontMatter } from "../content-model/check/frontMatter";
import { kinds, type Kind } from "../content-model/kinds";
import { readMarkdown } from "../content-model/readMarkdown";
import type { ContentFolder } from "./contentFolder";
import { decoded, listField } from "./contentText";
import { formOf } from "./editorPaths";

/** Where Decap edits something on the site: the form, the field and, in Markdown, the line. */
export interface Place {
  form: string;
  field: string;
  words?: string;
}

interface Source {
  path: string;
  kind: Kind;
  text: string;
  /** The path of its page, if it has one. */
  address: string | undefined;
}

/** Undoes typographic replacements such as curly quotation marks, for comparison. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[‘’‚“”„"']/g, "'")
    .replace(/[‐-―]|-+/g, "-")
    .replace(/…/g, "...")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Every readable content file, with the path of its page. */
async function sourcesOf(folder: ContentFolder): Promise<Source[]> {
  const sources: Source[] = [];
  for (const kind of kinds) {
    const isFolder = kind.shape === "markdown";
    const paths = isFolder ? await folder.list(`content/${kind.source}`) : [`content/${kind.source}`];
    for (const path of paths) {
      const bytes = await folder.read(path);
      const text = bytes && decoded(bytes);
      if (text !== undefined) sources.push({ path, kind, text, address: addressOf(kind, text) });
    }
  }
  return sources;
}

function fieldsOf({ kind, text }: Pick<Source, "kind" | "text">): unknown {
  try {
    return parse(kind.shape === "markdown" ? (splitFrontMatter(text)?.yaml ?? "") : text) as unknown;
  } catch {
    return undefined;
  }
}

function addressOf(kind: Kind, text: string): string | undefined {
  const fields = fieldsOf({ kind, text }) as Record<string, unknown> | null | undefined;
  const value = kind.address && fields?.[kind.address.field];
  return typeof value === "string" ? kind.address?.of(value) : undefined;
}

/** The path of the field whose value is these words. */
function fieldWith(value: unknown, words: string, path: readonly string[]): string | undefined {
  if (typeof value === "string") return plain(value) === words ? path.join(".") : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = fieldWith(inner, words, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first line of the heading, paragraph or list item with these words, or of the picture with this alternative text. */
function lineWith(body: string, words: string): string | undefined {
  const find = (nodes: readonly RootContent[]): RootContent | undefined => {
    for (const node of nodes) {
      const inside = "children" in node ? find(node.children) : undefined;
      if (inside) return inside;
      if (plain(toString(node)) === words) return node;
    }
    return undefined;
  };
  const start = find(readMarkdown(body).children)?.position?.start.offset;
  return start === undefined ? undefined : body.slice(body.lastIndexOf("\n", start - 1) + 1).split("\n")[0];
}

function placeIn(source: Source, words: string): Place | undefined {
  const { kind, path, text } = source;
  const form = formOf(path);
  const field = fieldWith(fieldsOf(source), words, kind.shape === "list" ? [listField] : []);
  if (field !== undefined) return { form, field };
  const line = kind.shape === "markdown" ? lineWith(splitFrontMatter(text)?.body ?? "", words) : undefined;
  return line === undefined ? undefined : { form, field: "body", words: line };
}

/**
 * Finds the field that an element on the site comes from. Searches the page's own file first, then the lists, then all other files.
 * @param address the path of the page
 * @param texts the text of the element and of its ancestors, innermost first
 */
export async function locate(
  folder: ContentFolder,
  address: string,
  texts: readonly string[],
): Promise<Place | null> {
  const rank = (source: Source) =>
    source.address === address
      ? 0
      : source.kind.shape === "list"
        ? 1
        : source.kind.shape === "object"
          ? 2
          : 3;
  const sources = (await sourcesOf(folder)).sort((a, b) => rank(a) - rank(b));
  for (const words of texts.map(plain).filter((text) => text !== "")) {
    for (const source of sources) {
      const place = placeIn(source, words);
      if (place) return place;
    }
  }
  return null;
}

/** Lists whose page has a template of a different name. */
const shownAt: Readonly<Record<string, string>> = { people: "team" };

/** The path of the page that shows a file: its own page, the page with its template for a list, otherwise the home page. */
export async function addressFor(folder: ContentFolder, path: string): Promise<string> {
  const sources = await sourcesOf(folder);
  const own = sources.find((source) => source.path === path)?.address;
  const name = posix.basename(path, ".yaml");
  const made = sources.find(
    (source) => (fieldsOf(source) as { template?: unknown } | null)?.template === (shownAt[name] ?? name),
  );
  return own ?? made?.address ?? "/";
}

/** Whether a server responds at this address. */
export const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
