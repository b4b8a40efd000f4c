import { isDeepStrictEqual } from "node:util";
import { diff3Merge } from "node-diff3";
import { parse, type Node } from "yaml";
import { dayAsWritten } from "../../src/content-model/dates";
import { inOrder } from "../../src/content-model/dateOrder";
import type { Conflict, Settle } from "./conflict";
import { matchParts } from "./matchParts";
import { mergeOrder } from "./mergeOrder";
import { shown, withParts, type Group, type Part } from "./part";
import { updated } from "./updateYaml";

/** One part in three versions; undefined where a version does not have it. */
interface Versions {
  base?: Part | undefined;
  mine?: Part | undefined;
  theirs?: Part | undefined;
}

interface MergeOptions {
  settle: Settle;
  /** For a top-level list that must be in chronological order: the field with the date. */
  sortedBy?: string | undefined;
}

/**
 * Merges two changed versions of a part, field by field and paragraph by paragraph.
 * @returns the merged part, and the unresolved conflicts; where they are, it has my version
 */
export function mergeParts(
  base: Part | undefined,
  mine: Part,
  theirs: Part,
  options: MergeOptions,
): { part: Part; conflicts: Conflict[] } {
  const merge = new PartMerge(options);
  return { part: merge.present({ base, mine, theirs }, [], options.sortedBy), conflicts: merge.conflicts };
}

class PartMerge {
  readonly conflicts: Conflict[] = [];

  constructor(private readonly options: MergeOptions) {}

  /** Merges a part that both versions have; a part that only one of them has is taken as it is. */
  present(versions: Versions, where: readonly string[], sortedBy?: string): Part {
    const { base, mine, theirs } = versions;
    const only = mine ?? theirs;
    if (!only) throw new Error("unreachable: a merged part is in at least one version");
    if (!mine || !theirs) return only;
    if (mine.group && mine.group.kind === theirs.group?.kind) {
      const old = base?.group?.kind === mine.group.kind ? base.group : undefined;
      const parts = this.children(old, mine.group, theirs.group, where, sortedBy);
      return withMergedComments(withParts(mine, mine.group.kind, parts), versions);
    }
    return withMergedComments(this.chosen({ base, mine, theirs }, where), versions);
  }

  /** The version of a part without common children that has changed. */
  private chosen(versions: Versions & { mine: Part; theirs: Part }, where: readonly string[]): Part {
    const { base, mine, theirs } = versions;
    if (isDeepStrictEqual(mine.data, theirs.data)) return mine;
    if (base && isDeepStrictEqual(base.data, mine.data)) return theirs;
    if (base && isDeepStrictEqual(base.data, theirs.data)) return mine;
    return this.settled(versions, where)?.part ?? mine;
  }

  /** Merges a part that one side may have deleted. */
  private any(versions: Versions, where: readonly string[]): Part | undefined {
    const { base, mine, theirs } = versions;
    if (!base || (mine && theirs)) return this.present(versions, where);
    const left = mine ?? theirs;
    if (!left || isDeepStrictEqual(base.data, left.data)) return undefined;
    const decision = this.settled(versions, where);
    return decision ? decision.part : left;
  }

  /** Resolves a conflict; records it and returns undefined if it stays unresolved. */
  private settled(versions: Versions, where: readonly string[]): { part: Part | undefined } | undefined {
    const { base, mine, theirs } = versions;
    const conflict = { where, base: shown(base), mine: shown(mine), theirs: shown(theirs) };
    const answer = this.options.settle(conflict);
    if (answer === undefined) {
      this.conflicts.push(conflict);
      return undefined;
    }
    if (answer === "mine" || answer === "theirs") return { part: versions[answer] };
    const like = mine ?? theirs;
    return { part: like && written(like, answer.write) };
  }

