import { isDeepStrictEqual } from "node:util";
import { diff3Merge } from "node-diff3";
import type { Node } from "yaml";
import { inOrder } from "../../src/content-model/dates";
import { readYaml } from "../../src/content-model/readYaml";
import type { Kind } from "../../src/content-model/kind";
import { isObject } from "../../src/lib/isObject";
import { uncontested, type Conflict, type ResolveConflict, type ThreeWay } from "./conflict";
import { writtenBlocks } from "./splitMarkdown";
import { contentOf, matchParts, unmoved } from "./matchParts";
import { pictureOf } from "./naming";
import { labelOfPart, syntaxOf, withParts, wordingOf, type Group, type Part } from "./part";
import { fieldTargets, type Label } from "./targets";
import { updated } from "./updateYaml";

type Versions = Partial<ThreeWay<Part>>;

/**
 * A part that both sides moved to different places. The list contains the names of the parts around it, the outermost first, and then its
 * own name. In the merged version, this part is where my version has it.
 */
export type KeptMove = readonly Label[];

type Place = Pick<Conflict, "where" | "labels" | "field">;

/**
 * Returns whether the parts of two groups can be matched with each other. The rows of two tables with different numbers of columns cannot
 * be matched, because a row of one table would not fit into the other table.
 */
const areAlike = (one: Group | undefined, other: Group | undefined) =>
  one !== undefined && one.kind === other?.kind && one.columns === other.columns;

const isSame = (a: Part | undefined, b: Part | undefined) => isDeepStrictEqual(a?.data, b?.data);

/**
 * Merges two changed versions of a part: field by field, paragraph by paragraph, and row by row in tables.
 * @param resolve resolves conflicts
 * @param kind the kind of the file. A top-level list that must be in chronological order is sorted
 * @returns the merged part and the unresolved conflicts. Where there is a conflict, the merged part contains my version, or theirs if I
 * deleted mine. `keptMoves` are the parts that both sides moved to different places
 */
export function mergeParts(
  versions: Versions & { mine: Part },
  resolve: ResolveConflict,
  kind: Kind | undefined,
): { part: Part; conflicts: Conflict[]; keptMoves: KeptMove[] } {
  const conflicts: Conflict[] = [];
  const keptMoves: KeptMove[] = [];
  const targets = fieldTargets(kind);
  const sortedBy = kind?.sortedBy;

  function resolved({ base, mine, theirs }: Versions, place: Place): Part[] {
    const like = mine ?? theirs;
    const conflict: Conflict = {
      ...place,
      syntax: like ? syntaxOf(like) : "plain",
      ...{ base: wordingOf(base), mine: wordingOf(mine), theirs: wordingOf(theirs) },
    };
    const answer = resolve(conflict);
    if (answer === "mine" || answer === "theirs") return listOf({ mine, theirs }[answer]);
    const own = answer && like && written(like, answer.write);
    if (!own) conflicts.push(conflict);
    return own ?? listOf(like);
  }

  /**
   * Merges three versions of a part. The result is a list of parts, because a part may be deleted, and an answer to a conflict may have
   * several paragraphs.
   */
  function merged(all: Versions, place: Place): Part[] {
    const { base, mine, theirs } = all;
    // The rows of two tables are matched with the rows of the earlier table. If there is no earlier table, or if it has another number of
    // columns, the tables are merged as a whole.
    const isMergeable = mine?.group?.kind !== "table" || areAlike(base?.group, mine.group);
    if (mine?.group && theirs?.group && areAlike(mine.group, theirs.group) && isMergeable) {
      const { rows, overruled } = aligned(base?.group, mine.group, theirs.group);
      const parts = rows.flatMap((inner) => {
        const { name } = inner.base ?? inner.mine ?? inner.theirs ?? { name: "" };
        const shown = inner.mine ?? inner.theirs ?? inner.base;
        const isField = mine.group?.kind === "fields";
        const label = shown && labelOfPart(mine.group?.kind, shown, place.field, targets);
        const where = name === "" ? place.where : [...place.where, name];
        const labels = label === undefined ? place.labels : [...place.labels, label];
        const at = { where, labels, field: isField ? shown?.key : place.field };
        if (overruled.has(inner)) keptMoves.push(labels);
        return mixesPicture(all, inner) ? resolved(inner, at) : merged(inner, at);
      });
      const ordered =
        all === versions && sortedBy !== undefined
          ? byTime(parts, [mine.group.parts, theirs.group.parts], sortedBy)
          : parts;
      return [withMergedComments(withParts(mine, mine.group, ordered), all)];
    }
    const side = uncontested(all, isSame);
    const parts = side ? listOf(all[side]) : resolved(all, place);
    return parts.map((part) => withMergedComments(part, all));
  }

  const [part = versions.mine] = merged(versions, { where: [], labels: [] });
  return { part, conflicts, keptMoves };
}

