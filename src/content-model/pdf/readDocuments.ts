import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { entriesOf, pathOf, type Content } from "../contentFile";
import { decoded } from "../readContent";
import { sha256 } from "../sha256";
import { askWorker } from "./askWorker";
import { toParagraph, toParagraphs, type Line, type Paragraph } from "./toParagraphs";

/** The text of a PDF, page by page, and what identifies its file. */
export interface DocumentText {
  pages: Paragraph[][];
  bytes: number;
  sha256: string;
}

/** The name of the text that somebody may have typed for a PDF. */
export const typedName = (pdf: string): string => pdf.replace(/\.pdf$/, ".txt");

/** The pages of a typed text by their numbers: each begins with a line like [page 3], a blank line begins a paragraph. */
function typedPages(text: string): Map<number, Paragraph[]> {
  const [, ...parts] = text.split(/^\[page (\d+)\]\s*$/m);
  const pages = new Map<number, Paragraph[]>();
  for (let index = 0; index < parts.length; index += 2)
    pages.set(
      Number(parts[index]),
      (parts[index + 1] ?? "")
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== "")
        .map(toParagraph),
    );
  return pages;
}

/** What a PDF holds, by its digest, so that a check after each save is quick. */
const read = new Map<string, Promise<Line[][] | string>>();

/** In the project's folder. Rename it when pdf.js or readPdf.mjs reads otherwise than before. */
const keptTexts = ".cache/document-texts-1";

/** The lines of a PDF, kept in a project for the next program: to read a hundred hearings takes minutes. */
async function linesOf(path: string, bytes: Buffer, digest: string): Promise<Line[][] | string> {
  const project = join(dirname(path), "../..");
  const kept = join(project, keptTexts, `${digest}.json`);
  const text = await readFile(kept, "utf8").catch(() => undefined);
  if (text !== undefined) return JSON.parse(text) as Line[][];
  const lines = await askWorker<Line[][]>("src/content-model/pdf/textWorker.mjs", bytes);
  if (typeof lines === "string" || !existsSync(join(project, "package.json"))) return lines;
  const written = `${kept}.${process.pid}`;
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(written, JSON.stringify(lines));
  await rename(written, kept);
  return lines;
}

/** Reads a PDF and the text that was typed for it, which takes precedence; returns the reason as a string if it cannot be read. */
export async function readDocument(
  path: string,
  typedPath = typedName(path),
): Promise<DocumentText | string> {
  const bytes = await readFile(path);
  const digest = sha256(bytes);
  const reading = read.get(digest) ?? linesOf(path, bytes, digest);
  read.set(digest, reading);
  const lines = await reading;
  if (typeof lines === "string") {
    // The machine may only have been busy.
    read.delete(digest);
    return `${lines}. Save it again, without a password`;
  }
  const text = decoded(await readFile(typedPath).catch(() => Buffer.from("")));
  if (text === undefined) return "the text typed for it is not written in UTF-8. Save that in UTF-8";
  const typed = typedPages(text);
  const pages = lines.map((page, index) => typed.get(index + 1) ?? toParagraphs(page));
  return { pages, bytes: bytes.length, sha256: digest };
}

/** Reads a PDF of the content by its name below content/; see `readDocument`. */
export function readDocumentIn(site: Content, name: string): Promise<DocumentText | string> {
  const typed = typedName(name);
  // One that is left out has no file of that name.
  return readDocument(pathOf(site, name), site.names.has(typed) ? pathOf(site, typed) : "");
}

/** The texts of documents by their anchors. */
export type DocumentTexts = ReadonlyMap<string, DocumentText>;

/** Reads every PDF of documents.yaml; the check reports one that cannot be read. */
export async function readDocuments(site: Content): Promise<DocumentTexts> {
  const texts = new Map<string, DocumentText>();
  for (const { content } of entriesOf(site, "Document")) {
    const { anchor, file } = content;
    const text = file === undefined ? "" : await readDocumentIn(site, `documents/${file}`);
    if (typeof text !== "string") texts.set(anchor, text);
  }
  return texts;
}
