import type { Root } from "mdast";
import { campaignKind } from "./campaign";
import type { ContentOf, Kind } from "./kind";
import type { kinds } from "./kinds";
import type { Problem } from "./problem";
import type { readYaml } from "./readYaml";
import { testimonyKind } from "./testimony";

/** Any kind of content. */
export type AnyKind = (typeof kinds)[number];

/** One entry of a list, or the one object that a file contains. */
export interface Entry<Of extends Kind = AnyKind> {
  /** The values exactly as the file contains them, including errors. */
  value: Record<string, unknown>;
  /** The values as the site uses them: trimmed and with defaults. Undefined if the entry has errors. */
  content: ContentOf<Of> | undefined;
  /** The path of the entry in the parsed YAML of its file. */
  path: PropertyKey[];
}

/** A parsed YAML or Markdown content file. */
export interface ContentFile<Of extends Kind = AnyKind> {
  /** The path relative to the project root, content/…, which messages about problems contain. */
  file: string;
  /** The path relative to content/. */
  relativePath: string;
  kind: Of;
  /** The whole text, as written, with LF line endings. */
  source: string;
  /** The text of `source`, with spaces in place of YAML comments, so that a search finds only content. */
  uncommented: string;
  yaml: ReturnType<typeof readYaml>;
  entries: Entry<Of>[];
  /** The path of the page that a Markdown file becomes. The path depends on other files, so readContentFile does not set it. */
  address: string | undefined;
  /** The Markdown below the front matter, as text and as a tree. Empty for YAML files. */
  body: string;
  tree: Root;
  /** The line of the file on which the Markdown begins, counted from 1. */
  bodyLine: number;
}

/** The whole content folder, possibly with some files replaced. */
export interface Content {
  root: string;
  /**
   * Files that replace files of the content folder. The map has the name of each replaced file, and the path of its replacement. If the
   * path is undefined, the file counts as deleted.
   */
  replaced?: ReadonlyMap<string, string | undefined>;
  /** The paths of all files below `root`, relative to `root`. Capital and lower-case letters are as on the disk. */
  names: ReadonlySet<string>;
  files: readonly ContentFile[];
  /** Problems within single files. Problems that concern several files are not in this list. checkContent finds them. */
  problems: Problem[];
}

/** Returns the path on the disk of the file with this name, or of its replacement. */
export const pathOf = ({ root, replaced }: Pick<Content, "root" | "replaced">, name: string): string =>
  replaced?.get(name) ?? `${root}/${name}`;

type Files = Pick<Content, "files">;

/** An entry together with the file that contains it. */
export interface Located<Of extends Kind = AnyKind> {
  file: ContentFile<Of>;
  entry: Entry<Of>;
}

/** Returns whether a file has entries of a kind. */
export const isOf = <Of extends AnyKind>(file: ContentFile, kind: Of): file is ContentFile<Of> =>
  file.kind === kind;

/** Returns whether an entry is of a kind. */
export const isEntryOf = <Of extends AnyKind>(located: Located, kind: Of): located is Located<Of> =>
  located.file.kind === kind;

/** Returns the files of a kind. If the kind is a list, there is at most one file. */
export const filesOf = <Of extends AnyKind>({ files }: Files, kind: Of): ContentFile<Of>[] =>
  files.filter((file): file is ContentFile<Of> => isOf(file, kind));

/** Returns the valid entries of a kind, each with its file and its content. */
export const entriesOf = <Of extends AnyKind>(whole: Files, kind: Of) =>
  filesOf(whole, kind).flatMap((file) =>
    file.entries.flatMap((entry) => (entry.content ? [{ file, entry, content: entry.content }] : [])),
  );

/**
 * Returns a field of an entry as text. If the entry has errors, the function returns the text exactly as the file contains it. Returns
 * undefined if the field is missing, or is neither a text nor a number.
 */
export function fieldText(
  { value, content }: Pick<Entry, "value" | "content">,
  field: string,
): string | undefined {
  const { [field]: found }: Record<string, unknown> = { ...value, ...content };
  return typeof found === "string" || typeof found === "number" ? `${found}` : undefined;
}

/** Returns the content of campaign.yaml. Returns undefined if the file is missing or has errors. */
export const campaignOf = (whole: Files) => entriesOf(whole, campaignKind)[0]?.content;

/**
 * Returns whether a file is a testimony that its writer has withdrawn: `withdrawn: true`. Such a testimony does not become a node, so no
 * page, feed or search can show its text. gatsby-node/toNodes.ts redirects its address to the page of all testimonies, and
 * check/checkSite.ts requires such a page. publishing/approvals.ts does not require a consent for a withdrawn testimony.
 */
export const isWithdrawn = ({ kind, entries }: ContentFile): boolean =>
  kind === testimonyKind && entries[0]?.value.withdrawn === true;