/**
 * Returns whether one side has changed the description of a picture in this field, while the other side has replaced the picture. This is a
 * conflict, because the merged version would show the description under a picture that it does not describe.
 * @param group the group of fields that contains the field
 */
function mixesPicture(group: Versions, field: Versions): boolean {
  const key = (field.mine ?? field.theirs)?.key ?? "";
  const picture = pictureOf[key];
  if (picture === undefined || !isObject(group.base?.data)) return false;
  const { data: before } = group.base;
  const hasChanged = (part: Part | undefined, name: string) =>
    isObject(part?.data) && !isDeepStrictEqual(part.data[name], before[name]);
  const mixes = (one: Part | undefined, other: Part | undefined) =>
    hasChanged(one, picture) &&
    !hasChanged(other, picture) &&
    hasChanged(other, key) &&
    !isDeepStrictEqual(field.mine?.data, field.theirs?.data);
  return mixes(group.mine, group.theirs) || mixes(group.theirs, group.mine);
}

/**
 * Returns the parts that are not in the old version, each with a key. Parts with the same key, one from each side, count as one part. If a
 * part does not have a key of its own, its key consists of its content and the index of the old part before it.
 */
function additionsIn(parts: readonly Part[], matches: ReadonlyMap<Part, Part>, old: readonly Part[]) {
  let behind = -1;
  return parts.flatMap((part) => {
    const earlier = matches.get(part);
    if (earlier) behind = old.indexOf(earlier);
    return earlier ? [] : [{ part, data: part.data, key: part.key ?? JSON.stringify([behind, part.data]) }];
  });
}

/** The corresponding parts of three versions, in the order of the merged version. */
interface Aligned {
  rows: Versions[];
  /** The parts that both sides moved to different places. */
  overruled: ReadonlySet<Versions>;
}

/**
 * Finds the corresponding parts of three versions, and the order of the merged version. A part that only one side has moved or added is
 * where that side has put it. A part that both sides have moved is where my side has put it. If both sides have added parts at the same
 * place, my parts come first.
 */
function aligned(base: Group | undefined, mine: Group, theirs: Group): Aligned {
  const old = base && areAlike(base, mine) ? base.parts : [];
  const rows = new Map<Part, Versions>(old.map((part) => [part, { base: part }]));
  const own = matchParts(old, mine.parts, mine.kind);
  const others = matchParts(old, theirs.parts, mine.kind);
  const added = matchParts(
    additionsIn(mine.parts, own, old),
    additionsIn(theirs.parts, others, old),
    "fields",
  );
  const both = [...added].map(([later, earlier]) => [later.part, earlier.part] as const);
  const rowsOf = (side: "mine" | "theirs", parts: readonly Part[], matches: ReadonlyMap<Part, Part>) =>
    parts.map((part) => {
      const earlier = matches.get(part);
      const row = (earlier && rows.get(earlier)) ?? {};
      row[side] = part;
      rows.set(part, row);
      return row;
    });
  const ownRows = rowsOf("mine", mine.parts, own);
  const otherRows = rowsOf("theirs", theirs.parts, new Map([...others, ...both]));

  const movedIn = (side: "mine" | "theirs", those: readonly Versions[]) => {
    const known = those.filter((row) => row.base);
    const changed = new Set(
      known.flatMap(({ base, [side]: part }) =>
        base && part && contentOf(base) !== contentOf(part) ? [base] : [],
      ),
    );
    const settled = unmoved(
      old,
      known.flatMap((row) => row.base ?? []),
      (part) => changed.has(part),
    );
    return new Set(known.filter((row) => !settled.has(row.base)));
  };
  const [ownMoved, otherMoved] = [movedIn("mine", ownRows), movedIn("theirs", otherRows)];
  const [order, rest] = ownMoved.size > 0 ? [ownRows, otherRows] : [otherRows, ownRows];
  const result = [...order];
  const oldRows = old.flatMap((part) => rows.get(part) ?? []);
  for (const row of rest)
    if (order === ownRows && otherMoved.has(row) && !ownMoved.has(row))
      place(row, result, (one) => {
        const own = sideIn(ownRows, one, row);
        return own === sideIn(oldRows, one, row) ? sideIn(otherRows, one, row) : own;
      });
  let last = -1;
  for (const row of rest) {
    const at = result.indexOf(row);
    last = at === -1 ? last + 1 : at;
    if (at === -1) result.splice(last, 0, row);
  }
  const unmovedRows = oldRows.filter((row) => !ownMoved.has(row) && !otherMoved.has(row));
  const isElsewhere = (row: Versions) =>
    unmovedRows.some((one) => sideIn(ownRows, one, row) * sideIn(otherRows, one, row) < 0);
  const overruled = [...ownMoved].filter((row) => otherMoved.has(row) && isElsewhere(row));
  return { rows: result, overruled: new Set(overruled) };
}

