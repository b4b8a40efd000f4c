/** Reads content: turns files into checked entries and Markdown trees for the check, the site, the publishing check and the editor. */
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isObject } from "../lib/isObject";
import { checkShape } from "./check/checkShape";
import { campaignKind } from "./campaign";
import { campaignOf, pathOf, type AnyKind, type Content, type ContentFile, type Entry } from "./contentFile";
import { splitFrontMatter } from "./frontMatter";
import { errorIn, topOfFile, type FilePosition, type Problem } from "./problem";
import { readYaml, withoutComments } from "./readYaml";
import { kindOfFile } from "./kinds";
import { readMarkdown } from "./readMarkdown";
import { schemaAt } from "./walkSchema";

const maxTextBytes = 1_000_000;

interface Reading {
  /** The parsed file. Undefined for a file that cannot be read at all. */
  content: ContentFile | undefined;
  problems: Problem[];
}

/** The last result of readContentFile for each file, with the bytes of the file. With this cache, a check after each save is quick. */
const readings = new Map<string, Reading & { kind: AnyKind; bytes: Buffer }>();

/**
 * Reads each file of content below `root` once.
 * @param replaced files to read in place of saved files, as if somebody had saved them
 */
export async function readContent(root: string, replaced: Content["replaced"] = new Map()): Promise<Content> {
  const there = (await namesBelow(root)).filter((name) => !replaced.has(name));
  const added = [...replaced].flatMap(([name, path]) =>
    path === undefined || ofPrograms.test(name) ? [] : name,
  );
  const names = [...there, ...added].sort();
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const kind = kindOfFile(name);
    const bytes = kind && (await contentOf(pathOf({ root, replaced }, name)));
    if (!kind || !bytes) continue;
    const reading = readContentFile(kind, name, bytes);
    problems.push(...reading.problems);
    if (reading.content) files.push(reading.content);
  }
  return { root, replaced, names: new Set(names), files: withAddresses(files), problems };
}

/**
 * Returns the files, each with the address of its page. The address of a testimony begins with the path of the page that lists testimonies.
 * If there is no such page, it begins with the name of the testimony's folder.
 */
export function withAddresses(files: readonly ContentFile[]): ContentFile[] {
  const fieldOf = ({ entries: [entry] }: ContentFile, field: string) => entry?.value[field];
  const paths = new Map(files.map((file) => [fieldOf(file, "template"), fieldOf(file, "path")]));
  return files.map((file) => {
    const { address, source } = file.kind;
    const own = address && fieldOf(file, address.field);
    if (typeof own !== "string") return file;
    if (address?.below === undefined) return withAddress(file, own);
    const list = paths.get(address.below);
    const above = typeof list === "string" ? list.replace(/\/$/, "") : `/${source}`;
    return withAddress(file, `${above}/${own}`);
  });
}

/** A map from each file, as it was parsed, to the last copy that withAddress has made of it. */
const addressed = new WeakMap<ContentFile, ContentFile>();

/** Returns a copy of a file with this address. A file that has not changed stays the same object, so that results about it are kept. */
function withAddress(file: ContentFile, address: string): ContentFile {
  const last = addressed.get(file);
  const copy = last?.address === address ? last : { ...file, address };
  addressed.set(file, copy);
  return copy;
}

/**
 * Matches the paths of files that programs write and people do not see. Such files are hidden files (.DS_Store, ._cover.jpg of a USB stick,
 * .obsidian/…), files of Windows and macOS, lock files of open documents (~$letter.docx), and the copies that text editors keep (annex.md~,
 * #annex.md#).
 */
export const ofPrograms =
  /(?:^|\/)(?:\.|~\$|\$RECYCLE\.BIN(?:$|\/)|#[^/]*#$|[^/]*~$|(?:Thumbs\.db|desktop\.ini|Icon\r)$)/i;

/** Returns the paths of all files below `root/folder`, relative to `root`. Leaves out files that programs write. */
async function namesBelow(root: string, folder = ""): Promise<string[]> {
  const names: string[] = [];
  for (const found of await readdir(`${root}/${folder}`, { withFileTypes: true })) {
    const name = `${folder}${found.name}`;
    if (ofPrograms.test(name)) continue;
    // Links to folders are not followed, because the target of a link may contain the link itself.
    if (found.isDirectory()) names.push(...(await namesBelow(root, `${name}/`)));
    // Broken links are skipped, and so are files that have been deleted since the folder was listed.
    else if (await isFile(`${root}/${name}`)) names.push(name);
  }
  return names.sort();
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (status) => status.isFile(),
    () => false,
  );

/**
 * Returns the bytes of a file. Returns undefined if the file has been deleted since its folder was listed, because text editors may delete
 * and replace a file when they save.
 */
async function contentOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Returns the content of a file and its problems. The function parses the file only if its bytes have changed since the last call. The file
 * may also be a version that is not in the content folder.
 */
export function readContentFile(kind: AnyKind, relativePath: string, bytes: Buffer): Reading {
  const last = readings.get(relativePath);
  if (last?.kind === kind && last.bytes.equals(bytes)) return last;
  const reading = { ...parseContentFile(kind, relativePath, bytes), kind, bytes };
  readings.set(relativePath, reading);
  return reading;
}

/**
 * Returns the text of a file, with LF line endings. A letter and its accent become one character (NFC), because this is what keyboards
 * type. The same word from different programs is then equal. Returns undefined if the file is not UTF-8.
 */
export function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n").normalize("NFC");
  } catch {
    return undefined;
  }
}

