/** The invented words that the site came with, known by their digests, so that deleting "sample: true" does not make them publishable. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { samplesIn } from "../samples";
import type { Content, ContentFile } from "../readContent";
import type { Place, Problem } from "../check/problem";

/** A digest a line, at the top of the project; `npm run samples:remember` writes it. */
export const sampleWordsFile = "samples/words.txt";

/** Shorter texts ("Supporter", "Write to him") may well be somebody's own. */
const shortest = 40;

interface Words {
  text: string;
  place: () => Place;
}

const digestOf = (text: string) =>
  createHash("sha256").update(text.replace(/\s+/g, " ").trim()).digest("hex").slice(0, 16);

/** A value's names of people and its longer texts. */
function textsIn(value: unknown, path: PropertyKey[] = []): { text: string; path: PropertyKey[] }[] {
  if (typeof value === "string") {
    const isName = path.at(-1) === "name" || path.at(-1) === "by";
    return isName || value.length >= shortest ? [{ text: value, path }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function wordsOfFields({ yaml, entries }: ContentFile): Words[] {
  return entries.flatMap(({ value, path }) =>
    textsIn(value, path).map(({ text, path: where }) => ({ text, place: () => yaml.placeOf(where) })),
  );
}

function wordsOfText({ tree, bodyLine }: ContentFile): Words[] {
  const words: Words[] = [];
  visit(tree, "paragraph", (paragraph) => {
    const text = toString(paragraph);
    const { line = 1, column = 1 } = paragraph.position?.start ?? {};
    if (text.length >= shortest) words.push({ text, place: () => ({ line: line + bodyLine - 1, column }) });
  });
  return words;
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);

/**
 * The digests of all words that are marked as a sample: people with what they say, cards, testimonies. What a page or campaign.yaml
 * says of the case itself is not invented, so a campaign may keep it.
 */
export function sampleDigests({ files }: Content): string[] {
  const texts = files.flatMap((file) => {
    const isPersons = file.kind.type === "Testimony" && file.entries[0]?.value.sample === true;
    const isWhole = ["Page", "Campaign"].includes(file.kind.type);
    const inside = file.entries.flatMap(({ value }) =>
      samplesIn(value)
        .filter((path) => path.length > 0 || !isWhole)
        .flatMap((path) => textsIn(valueAt(value, path)).map(({ text }) => text)),
    );
    return [...inside, ...(isPersons ? wordsOfText(file).map(({ text }) => text) : [])];
  });
  return [...new Set(texts.map(digestOf))].sort();
}

/** Invented words that are no longer marked as a sample. What is still marked is a reason by itself. */
export async function sampleWords({ root, files }: Content): Promise<Problem[]> {
  const known = await readFile(join(root, "..", sampleWordsFile), "utf8").catch(() => "");
  const invented = new Set(known.split("\n").filter(Boolean));
  return files.flatMap((file) => {
    const isMarked = ({ value }: ContentFile["entries"][number]) => samplesIn(value).length > 0;
    const unmarked = { ...file, entries: file.entries.filter((entry) => !isMarked(entry)) };
    const isText = file.entries[0]?.value.sample === true;
    return [...wordsOfFields(unmarked), ...(isText ? [] : wordsOfText(file))]
      .filter(({ text }) => invented.has(digestOf(text)))
      .map(({ text, place }): Problem => ({
        file: file.file,
        ...place(),
        message: `${JSON.stringify(text.length > shortest ? `${text.slice(0, shortest)}…` : text)} is invented: it belongs to the sample that the site came with. Write the real words.`,
        severity: "error",
      }));
  });
}
