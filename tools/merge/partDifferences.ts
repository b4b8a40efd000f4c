/** Compares the parts of two versions of a file. */
import { isDeepStrictEqual } from "node:util";
import { visit } from "yaml";
import { contentOf, matchParts, unmoved } from "./matchParts";
import { labelOf } from "./naming";
import { labelOfPart, syntaxOf, wordingOf, type Part } from "./part";
import type { DiffSegment } from "./diffSegments";
import { diffWords, type Reading } from "./diffWords";
import { labelInWords, type FieldTarget, type Label, type NameOf } from "./targets";

/** The functions that convert citations and references in a file to names, for the list of the file's differences. */
interface Naming extends Required<
  Pick<Reading, "mark" | "valueInWords" | "linkInWords" | "citationInWords">
> {
  nameOf: NameOf;
  /** The fields of the file whose values are references or choices. */
  fields: ReadonlyMap<string, FieldTarget>;
}

/**
 * The position of a value in the data of a file. The path contains the names of fields, and the indexes of entries and of the blocks of
 * `body`.
 */
export type DataPath = readonly (string | number)[];

/** One change of a file. All changes of a file together turn its earlier data into its later data. */
export interface Difference {
  /**
   * The position of the change: the entry and the field, or the place in the text. The list is empty if the change is about the whole file.
   */
  where: readonly string[];
  /** The position of the change in words that volunteers know: the titles of entries, and the labels of fields. */
  label: string;
  /**
   * The position of the part in the earlier data (`from`) and in the later data (`to`). `from` is undefined for an addition, and `to` for a
   * deletion. Both are undefined for a note.
   */
  from?: DataPath;
  to?: DataPath;
  /** The two wordings. `before` is undefined for an addition, and `after` for a deletion. A value that is not a text is written as YAML. */
  before: string | undefined;
  after: string | undefined;
  isYaml?: true;
  /** The two wordings in one list of unchanged, removed and added words. */
  words: DiffSegment[];
  /** True if the part was moved, but its content did not change. */
  moved?: true;
}

/** One version of a part, with its position in the data and the names of this position. */
type Side = Pick<Difference, "where"> & {
  part: Part;
  place: DataPath;
  labels: readonly Label[];
  /** The innermost field that contains the part. */
  field?: string | undefined;
};

/** Returns one version of a whole file as a part. Its position is empty, because it is not inside another part. */
const wholeFile = (part: Part): Side => ({ part, place: [], where: [], labels: [] });

/**
 * Returns one version of a part that is inside another part, with its position and the names of this position. In the data of a Markdown
 * file, the fields are at the top level, and the text is called `body`.
 */
function inside(
  { part: { group }, place, where, labels, field }: Side,
  part: Part,
  { fields }: Naming,
): Side {
  const { name, key = "" } = part;
  const named = name === "" ? where : [...where, name];
  const label = labelOfPart(group?.kind, part, field, fields);
  if (label === undefined) return { part, place: key === "text" ? ["body"] : [], where: named, labels };
  const isField = group?.kind === "fields";
  const step = isField ? key : (group?.parts.indexOf(part) ?? 0);
  return {
    ...{ part, where: named, place: [...place, step], labels: [...labels, label] },
    field: isField ? key : field,
  };
}

const labelIn = ({ labels }: Side, { nameOf }: Naming): string =>
  labels.map((label) => labelInWords(label, nameOf)).join(", ");

/** Returns the difference for a part that was changed, added or deleted. */
function difference(earlier: Side | undefined, later: Side | undefined, naming: Naming): Difference {
  const side = later ?? earlier ?? wholeFile({ name: "", data: "" });
  const { part, where } = side;
  const [before, after] = [wordingOf(earlier?.part), wordingOf(later?.part)];
  const syntax = syntaxOf(part);
  const isYaml = syntax === "yaml";
  return {
    where,
    label: labelIn(side, naming),
    ...(earlier && { from: earlier.place }),
    ...(later && { to: later.place }),
    before,
    after,
    ...(isYaml && { isYaml }),
    words: diffWords(before, after, {
      ...naming,
      ...{ isMarkdown: syntax === "markdown", isYaml, field: side.field },
    }),
  };
}

