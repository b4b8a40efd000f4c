import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { entriesOf, pathOf, type Content } from "../contentFile";
import { documentKind } from "../document";
import { decoded } from "../readContent";
import { assertFound } from "../../lib/assertFound";
import { readOnce } from "../readOnce";
import { sha256 } from "../sha256";
import { askWorker, maxThreads } from "./askWorker";
import { layOut, toParagraph, type PageProblem, type Paragraph, type RawPage } from "./layOut";

/** The text of a PDF, page by page, with the size and the digest of its file. */
export interface DocumentText {
  /** The paragraphs of each page. The list is empty for a page without text, and for a page whose text cannot be used. */
  pages: Paragraph[][];
  /** The text at the edges of each page that is not part of the running text: page numbers, running heads, stamps. */
  edges: string[][];
  /** A map with the number of each page whose text cannot be used, and the reason. */
  problems: ReadonlyMap<number, PageProblem>;
  /** A map with the number of each page that has words that lack letters, and one of these words (see `RawPage`). */
  incomplete: ReadonlyMap<number, string>;
  bytes: number;
  sha256: string;
}

/** Returns the name of the file into which somebody may have typed the text of a PDF. */
export const typedName = (pdf: string): string => pdf.replace(/\.pdf$/, ".txt");

/**
 * Returns a map from page numbers to the paragraphs of a typed text. In the text, a line like [page 3] begins a page, and a blank line
 * begins a paragraph.
 */
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

/** The answer of textWorker.mjs if it could read the PDF. */
interface Contents {
  pages: RawPage[];
  isForm: boolean;
  isPortfolio: boolean;
}

/** The text of the pages of a PDF, as `layOut` returns it. */
type PageTexts = ReturnType<typeof layOut>;

/** Returns the text of the pages of a PDF. If the PDF cannot be read, returns the reason as a string. */
export async function textOfPdf(bytes: Buffer): Promise<PageTexts | string> {
  const contents = await askWorker<Contents>("src/content-model/pdf/textWorker.mjs", bytes);
  if (typeof contents === "string") return contents;
  const { pages, isForm, isPortfolio } = contents;
  const text = layOut(pages);
  const isNotice = text.some(({ paragraphs }) => paragraphs.some((each) => /please wait/i.test(each.text)));
  const problem = isPortfolio ? "portfolio" : isForm && isNotice ? "form" : undefined;
  return problem === undefined ? text : text.map(({ edges }) => ({ paragraphs: [], edges, problem }));
}

/** The texts of PDFs, by the digests of the PDFs. This cache makes a check after each save quick. */
const read = new Map<string, Promise<PageTexts | string>>();

const identify = readOnce(async (path) => {
  const content = await readFile(path);
  return { bytes: content.length, digest: sha256(content) };
});

/**
 * The folder, below the project's folder, in which the texts of PDFs are stored. It is not in .cache or node_modules, because Gatsby
 * empties .cache after each change of code, and npm empties node_modules.
 */
export const keptTexts = ".document-texts";

let version: Promise<string> | undefined;

/** Returns a digest of the code that reads PDFs. If this code changes, the digest changes, and all PDFs are read again. */
async function versionOfCode(): Promise<string> {
  const folder = "src/content-model/pdf";
  const names = existsSync(folder)
    ? (await readdir(folder)).filter((name) => !name.includes(".test.")).sort()
    : [];
  const files = [...names.map((name) => join(folder, name)), "node_modules/pdfjs-dist/package.json"];
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.from(""))));
  return sha256(Buffer.concat(texts)).slice(0, 12);
}

/** Returns the name of the file in which the text of a PDF is stored. */
const keptName = async (digest: string) => `${digest}-${await (version ??= versionOfCode())}.json`;

/** Returns the text of a PDF. The text is stored in the project for later runs, because reading a hundred hearings takes minutes. */
async function pagesOf(path: string, digest: string): Promise<PageTexts | string> {
  const project = join(dirname(path), "../..");
  const kept = join(project, keptTexts, await keptName(digest));
  const known = await readFile(kept, "utf8").catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as PageTexts;
  const text = await textOfPdf(await readFile(path));
  if (typeof text === "string" || !existsSync(join(project, "package.json"))) return text;
  const written = `${kept}.${process.pid}`;
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(written, JSON.stringify(text));
  await rename(written, kept);
  return text;
}

/** Returns advice about a PDF that cannot be read, as a sentence without its full stop. */
export const pdfRepair = (reason: string): string =>
  /password/i.test(reason)
    ? "Save the PDF again, without a password"
    : "Open the PDF and print it to a new PDF. If it does not open, download or scan the document again";

/**
 * Reads a PDF, and the file with the text that somebody may have typed for it. The typed text of a page replaces the page's text in the
 * PDF. If one of the two files cannot be read, returns the reason as a string.
 */
