/** Compares the two wordings of a conflict word by word, as readers see them. */
import { kindOfFile } from "../../src/content-model/kinds";
import type { Conflict } from "./conflict";
import type { DiffSegment } from "./diffSegments";
import { diffWords, type Reading } from "./diffWords";
import { partsOf } from "./mergeText";
import { wordingOf } from "./part";
import { namingOf, noTargets, type Targets } from "./targets";

/** Splits a page or testimony into the text of its fields (YAML) and its Markdown text. Returns undefined for any other file. */
function halvesOf(name: string, text: string | undefined) {
  const part = text !== undefined && name.endsWith(".md") ? partsOf(name, text) : undefined;
  const halfOf = (key: string) => wordingOf(part?.group?.parts.find((half) => half.key === key)) ?? "";
  return part && { fields: halfOf("fields"), body: halfOf("text") };
}

/**
 * Returns the differences between two versions of a whole file. For a page or testimony, the differences of its fields come first, with the
 * labels that forms show.
 */
function fileWords(
  name: string,
  before: string | undefined,
  after: string | undefined,
  reading: Reading,
): DiffSegment[] {
  const [older, newer] = [halvesOf(name, before), halvesOf(name, after)];
  if ((!older && !newer) || (before !== undefined && !older) || (after !== undefined && !newer))
    return diffWords(before, after, { ...reading, isYaml: /\.ya?ml$/.test(name) });
  return [
    ...diffWords(older?.fields, newer?.fields, { ...reading, isYaml: true }),
    { type: "unchanged", text: "\n\n" },
    ...diffWords(older?.body, newer?.body, { ...reading, isMarkdown: true }),
  ];
}

/**
 * Returns both wordings of a conflict in one list. Words that are only in my wording count as removed, and words that are only in their
 * wording count as added. If one side has deleted its wording, the other wording is compared with the base. The list then shows the changes
 * that the other side has made.
 * @param name the file's path below content/
 * @param targets the targets of the references in both wordings
 */
export function conflictWords(
  name: string,
  { where, syntax, field, ...texts }: Conflict,
  targets: Targets = noTargets,
): DiffSegment[] {
  const naming = namingOf(kindOfFile(name), targets);
  // A citation is shown with the name of its source. Its number is unknown, because only a single paragraph is compared.
  const mark = (written: string) => `[${naming.citationInWords(written) ?? written}]`;
  const reading = { ...naming, field, mark };
  const { base, mine = base, theirs = base } = texts;
  if (where.length === 0) return fileWords(name, mine, theirs, reading);
  return diffWords(mine, theirs, {
    ...reading,
    ...{ isMarkdown: syntax === "markdown", isYaml: syntax === "yaml" },
  });
}
