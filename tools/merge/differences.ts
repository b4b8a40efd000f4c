import { posix } from "node:path";
import { citationMark, readCitation } from "../../src/content-model/citations";
import { pictureName } from "../../src/content-model/fields";
import type { Kind } from "../../src/content-model/kind";
import { kindOfFile } from "../../src/content-model/kinds";
import { inText, decodedText } from "./mergeFile";
import { partsOf } from "./mergeText";
import type { Part } from "./part";
import { notesName, partDifferences, type Difference } from "./partDifferences";
import { diffWords } from "./diffWords";
import { labelOf, subjectFields } from "./naming";
import { namingOf, noTargets, type Targets } from "./targets";

/**
 * Returns a function that takes the text of a citation and returns its number. The number is counted in the later version or, if only the
 * earlier version contains the citation, in the earlier version.
 */
function marksOf(versions: readonly (Part | undefined)[], { kindOfSource }: Targets) {
  const numbers = new Map<string, number>();
  for (const version of versions) {
    const own = new Set(
      version?.group?.parts.flatMap(({ data }) =>
        [...JSON.stringify(data).matchAll(/\[\^([^\]\s]+)\]/g)].map(([, written = ""]) => written),
      ),
    );
    [...own].forEach((written, index) => {
      if (!numbers.has(written)) numbers.set(written, index + 1);
    });
  }
  return (written: string) => {
    const { anchor, place } = readCitation(written);
    return citationMark(numbers.get(written) ?? 0, place, kindOfSource(anchor));
  };
}

/**
 * Returns the title of a file. The title of a list is the label of its kind. The title of a page or testimony is the label, name or title
 * in its fields. The title of any other file, such as a picture, contains the name of the file.
 */
function titleOf(name: string, kind: Kind | undefined, part: Part | undefined): string {
  const front = part?.group?.parts.find(({ key }) => key === "fields");
  const { label, name: person, title } = (front?.data ?? {}) as Record<string, unknown>;
  const own = label ?? person ?? title;
  if (kind && kind.shape !== "markdown") return kind.label;
  if (kind && typeof own === "string") return own;
  if (pictureName.test(name)) return `Picture ${posix.basename(name)}`;
  if (/\.pdf$/i.test(name)) return `Document ${posix.basename(name)}`;
  const file = posix.basename(name).replace(/\.(md|ya?ml)$/, "");
  return kind ? file.charAt(0).toUpperCase() + file.slice(1) : name;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const counted = (count: number, what: string) =>
  count === 0 ? [] : [`${numbers[count] ?? count} ${count === 1 ? "entry" : "entries"} ${what}`];

/**
 * Returns phrases for the summary of a list, for example "one entry added", "two entries changed" and "order".
 * @param subjects the names of the fields whose entries are counted one by one, for example the people in a section
 */
function listSummary(changes: readonly Difference[], subjects: ReadonlySet<unknown>): string[] {
  const placed = changes.map((change) => {
    const path = change.from ?? change.to ?? [];
    const depth = path.length > 2 && subjects.has(path[1]) ? 3 : 1;
    const entry = change.where.slice(0, depth).join("\n");
    return { ...change, entry, isWhole: path.length === depth };
  });
  const whole = placed.filter(({ isWhole, moved }) => isWhole && !moved);
  const inside = placed.filter(({ isWhole }) => !isWhole).map(({ entry }) => entry);
  return [
    ...counted(whole.filter(({ from }) => !from).length, "added"),
    ...counted(new Set(inside).size + whole.filter(({ from, to }) => from && to).length, "changed"),
    ...counted(whole.filter(({ to }) => !to).length, "deleted"),
    ...(placed.some(({ moved, isWhole }) => moved && isWhole) ? ["order"] : []),
  ];
}

/**
 * Returns the labels of the changed fields for the summary, each once and with a lower-case letter at the beginning. The label of a switch
 * that was switched off follows the words "no longer".
 */
const fieldsSummary = (changes: readonly Difference[]) => {
  const names = changes.map(({ where: [field = "order"], before, after }) => {
    const label = labelOf(field);
    const name = label.charAt(0).toLowerCase() + label.slice(1);
    return before === "true" && (after === undefined || after === "false") ? `no longer ${name}` : name;
  });
  return [...new Set(names)];
};

/**
 * Returns the names of the fields that contain a list of subjects. A subject is an entry that is identified by its link name, name or
 * title, for example a person in a section.
 */
const subjectsOf = ({ keys = {} }: Kind) =>
  new Set(
    Object.entries(keys).flatMap(([list, [key = ""]]) =>
      list !== "" && subjectFields.includes(key) ? [list] : [],
    ),
  );

/**
 * Compares two versions of a file field by field, entry by entry and paragraph by paragraph. A changed table is one difference, although a
 * merge merges tables row by row. Returns the differences in the order of the later version, and a summary such as `Annex: description,
 * text` or `Timeline: one entry added`.
 * @param name the file's path below content/
 * @param before undefined for a new file
 * @param after undefined for a deleted file
 * @param targets the targets of the references in both versions
 * @param former for a new file: the last version of an earlier file at this path, if there was one
 */
export function differencesBetween(
  name: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  targets: Targets = noTargets,
  former?: Buffer,
): { summary: string; title: string; changes: Difference[] } {
  const kind = kindOfFile(name);
  const [older, newer] = [before, after].map((content) => {
    const text = content && decodedText(content);
    return text === undefined ? undefined : partsOf(name, text);
  });
  const bodyOf = (part: Part | undefined) => part?.group?.parts.find(({ key }) => key === "text");
  const [was, is] = [inText(before), inText(after)];
  const known = newer ?? older;
  const changes =
    known && (before === undefined || older) && (after === undefined || newer)
      ? partDifferences(older, newer, {
          ...namingOf(kind, targets),
          mark: marksOf([bodyOf(newer), bodyOf(older)], targets),
        })
      : [{ where: [], label: "", before: was, after: is, words: diffWords(was, is) }];
  const thing = kind?.shape === "markdown" ? kind.type.toLowerCase() : "file";
  const title = titleOf(name, kind, known);
  // A new file counts as restored only if the earlier file had the same title. Otherwise, another file may have got the same name by
  // chance.
  const formerText = former && decodedText(former);
  const isRestored = formerText !== undefined && titleOf(name, kind, partsOf(name, formerText)) === title;
  const inWords = () => {
    if (!before) return isRestored ? `${thing} restored` : `new ${thing}`;
    if (!after) return `${thing} deleted`;
    if (!older || !newer) return "changed";
    // The summary leaves out differences without a position in the data, because these are differences between comments. If no other
    // difference is left, only the comments have changed, or the file says the same with other quotation marks, blank lines, or another
    // order of its fields.
    const placed = changes.filter(({ from, to }) => from ?? to);
    const parts = kind?.shape === "list" ? listSummary(placed, subjectsOf(kind)) : fieldsSummary(placed);
    return parts.join(", ") || (changes.length > 0 ? notesName : "only the layout of its file");
  };
  return { summary: `${title}: ${inWords()}`, title, changes };
}