/** Returns the differences between two versions of a part, in the order of the later version. */
function differencesIn(before: Side, after: Side, naming: Naming): Difference[] {
  const [older, newer] = [before.part.group, after.part.group];
  // A changed table is shown as one change that contains the whole table.
  if (!older || !newer || older.kind !== newer.kind || older.kind === "table")
    return isDeepStrictEqual(before.part.data, after.part.data) ? [] : [difference(before, after, naming)];
  const matches = matchParts(older.parts, newer.parts, newer.kind);
  const kept = new Set(matches.values());
  const order = newer.parts.flatMap((part) => matches.get(part) ?? []);
  const unchanged = new Set(
    [...matches].flatMap(([later, earlier]) => (contentOf(later) === contentOf(earlier) ? [earlier] : [])),
  );
  const settled =
    newer.kind === "fields" ? kept : unmoved(older.parts, order, (part) => !unchanged.has(part));
  let at = 0;
  const goneBefore = (end: number) =>
    older.parts
      .slice(at, (at = Math.max(at, end)))
      .filter((part) => !kept.has(part))
      .map((part) => difference(inside(before, part, naming), undefined, naming));
  const changes = newer.parts.flatMap((part): Difference[] => {
    const earlier = matches.get(part);
    const later = inside(after, part, naming);
    if (!earlier) return [difference(undefined, later, naming)];
    const side = inside(before, earlier, naming);
    const own = differencesIn(side, later, naming);
    if (settled.has(earlier)) return [...goneBefore(older.parts.indexOf(earlier)), ...own];
    const { where, place: to } = later;
    const label = labelIn(later, naming);
    const wording = { before: undefined, after: undefined, words: [] };
    return [{ where, label, from: side.place, to, ...wording, moved: true }, ...own];
  });
  return [...changes, ...goneBefore(older.parts.length)];
}

/** Returns the comments of a file, which are notes for its editors. */
function notesIn(part: Part | undefined): string {
  const lines: string[] = [];
  const add = (comment: string | null | undefined) => {
    if (comment) lines.push(comment.trim().replace(/\n /g, "\n"));
  };
  for (const { yaml } of part ? [part, ...(part.group?.parts ?? [])] : []) {
    if (!yaml?.document) continue;
    add(yaml.document.commentBefore);
    visit(yaml.document, {
      Node: (_key, node) => {
        if ("commentBefore" in node) add(node.commentBefore);
        if ("comment" in node) add(node.comment);
      },
    });
    add(yaml.document.comment);
  }
  return lines.join("\n");
}

/** The name by which a list of differences refers to the comments of a file. */
export const notesName = "notes";

/** Returns a list with the difference between the comments of two versions. The list is empty if the comments are the same. */
function notesBetween(before: Part | undefined, after: Part | undefined): Difference[] {
  const [was, is] = [notesIn(before), notesIn(after)];
  if (was === is) return [];
  const label = labelOf(notesName);
  return [{ where: [notesName], label, before: was, after: is, words: diffWords(was, is) }];
}

/** Returns a copy of a part from which the parts inside it are removed. */
const emptied = ({ name, data, group }: Part): Part => ({
  name,
  data,
  group: group && { ...group, parts: [] },
});

/**
 * Returns the differences between two versions of a file, in the order of the later version. The difference between the comments comes
 * last.
 * @param before undefined for a new file
 * @param after undefined for a deleted file
 */
export function partDifferences(
  before: Part | undefined,
  after: Part | undefined,
  naming: Naming,
): Difference[] {
  const known = after ?? before;
  if (!known) return [];
  const [older, newer] = [wholeFile(before ?? emptied(known)), wholeFile(after ?? emptied(known))];
  return [...differencesIn(older, newer, naming), ...notesBetween(before, after)];
}