/**
 * Compares the positions of two items in a list. Returns -1 if `item` is before `other`, 1 if it is after `other`, and 0 if the list does
 * not contain both.
 */
function sideIn<Item>(list: readonly Item[], item: Item, other: Item): number {
  const [at, place] = [list.indexOf(item), list.indexOf(other)];
  return at === -1 || place === -1 ? 0 : Math.sign(at - place);
}

/**
 * Moves an item of a list to the position where the smallest number of other items is on the wrong side of it. If the current position is
 * already one of the best, the item does not move, so that the paragraphs of a section remain together. Otherwise it moves to the last of
 * the best positions.
 * @param sideOf returns on which side of the item another item belongs: -1 for before it, 1 for after it, and 0 if it may be on either side
 */
function place<Item>(item: Item, list: Item[], sideOf: (other: Item) => number): void {
  const from = list.indexOf(item);
  if (from === -1) return;
  list.splice(from, 1);
  // `wrong[n]` is the number of items on the wrong side if the item is at position n, minus the same number for position 0. Each step moves
  // the item past `other`, which is then before the item. If `other` belongs after the item (`sideOf` is 1), this makes one more item
  // wrong. If it belongs before the item (-1), one item fewer is wrong.
  const wrong = [0];
  for (const other of list) wrong.push((wrong.at(-1) ?? 0) + sideOf(other));
  const fewest = Math.min(...wrong);
  list.splice(wrong[from] === fewest ? from : wrong.lastIndexOf(fewest), 0, item);
}

const listOf = (part: Part | undefined): Part[] => (part === undefined ? [] : [part]);

/**
 * Returns the parts of a new wording, written in the style of the old part. There are several parts if the wording of a text has several
 * blocks, and none if it is empty. Returns undefined if the wording cannot replace the part. For example, a value that is not a text must
 * be replaced by valid YAML, and a row of a table by a row.
 */
function written(part: Part, text: string): Part[] | undefined {
  const { yaml } = part;
  if (!yaml) return writtenBlocks(part, text);
  const { data, errors } = typeof part.data === "string" ? { data: text, errors: [] } : readYaml(text);
  if (errors.length > 0) return undefined;
  return [{ ...part, group: undefined, data, yaml: { ...yaml, value: updated(yaml.value, data) } }];
}

/** Returns the YAML nodes that can have a comment of a part: the document, the key and the value. */
const carriersOf = (part: Part | undefined) => {
  const { document, key, value } = part?.yaml ?? { value: null };
  return [document, key, value] as (Pick<Node, "comment" | "commentBefore"> | null | undefined)[];
};

/** Merges the comments of both versions into a merged part, if both versions contain the part. */
function withMergedComments(part: Part, { base, mine, theirs }: Versions): Part {
  if (!mine || !theirs) return part;
  const [old, own, other] = [base, mine, theirs].map(carriersOf);
  carriersOf(part).forEach((carrier, index) => {
    for (const place of ["commentBefore", "comment"] as const) {
      const [before, left, right] = [old, own, other].map((carriers) => carriers?.[index]?.[place] ?? "");
      const comment = mergedComment(before ?? "", left ?? "", right ?? "");
      if (carrier && comment !== (carrier[place] ?? "")) carrier[place] = comment;
    }
  });
  return part;
}

/**
 * Merges comments line by line. If both sides have changed the same lines, both versions are kept, because the site does not show comments.
 */
function mergedComment(base: string, mine: string, theirs: string): string {
  const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));
  return diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs))
    .flatMap(({ ok, conflict }) => ok ?? [...new Set([...(conflict?.a ?? []), ...(conflict?.b ?? [])])])
    .join("\n");
}

/**
 * Sorts entries by the date in `field`, if both versions were sorted by this date. Otherwise returns the entries in their current order.
 */
function byTime(parts: Part[], versions: readonly Part[][], field: string): Part[] {
  const momentOf = ({ data }: Part) => String((data as Record<string, unknown>)[field]);
  const isSorted = (list: Part[]) => inOrder(list, momentOf).every((part, index) => part === list[index]);
  return versions.every(isSorted) ? inOrder(parts, momentOf) : parts;
}
