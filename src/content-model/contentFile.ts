import type { Root } from "mdast";
import type { Campaign } from "./campaign";
import type { Contention } from "./contention";
import type { Document } from "./document";
import type { Kind } from "./kind";
import type { Problem } from "./problem";
import type { QuotationCheck } from "./quotationCheck";
import type { YamlText } from "./readYaml";
import type { Source } from "./source";
import type { Statement } from "./statement";

/** One entry of a list, or the one object that a file contains. */
export interface Entry {
  /** As written, including errors. */
  value: Record<string, unknown>;
  /** As the site uses it: trimmed, with defaults; undefined if it has errors. */
  content: Record<string, unknown> | undefined;
  /** Its path in the YAML. */
  path: PropertyKey[];
}

/** A parsed YAML or Markdown content file. */
export interface ContentFile {
  /** Relative to the project root, content/…, as in problems. */
  file: string;
  /** Relative to content/. */
  relativePath: string;
  kind: Kind;
  /** The whole text, as written, with LF line endings. */
  source: string;
  /** The same text with spaces in place of YAML's comments, for searches in the written text. */
  uncommented: string;
  yaml: YamlText;
  entries: Entry[];
  /** The path of the page that a Markdown file becomes; it depends on other files, so readContentFile leaves it out. */
  address: string | undefined;
  /** The Markdown below the front matter, as written and as a tree; empty for YAML files. */
  body: string;
  tree: Root;
  /** The line on which the Markdown begins, counted from 1. */
  bodyLine: number;
}

/** Files that stand in the place of those below the content folder, by their names: where each is; undefined for one that is left out. */
export type Replaced = ReadonlyMap<string, string | undefined>;

/** Everything below the content folder, or that with some files replaced. */
export interface Content {
  root: string;
  replaced?: Replaced;
  /** Every file below it, relative, with the exact case on disk. */
  names: ReadonlySet<string>;
  files: readonly ContentFile[];
  /** Problems within single files; checkContent finds those between files. */
  problems: Problem[];
}

/** Returns where a file of the content is on disk. */
export const pathOf = ({ root, replaced }: Pick<Content, "root" | "replaced">, name: string): string =>
  replaced?.get(name) ?? `${root}/${name}`;

type Files = Pick<Content, "files">;

/** Returns the files of a kind, by the kind's type. A list has one file at most. */
export const filesOf = ({ files }: Files, type: string): ContentFile[] =>
  files.filter(({ kind }) => kind.type === type);

interface Contents {
  Campaign: Campaign;
  Contention: Contention;
  Document: Document;
  QuotationCheck: QuotationCheck;
  Source: Source;
  Statement: Statement;
}

/** Returns the valid entries of a kind, each with its file and its content. */
export const entriesOf = <Type extends keyof Contents>(whole: Files, type: Type) =>
  filesOf(whole, type).flatMap((file) =>
    file.entries.flatMap((entry) =>
      entry.content ? [{ file, entry, content: entry.content as unknown as Contents[Type] }] : [],
    ),
  );

/** Returns the content of campaign.yaml; undefined if the file is missing or has errors. */
export const campaignOf = (whole: Files): Campaign | undefined => entriesOf(whole, "Campaign")[0]?.content;