/** Parses a file. Returns its content and its problems, without using the cache of readContentFile. */
function parseContentFile(kind: AnyKind, relativePath: string, bytes: Buffer): Reading {
  const file = `content/${relativePath}`;
  const problems: Problem[] = [];
  const report = (message: string, place: FilePosition = topOfFile) =>
    void problems.push(errorIn(file, place, message));
  const unreadable = (message: string): Reading => {
    report(message);
    return { content: undefined, problems };
  };

  if (bytes.length > maxTextBytes) {
    const size = Math.round(bytes.length / 1e6);
    return unreadable(
      `This file contains ${size} MB of text, which is too much for a page or a list. Divide the text into several pages. If it contains pictures, move the pictures to content/images.`,
    );
  }
  const text = decoded(bytes);
  if (text === undefined)
    return unreadable(
      "This file is not written in the encoding UTF-8. Open the file in your text editor, and save it in UTF-8.",
    );
  const isMarkdown = kind.shape === "markdown";
  const split = isMarkdown ? splitFrontMatter(text) : { yaml: text, head: "", body: "", bodyLine: 1 };
  if (split === undefined) {
    return unreadable(
      "This file does not begin with its fields between two lines of ---. Write a line ---, the fields, a second line --- and then the text.",
    );
  }
  const isValid = (path: readonly PropertyKey[], value: string) =>
    schemaAt(kind.schema, kind.shape === "list" ? path.slice(1) : path)?.safeParse(value).success === true;
  const yaml = readYaml(split.yaml, isMarkdown ? 2 : 1, isValid);
  // Only the first error is reported, because the first error usually causes all later ones.
  for (const { place, message } of yaml.errors.slice(0, 1)) report(message, place);
  const values = yaml.errors.length === 0 ? valuesOf(kind, yaml.data, report) : [];
  const entries = values.map((entry): Entry => {
    const { content, problems: found } = checkShape({ file, kind, yaml }, entry);
    problems.push(...found);
    return { ...entry, content };
  });
  const { head, body, bodyLine } = split;
  const tree = readMarkdown(body);
  return {
    content: {
      file,
      relativePath,
      kind,
      source: text,
      uncommented: isMarkdown ? `${withoutComments(head)}${body}` : withoutComments(text),
      yaml,
      entries,
      address: undefined,
      body,
      tree,
      bodyLine,
    },
    problems,
  };
}

function valuesOf(
  { shape }: AnyKind,
  data: unknown,
  report: (message: string) => void,
): Pick<Entry, "value" | "path">[] {
  if (shape !== "list") {
    if (isObject(data)) return [{ value: data, path: [] }];
    report(
      "This file must contain fields, each on a line of its own: a name, a colon, a space and the text.",
    );
    return [];
  }
  if (data === null || data === undefined) return [];
  if (!Array.isArray(data)) {
    report(
      "This file must contain a list. Each entry begins with a hyphen and a space, and its fields are indented below.",
    );
    return [];
  }
  return data.flatMap((value: unknown, index) => {
    if (isObject(value)) return [{ value, path: [index] }];
    report(`Entry number ${index + 1} of this list has no fields. Write "- " and then the fields.`);
    return [];
  });
}

/**
 * Returns the name and icon for the web manifest. Gatsby needs these two values before the content is checked.
 * @param root the content folder
 * @returns a placeholder and no icon if campaign.yaml is missing or has errors. The check runs next, reports the problem and stops the
 * build
 */
export function readCampaign(root: string): { name: string; icon?: string } {
  const { source } = campaignKind;
  const path = join(root, source);
  const { content } = existsSync(path)
    ? readContentFile(campaignKind, source, readFileSync(path))
    : { content: undefined };
  return campaignOf({ files: content ? [content] : [] }) ?? { name: source };
}
