/**
 * Checks file names, pictures, and the PDFs in content/documents. Every volunteer's computer must be able to store a file under its name,
 * and the name of a PDF becomes its address. checkCitationsAndQuotations.ts checks the text of the PDFs.
 */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { posix } from "node:path";
import { text } from "node:stream/consumers";
import { slug } from "github-slugger";
import sharp from "sharp";
import { isDeviceName } from "../../lib/deviceName";
import { hiddenWords } from "../../lib/headings";
import { entriesOf, pathOf, type Content } from "../contentFile";
import { documentKind, pdfName } from "../document";
import { leastInTexts, pictureName } from "../fields";
import { hiddenData } from "../hiddenData";
import { typedName } from "../pdf/readDocuments";
import { errorIn, problemOf, type FilePosition, type Problem } from "../problem";
import { readOnce } from "../readOnce";
import { markdownPictures, referencesOf, targetOf } from "../references";
import { indexOf } from "../siteIndex";

/**
 * Matches names that Windows, macOS, Linux and the addresses of the site all allow: letters, digits, hyphens, underscores and dots. Some
 * programs on macOS write an accent as a separate character. The pattern does not match such an accent.
 */
const portable = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_-])?$/u;

/**
 * Matches the path of a page or testimony. Other content refers to such a file by its name, so the name must match the pattern for
 * references in fields.ts.
 */
const ofPage = /^(?:pages|testimonies)\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

const isPortable = (name: string) => portable.test(name) && !isDeviceName(name);

/**
 * Returns a name in a form that every operating system accepts.
 * @param name the name of a file or folder, with its ending
 */
function portableName(name: string): string {
  const { name: stem, ext } = posix.parse(name);
  const plain = slug(
    stem
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[^a-z0-9]+/gi, " ")
      .trim(),
  );
  const named = plain === "" ? "unnamed" : isDeviceName(plain) ? `the-${plain}` : plain;
  return named + ext.toLowerCase().replace(/[^.a-z0-9]/g, "");
}

const isPageFile = (name: string) => /^(?:pages|testimonies)\/.*\.md$/i.test(name);

/**
 * Returns `path`, with a number added if another file already has this path. Paths that differ only in capital letters count as the same.
 * @param name the current path of the file itself, which counts as free
 */
function freePath(path: string, name: string, { names }: Content): string {
  const others = new Set([...names].filter((each) => each !== name).map((each) => each.toLowerCase()));
  const { dir, name: stem, ext } = posix.parse(path);
  let free = path;
  for (let number = 2; others.has(free.toLowerCase()); number++)
    free = posix.join(dir, `${stem}-${number}${ext}`);
  return free;
}

function nameProblem(name: string, content: Content): string | undefined {
  const segments = name.split("/");
  const last = segments.at(-1) ?? "";
  if (isPageFile(name) && !ofPage.test(name)) {
    const folder = (segments[0] ?? "").toLowerCase();
    return `Content refers to a page by the name of its file. The file must be directly in ${folder}/ and its name may have only lower-case letters, digits and hyphens. Rename the file to content/${freePath(`${folder}/${portableName(last)}`, name, content)}.`;
  }
  // This rule about characters does not apply to documents, because `documentNameProblem` has a stricter rule for their names.
  const isStorable = name.startsWith("documents/")
    ? !segments.some(isDeviceName)
    : segments.every(isPortable);
  if (isStorable) return undefined;
  const better = segments.map((segment) => (isPortable(segment) ? segment : portableName(segment)));
  return `Some computers or web addresses do not allow this file name. Rename the file to content/${freePath(better.join("/"), name, content)}, and write the new name wherever content uses the file.`;
}

/**
 * Finds file names that some computers or the site's addresses do not allow, and names of files and folders that differ only in capital
 * letters.
 */