export async function readDocument(
  path: string,
  typedPath = typedName(path),
): Promise<DocumentText | string> {
  const { bytes, digest } = assertFound(await identify(path), "file", path);
  const reading = read.get(digest) ?? pagesOf(path, digest);
  read.set(digest, reading);
  const text = await reading;
  if (typeof text === "string") {
    // The failure is not cached, because the computer may only have been busy. The next call tries again.
    read.delete(digest);
    return `${text}. ${pdfRepair(text)}`;
  }
  const typedText = decoded(await readFile(typedPath).catch(() => Buffer.from("")));
  if (typedText === undefined)
    return `the text that was typed for it, in ${basename(typedPath)}, is not in UTF-8. Save ${basename(typedPath)} in UTF-8`;
  const typed = typedPages(typedText);
  return {
    pages: text.map(({ paragraphs }, index) => typed.get(index + 1) ?? paragraphs),
    edges: text.map(({ edges }) => edges),
    problems: new Map(
      text.flatMap(({ problem }, index) =>
        problem === null || typed.has(index + 1) ? [] : [[index + 1, problem] as const],
      ),
    ),
    incomplete: new Map(
      text.flatMap(({ incomplete }, index) =>
        incomplete === undefined || typed.has(index + 1) ? [] : [[index + 1, incomplete] as const],
      ),
    ),
    bytes,
    sha256: digest,
  };
}

/** Reads a PDF in the content folder (see `readDocument`). `name` is the path of the PDF below content/. */
function readPdf(site: Content, name: string): Promise<DocumentText | string> {
  const typed = typedName(name);
  // If nobody has typed a text for this PDF, the second argument is empty, and `readDocument` reads only the PDF.
  return readDocument(pathOf(site, name), site.names.has(typed) ? pathOf(site, typed) : "");
}

/**
 * Reads the PDFs of documents.yaml, several at the same time (see `maxThreads`).
 * @returns a map from the path of each PDF below content/ to its text. If the PDF cannot be read, the map has the reason as a string. PDFs
 * that do not exist are left out
 */
export async function readPdfs(site: Content): Promise<ReadonlyMap<string, DocumentText | string>> {
  const files = entriesOf(site, documentKind).map(({ content }) => `documents/${content.file}`);
  // All threads take the next name from this iterator.
  const names = new Set(files.filter((name) => site.names.has(name))).values();
  const texts = new Map<string, DocumentText | string>();
  const readRest = async () => {
    for (const name of names) texts.set(name, await readPdf(site, name));
  };
  await Promise.all(Array.from({ length: maxThreads }, readRest));
  return texts;
}

/** The minimum share of a page that a picture with words covers. Seals, signatures and logos are smaller. */
const largePicture = 0.1;

/**
 * Returns those of the given pages of a PDF that have a large picture. The function examines only these pages, because decoding all
 * pictures of a PDF takes long.
 * @param name the path of the PDF below content/
 * @param pages the numbers of the pages to examine
 */
export async function pagesWithPicture(
  site: Content,
  name: string,
  pages: readonly number[],
): Promise<number[]> {
  const bytes = await readFile(pathOf(site, name));
  const shares = await askWorker<number[]>("src/content-model/pdf/pictureWorker.mjs", bytes, pages);
  return typeof shares === "string" ? [] : pages.filter((_, index) => (shares[index] ?? 0) > largePicture);
}

/**
 * Deletes the stored texts of all PDFs that are not in `texts`. After a document has been removed, its text must not remain on the disk.
 */
async function deleteOthers(project: string, texts: ReadonlyMap<string, DocumentText>): Promise<void> {
  const folder = join(project, keptTexts);
  const names = new Set(await Promise.all([...texts.values()].map(({ sha256 }) => keptName(sha256))));
  const stored = await readdir(folder).catch(() => []);
  // Files whose names do not end in .json are skipped, because another process is still writing texts into them.
  for (const name of stored.filter((each) => each.endsWith(".json") && !names.has(each)))
    await rm(join(folder, name), { force: true });
}

/**
 * Reads every PDF of documents.yaml. Deletes the stored texts of PDFs that no longer exist.
 * @returns a map from the anchor of each document to its text. PDFs that cannot be read are left out, because the check reports them
 */
export async function readDocuments(site: Content): Promise<ReadonlyMap<string, DocumentText>> {
  const read = await readPdfs(site);
  const texts = new Map<string, DocumentText>();
  for (const { content } of entriesOf(site, documentKind)) {
    const text = read.get(`documents/${content.file}`);
    if (typeof text === "object") texts.set(content.anchor, text);
  }
  await deleteOthers(join(site.root, ".."), texts);
  return texts;
}
