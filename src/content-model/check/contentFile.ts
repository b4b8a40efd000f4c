import { readFile } from "node:fs/promises";
import type { Root } from "mdast";
import { kindOfFile, type Kind } from "../kinds";
import { splitFrontMatter } from "./frontMatter";
import { parseMarkdown } from "./parseMarkdown";
import { topOfFile, type Place, type Problem } from "./problem";
import { readYaml, type YamlText } from "./readYaml";

/** A YAML or Markdown file of content, read. */
export interface ContentFile {
  /** From the top of the project: content/…, as problems name it. */
  file: string;
  /** Relative to content/. */
  relativePath: string;
  kind: Kind;
  yaml: YamlText;
  /** The entries of a list, or the one object that the file holds, each with its path in the YAML. */
  entries: { value: Record<string, unknown>; path: PropertyKey[] }[];
  /** The Markdown below the front matter, as written and as a tree; empty for YAML files. */
  body: string;
  tree: Root;
  /** The line on which the Markdown begins, counted from 1. */
  bodyLine: number;
}

const largestText = 1_000_000;

interface Read {
  bytes: Buffer;
  /** Undefined for a file that cannot be read as content at all. */
  content: ContentFile | undefined;
  problems: Problem[];
}

/** The last reading of each file, so that a check after each saved file is quick. */
const readings = new Map<string, Read>();

/** Reads one file; gives undefined for files that are no content (pictures, README) and for those that cannot be read. */
export async function readContentFile(
  root: string,
  relativePath: string,
  problems: Problem[],
): Promise<ContentFile | undefined> {
  const kind = kindOfFile(relativePath);
  if (kind === undefined) return undefined;
  const bytes = await readFile(`${root}/${relativePath}`);
  const last = readings.get(relativePath);
  const reading = last?.bytes.equals(bytes) ? last : parse(kind, relativePath, bytes);
  readings.set(relativePath, reading);
  problems.push(...reading.problems);
  return reading.content;
}

function parse(kind: Kind, relativePath: string, bytes: Buffer): Read {
  const file = `content/${relativePath}`;
  const problems: Problem[] = [];
  const report = (message: string, place: Place = topOfFile) =>
    void problems.push({ file, ...place, message, severity: "error" });
  const unreadable = (message: string): Read => {
    report(message);
    return { bytes, content: undefined, problems };
  };

  if (bytes.length > largestText) {
    const size = Math.round(bytes.length / 1e6);
    return unreadable(`holds ${size} MB of text; no page is that long. Move pictures to content/images.`);
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    return unreadable("is not written in UTF-8. Open it in your editor and save it with the encoding UTF-8.");
  }
  const isMarkdown = kind.shape === "markdown";
  const split = isMarkdown ? splitFrontMatter(text) : { yaml: text, body: "", bodyLine: 1 };
  if (split === undefined) {
    return unreadable(
      "does not begin with its fields between two lines of ---. Write a line ---, the fields, a line --- again, then the text.",
    );
  }
  const yaml = readYaml(split.yaml, isMarkdown ? 2 : 1);
  // The first error makes most of the others.
  for (const { place, message } of yaml.errors.slice(0, 1)) report(message, place);
  const entries = yaml.errors.length === 0 ? entriesOf(kind, yaml.data, report) : [];
  const tree = parseMarkdown(split.body);
  return {
    bytes,
    content: { file, relativePath, kind, yaml, entries, body: split.body, tree, bodyLine: split.bodyLine },
    problems,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

function entriesOf(kind: Kind, data: unknown, report: (message: string) => void): ContentFile["entries"] {
  if (kind.shape !== "list") {
    if (isObject(data)) return [{ value: data, path: [] }];
    report("must hold fields, each on a line of its own: a name, a colon, a space and the text.");
    return [];
  }
  if (data === null || data === undefined) return [];
  if (!Array.isArray(data)) {
    report("must hold a list: each entry begins with a hyphen and a space, its fields are indented below.");
    return [];
  }
  return data.flatMap((value: unknown, index) => {
    if (isObject(value)) return [{ value, path: [index] }];
    report(`holds an entry (number ${index + 1}) that has no fields. Write "- " and then the fields.`);
    return [];
  });
}