function checkNames(content: Content): Problem[] {
  const known = new Map<string, string>();
  // Returns the path under which this function has already seen the same file or folder. Returns undefined if that path equals `path`. Two
  // paths are of the same file if they differ only in capital letters.
  const otherNameOf = (path: string) => {
    const other = known.get(path.toLowerCase()) ?? path;
    known.set(path.toLowerCase(), other);
    return other === path ? undefined : other;
  };
  return [...content.names].flatMap((name) => {
    const folder = posix.dirname(name);
    const otherFolder = otherNameOf(folder);
    const other = otherNameOf(name);
    const message =
      nameProblem(name, content) ??
      (other &&
        `Windows and macOS treat this file and content/${other} as the same file. Rename one of the two, and write the new name wherever content uses the file.`) ??
      (otherFolder &&
        `Windows and macOS treat the folders content/${folder} and content/${otherFolder} as the same folder. Move this file to content/${otherFolder}, and write the new name wherever content uses the file.`);
    return message === undefined ? [] : [problemOf(`content/${name}`, message)];
  });
}

/**
 * The maximum size of a picture or PDF, in bytes. Larger pictures would be of no use, because visitors get smaller versions. Some hosts do
 * not accept larger PDFs.
 */
const maxBytes = 25_000_000;

/** The names that the package sharp has for the formats in pictureName. */
const pictureFormats: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "heif"]);

interface Size {
  width: number;
  height: number;
}

/** A position in content that uses a picture, with the minimum size in pixels that the picture needs there. */
interface Use {
  file: string;
  place: FilePosition;
  atLeast: Size;
}

/** Returns a map from the name of each picture, relative to content/, to the places that use it. */
function usesOf({ files }: Content): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (target: string, use: Use) => uses.set(target, [...(uses.get(target) ?? []), use]);
  for (const content of files) {
    const { file, yaml, relativePath } = content;
    for (const reference of referencesOf(content)) {
      const { path, atLeast } = reference;
      if (atLeast) add(targetOf(reference, relativePath), { file, place: yaml.placeOf(path), atLeast });
    }
    for (const { target, place } of markdownPictures(content)) {
      add(target, { file, place, atLeast: leastInTexts });
    }
  }
  return uses;
}

/** Returns the size of a picture, or the problem of its file. Returns undefined if the file has been deleted since its folder was read. */
const measure = readOnce(async (path, size): Promise<Size | string> => {
  if (size > maxBytes)
    return `is ${Math.round(size / 1e6)} MB, which is too large. Save it with at most 3000 pixels on its longer side.`;
  try {
    const metadata = await sharp(path).metadata();
    const { format, compression, autoOrient } = metadata;
    // The width and height in `autoOrient` are those after the rotation in the EXIF data. Browsers show the picture in this way.
    const { width, height } = autoOrient;
    const hidden = hiddenData(metadata, await readFile(path));
    if (hidden.length > 0)
      return `contains hidden data (${hidden.join(", ")}). This data may reveal who took the picture, where and with what camera, or show parts that were cut off. Choose the picture again in the editor, which removes the data, or save a copy without metadata.`;
    // HEIC, the format of iPhones, is refused, because few browsers can show it. HEIC has the same container format as AVIF, so only the
    // compression shows the difference.
    if (pictureFormats.has(format) && compression !== "hevc") return { width, height };
    return "is not a JPEG, PNG, WebP or AVIF picture, although its name says so. Save it as a JPEG or PNG from your picture editor.";
  } catch {
    return "is not a picture, although its name says so. Save it as a JPEG or PNG from your picture editor.";
  }
});

/**
 * Finds pictures that cannot be read, contain hidden data, or have a name that ad blockers block. Also finds unused pictures, and pictures
 * that are too small for their use.
 */
async function checkPictures(site: Content): Promise<Problem[]> {
  const problems: Problem[] = [];
  const uses = usesOf(site);
  for (const name of [...site.names].filter((name) => pictureName.test(name))) {
    const found = await measure(pathOf(site, name));
    if (found === undefined) continue;
    if (typeof found === "string") {
      problems.push(problemOf(`content/${name}`, `This file ${found}`));
      continue;
    }
    const hiding = hiddenWords(name.slice(name.lastIndexOf("/") + 1), "picture");
    if (hiding.length > 0) {
      const message = `Ad blockers hide pictures whose name contains “${hiding.join("” and “")}”. Rename this picture, and write the new name wherever content uses the picture.`;
      problems.push(problemOf(`content/${name}`, message, "warning"));
    }
    const used = uses.get(name) ?? [];
    if (used.length === 0) {
      const message = "No page uses this picture. Delete it, or use it on a page.";
      problems.push(problemOf(`content/${name}`, message, "warning"));
    }
    for (const { file, place, atLeast } of used) {
      if (found.width >= atLeast.width && found.height >= atLeast.height) continue;
      const message = `The picture content/${name} has ${found.width} × ${found.height} pixels. In this place, a picture needs at least ${atLeast.width} × ${atLeast.height} pixels. Use a larger picture.`;
      problems.push(errorIn(file, place, message));
    }
  }
  return problems;
}