  private children(
    base: Group | undefined,
    mine: Group,
    theirs: Group,
    where: readonly string[],
    sortedBy: string | undefined,
  ): Part[] {
    const { versions, orders } = aligned(base?.parts ?? [], mine, theirs);
    const merged = new Map<string, Part>();
    for (const [id, version] of versions) {
      const { name } = version.base ?? version.mine ?? version.theirs ?? { name: "" };
      const part = this.any(version, name === "" ? where : [...where, name]);
      if (part) merged.set(id, part);
    }
    const ids = mergeOrder(orders.base, orders.mine, orders.theirs, new Set(merged.keys()));
    const parts = ids.flatMap((id) => merged.get(id) ?? []);
    return sortedBy === undefined ? parts : byTime(parts, [mine.parts, theirs.parts], sortedBy);
  }
}

/** Identifies corresponding parts of the three versions, and the order in which each version has them. */
function aligned(base: readonly Part[], mine: Group, theirs: Group) {
  const ids = new Map(base.map((part, index) => [part, `base ${index}`]));
  const versions = new Map<string, Versions>(base.map((part, index) => [`base ${index}`, { base: part }]));
  const order = (side: "mine" | "theirs", parts: readonly Part[], matches: ReadonlyMap<Part, Part>) =>
    parts.map((part, index) => {
      const earlier = matches.get(part);
      const id = (earlier && ids.get(earlier)) ?? `${side} ${index}`;
      ids.set(part, id);
      versions.set(id, { ...versions.get(id), [side]: part });
      return id;
    });
  const own = matchParts(base, mine.parts, mine.kind);
  const others = matchParts(base, theirs.parts, mine.kind);
  const mineOrder = order("mine", mine.parts, own);
  const isNew = (matches: ReadonlyMap<Part, Part>) => (part: Part) => !matches.has(part);
  // Two additions are the same one only if they have the same key.
  const added = matchParts(mine.parts.filter(isNew(own)), theirs.parts.filter(isNew(others)), "fields");
  const theirOrder = order("theirs", theirs.parts, new Map([...others, ...added]));
  return {
    versions,
    orders: { base: base.map((_, index) => `base ${index}`), mine: mineOrder, theirs: theirOrder },
  };
}

/** A part with a new wording, in the style of the old one. */
function written(part: Part, text: string): Part {
  const { key, name, block, yaml } = part;
  if (!yaml) {
    const source = text.trim();
    return { ...part, data: source, block: { isTightItem: block?.isTightItem ?? false, source } };
  }
  const data = typeof part.data === "string" ? text : (parse(text) as unknown);
  return {
    ...(key !== undefined && { key }),
    name,
    data,
    yaml: { ...yaml, value: updated(yaml.value, data) },
  };
}

/** The comments of a part: above the file, above its name, and above and behind its value. */
const carriersOf = (part: Part | undefined) => {
  const { document, key, value } = part?.yaml ?? { value: null };
  return [document, key, value] as (Pick<Node, "comment" | "commentBefore"> | null | undefined)[];
};

function withMergedComments(part: Part, { base, mine, theirs }: Versions): Part {
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

/** Comments are not shown on the site: where both sides changed them, both are kept. */
function mergedComment(base: string, mine: string, theirs: string): string {
  const [own, old, other] = [mine, base, theirs].map((text) => (text === "" ? [] : text.split("\n")));
  return diff3Merge(own ?? [], old ?? [], other ?? [])
    .flatMap(({ ok, conflict }) =>
      conflict ? [...conflict.a, ...conflict.b.filter((line) => !conflict.a.includes(line))] : (ok ?? []),
    )
    .join("\n");
}

/** Entries in chronological order, if both versions were. */
function byTime(parts: Part[], versions: readonly Part[][], field: string): Part[] {
  const momentOf = ({ data }: Part) => String(dayAsWritten((data as Record<string, unknown>)[field]));
  const isSorted = (list: Part[]) => inOrder(list, momentOf).every((part, index) => part === list[index]);
  return versions.every(isSorted) ? inOrder(parts, momentOf) : parts;
}
