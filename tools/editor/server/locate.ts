import { toString } from "mdast-util-to-string";
import type { Nodes, RootContent } from "mdast";
import { campaignOf, fieldText, isWithdrawn, type ContentFile } from "../../../src/content-model/contentFile";
import { kindOfFile } from "../../../src/content-model/kinds";
import { contentionKind } from "../../../src/content-model/contention";
import { readContent } from "../../../src/content-model/readContent";
import { valuesIn } from "../../../src/content-model/values";
import { normaliseText } from "../../../src/lib/normaliseText";
import { addressOf, listField, nameOf } from "../common/addresses";

/** The place in the editor where an element of the site can be edited: the form's address, the field and, in Markdown, the line. */
interface FieldLocation {
  address: string;
  field: string;
  snippet?: string;
}

/** Returns the text that the page shows for a Markdown node, without citation numbers. */
function wordsOf(node: Nodes): string {
  if (node.type === "citation") return "";
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map(wordsOf).join("") : toString(node);
}

/** A function that converts a text to the text that the page shows. */
type Shown = (text: string) => string;

/** Returns the first line of a heading, paragraph or list item with the given words, or of a picture with this alternative text. */
function lineWith({ body, tree }: ContentFile, words: string, shown: Shown): string | undefined {
  const find = (nodes: readonly RootContent[]): RootContent | undefined => {
    for (const node of nodes) {
      const inside = "children" in node ? find(node.children) : undefined;
      if (inside) return inside;
      if (shown(wordsOf(node)) === words) return node;
    }
    return undefined;
  };
  const start = find(tree.children)?.position?.start.offset;
  return start === undefined ? undefined : body.slice(body.lastIndexOf("\n", start - 1) + 1).split("\n")[0];
}

/** Returns the path of the first text that `isMeant` accepts, in a value of a content file. */
function findPath(value: unknown, isMeant: (text: string) => boolean): (string | number)[] | undefined {
  if (typeof value === "string") return isMeant(value) ? [] : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findPath(inner, isMeant);
    if (found) return [Array.isArray(value) ? Number(key) : key, ...found];
  }
  return undefined;
}

function placeIn(content: ContentFile, words: string, shown: Shown): FieldLocation | undefined {
  const address = addressOf(content.file);
  for (const { value, path } of content.entries) {
    const field = findPath(value, (text) => shown(text) === words);
    if (field)
      return { address, field: [...(path.length > 0 ? [listField, ...path] : []), ...field].join(".") };
  }
  const line = lineWith(content, words, shown);
  return line === undefined ? undefined : { address, field: "body", snippet: line };
}

/**
 * The shapes of content files, in the order in which these files are searched. The file of the page itself is searched before all others.
 */
const shapes = ["list", "object", "markdown"];

/**
 * Finds the field whose text an element of the site shows. The file of the page is searched first, then the lists, then all other files.
 * @param root the content folder
 * @param address the path of the page
 * @param texts the text of the element and of its ancestors, innermost first
 */
export async function locate(
  root: string,
  address: string,
  texts: readonly string[],
): Promise<FieldLocation | null> {
  const rank = (content: ContentFile) =>
    content.address === address ? -1 : shapes.indexOf(content.kind.shape);
  const content = await readContent(root);
  const fill = valuesIn(content, campaignOf(content)?.language ?? "en-GB");
  const shown = (text: string) => normaliseText(fill(text));
  const files = content.files.toSorted((a, b) => rank(a) - rank(b));
  for (const words of texts.map(normaliseText).filter((text) => text !== "")) {
    for (const file of files) {
      const place = placeIn(file, words, shown);
      if (place) return place;
    }
  }
  return null;
}

/** The page that the editor shows next to the form of a file. */
interface PageOfForm {
  /** The address of the page. Undefined for a withdrawn testimony, and for a page or testimony that is not saved. */
  address: string | undefined;
  /** The template of the page if the form is the page's own form. */
  template: string | undefined;
  /** False for a page or testimony without a file. Its only copy is a draft, for example because it is held back from sharing. */
  isSaved: boolean;
}

/**
 * Returns the page that the editor shows next to the form of a file. For a page or testimony, this is its own page. For a list, it is the
 * page with the template of the list, the page that shows all contentions, or the first page that an entry names. For any other file, it
 * is the home page.
 */
export async function pageOfForm(root: string, path: string): Promise<PageOfForm> {
  const { files, names } = await readContent(root);
  const own = files.find(({ file }) => file === path);
  const template = own?.entries[0] && fieldText(own.entries[0], "template");
  const isSaved = names.has(nameOf(path)) || kindOfFile(nameOf(path))?.shape !== "markdown";
  if (!isSaved || (own && isWithdrawn(own))) return { address: undefined, template, isSaved };
  const templateOfList = own?.kind.shownOn?.template;
  const [named] =
    own?.entries.flatMap(({ value: { pages } }) => (Array.isArray(pages) ? (pages as unknown[]) : [])) ?? [];
  const isContentions = own?.kind === contentionKind;
  const shownOn =
    files.find(
      ({ entries: [entry] }) =>
        (templateOfList !== undefined && entry?.value.template === templateOfList) ||
        (isContentions && entry?.value.allContentions === true),
    ) ?? files.find(({ file }) => typeof named === "string" && file === `content/pages/${named}.md`);
  return { address: own?.address ?? shownOn?.address ?? "/", template, isSaved };
}