const isDocument = (name: string) => name.startsWith("documents/");

/**
 * Returns the problem of the name of a document's file, or undefined if the name is valid.
 * @param typed the names of the files with texts that somebody has typed for PDFs
 */
function documentNameProblem(name: string, typed: readonly string[]): string | undefined {
  if (!/\.pdf$/i.test(name) && !typed.includes(name))
    return "Only PDF files are published. Save this file as a PDF, or delete it. If it is the text of a PDF, give it the name of the PDF with .txt in place of .pdf.";
  if (pdfName.test(name.replace(/^documents\//, "").replace(/\.txt$/, ".pdf"))) return undefined;
  return "The name of the file becomes its address on the site. Rename the file, and use only lower-case letters, digits and hyphens, for example minutes-1986.pdf.";
}

/**
 * Returns the problem of a PDF, or undefined.
 * @param size the size of the file in bytes
 * @param beginning the first characters of the file
 */
export function pdfProblem(size: number, beginning: string): string | undefined {
  if (size > maxBytes)
    return `This file is ${Math.round(size / 1e6)} MB, but some hosts accept no more than 25 MB. Save the file with smaller pictures, or divide it into several files.`;
  if (beginning.startsWith("%PDF-")) return undefined;
  return "This file is not a PDF, although its name ends in .pdf. Save it as a PDF from the program in which it was written.";
}

/** Returns the problem of a PDF file. Returns undefined if the file has no problem, or if it has been deleted since its folder was read. */
const fileProblem = readOnce(async (path, size) =>
  pdfProblem(size, await text(createReadStream(path, { end: 4 }))),
);

/** Returns the paths of the PDFs that documents.yaml lists, relative to content/. */
const listedDocuments = (site: Content) =>
  entriesOf(site, documentKind).map(({ content: { file = "" } }) => `documents/${file}`);

/**
 * Returns the paths of files that the site does not use: pictures that no page shows, PDFs that are neither on a page nor in
 * documents.yaml, and texts that somebody has typed for such PDFs.
 */
export function unusedFiles(site: Content): string[] {
  const pictures = usesOf(site);
  const listed = listedDocuments(site);
  const documents = new Set([...indexOf(site).files, ...listed, ...listed.map(typedName)]);
  return [...site.names].filter((name) =>
    pictureName.test(name)
      ? !pictures.has(name)
      : isDocument(name) && /\.(?:pdf|txt)$/.test(name) && !documents.has(name),
  );
}

/** Returns whether a content file mentions a picture or PDF by its name, even in a field or text that the site does not show. */
export const isMentioned = ({ files }: Content, name: string): boolean =>
  files.some(({ source }) => source.includes(posix.basename(name)));

/** Finds files in content/documents that cannot be published, and PDFs that no page links to. */
async function checkDocuments(site: Content): Promise<Problem[]> {
  const { names } = site;
  const typed = listedDocuments(site).map(typedName);
  const shown = indexOf(site).files;
  const problems: Problem[] = [];
  for (const name of [...names].filter(isDocument)) {
    const message =
      documentNameProblem(name, typed) ??
      (name.endsWith(".txt") ? undefined : await fileProblem(pathOf(site, name)));
    if (message !== undefined) problems.push(problemOf(`content/${name}`, message));
    else if (!shown.has(name)) {
      const unused = `No page links to this document, so it is not published. Link to the document, or delete its file.`;
      problems.push(problemOf(`content/${name}`, unused, "warning"));
    }
  }
  return problems;
}

/** Checks the names of all files, the pictures and the documents. */
export const checkFiles = async (site: Content): Promise<Problem[]> => [
  ...checkNames(site),
  ...(await checkPictures(site)),
  ...(await checkDocuments(site)),
];
