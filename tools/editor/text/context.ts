/** What a text can name: what its dialogs offer and its chips say. */
import type { Source } from "../../../src/content-model/source";

export type SourceChoice = Pick<Source, "anchor" | "title" | "shortName" | "kind" | "publisher" | "date">;

export interface TextContext {
  /** The content file of the text, relative to content/: links and pictures are relative to it. */
  file: string;
  sources?: readonly SourceChoice[] | undefined;
  pages?: readonly { file: string; title: string }[] | undefined;
  testimonies?: readonly { file: string; title: string }[] | undefined;
  /** PDFs below content/documents/, by name. */
  documents?: readonly { name: string }[] | undefined;
  /** Pictures, by their path relative to content/. */
  pictures?: readonly { path: string }[] | undefined;
  /** The day that {asOf} stands for, in words. */
  values?: { asOf: string } | undefined;
  /** The address of a picture's bytes, which may not be saved yet. */
  pictureUrl: (path: string) => string;
  /** Keeps a picture for the next save; resolves to its path relative to content/. */
  addPicture: (file: File) => Promise<string>;
}
