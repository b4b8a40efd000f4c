import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { inOrder } from "../../src/content-model/inOrder";
import { dayAsWritten } from "../../src/content-model/dates";
import { scalarStyle, writeScalar } from "./writeYaml";
import type { Conflict, Settle } from "./conflict";
import { matchParts } from "./matchParts";
import { mergeOrder } from "./mergeOrder";
import { mergeInline, mergeNoise, withoutEmptyLines } from "./mergeNoise";
import { dataOf, shown, sourceOf, type Group, type Part } from "./part";
import { spacedEntries, spacedText } from "./spacing";

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

const isUnchanged = (a: Part, b: Part) =>
  sourceOf(a) === sourceOf(b) && withoutEmptyLines(a.lead) === withoutEmptyLines(b.lead);

class PartMerge {
  readonly conflicts: Conflict[] = [];

  constructor(private readonly options: MergeOptions) {}

  /** Merges a part that both versions have; a part that only one of them has is taken as it is. */
  present({ base, mine, theirs }: Versions, where: readonly string[], sortedBy?: string): Part {
    const only = mine ?? theirs;
    if (!only) throw new Error("unreachable: a merged part is in at least one version");
    if (!mine || !theirs) return only;
    const lead = mergeNoise(base?.lead ?? "", mine.lead, theirs.lead);
    const source = sourceOf(mine);
    if (source === sourceOf(theirs) || (base && sourceOf(base) === sourceOf(theirs)))
      return { ...mine, lead };
    if (base && sourceOf(base) === source) return { ...theirs, lead };
    const open = mergeInline(base?.open, mine.open, theirs.open);
    const close = mergeInline(base?.close, mine.close, theirs.close);
    if (mine.group && theirs.group && mine.group.kind === theirs.group.kind) {
      const old = base?.group?.kind === mine.group.kind ? base.group : undefined;
      return {
        ...mine,
        lead,
        open,
        close,
        group: this.group(old, mine.group, theirs.group, where, sortedBy),
      };
    }
    const [own, other] = [dataOf(mine), dataOf(theirs)];
    if (isDeepStrictEqual(own, other)) return { ...mine, lead };
    const old = base && dataOf(base);
    // The spaces around a value belong to it.
    if (base && isDeepStrictEqual(old, own)) return { ...theirs, lead, close };
    if (base && isDeepStrictEqual(old, other)) return { ...mine, lead, close };
    const chosen = this.settled({ base, mine, theirs }, where)?.part ?? mine;
    return { ...chosen, lead, close };
  }

  /** Merges a part that one side may have deleted. */
  private any(versions: Versions, where: readonly string[]): Part | undefined {
    const { base, mine, theirs } = versions;
    if (!base || (mine && theirs)) return this.present(versions, where);
    const left = mine ?? theirs;
    if (!left || isUnchanged(base, left)) return undefined;
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

  private group(
    base: Group | undefined,
    mine: Group,
    theirs: Group,
    where: readonly string[],
    sortedBy: string | undefined,
  ): Group {
    const { versions, orders } = this.aligned(base?.parts ?? [], mine, theirs);
    const merged = new Map<string, Part>();
    for (const [id, version] of versions) {
      const { name } = version.base ?? version.mine ?? version.theirs ?? { name: "" };
      const part = this.any(version, name === "" ? where : [...where, name]);
      if (part) merged.set(id, part);
    }
    const ids = mergeOrder(orders.base, orders.mine, orders.theirs, new Set(merged.keys()));
    const found = ids.flatMap((id) => merged.get(id) ?? []);
    const sorted = sortedBy === undefined ? found : byTime(found, [mine.parts, theirs.parts], sortedBy);
    const parts = mine.kind === "text" ? spacedText(ids, merged, orders) : spacedEntries(sorted);
    const indent = base?.indent === mine.indent ? theirs.indent : mine.indent;
    return { ...mine, indent, parts };
  }

  /** Identifies corresponding parts of the three versions, and the order in which each version has them. */
  private aligned(base: readonly Part[], mine: Group, theirs: Group) {
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
}

/** A part with a new wording, in the YAML style of the old one. */
function written(part: Part, text: string): Part {
  const isYaml = part.open !== "" || part.group?.kind === "entries" || part.group?.kind === "fields";
  if (!isYaml) return { ...part, body: text.trim(), value: text.trim() };
  const value = typeof part.value === "string" ? text : (parse(text) as unknown);
  return { ...part, value, body: writeScalar(value, scalarStyle(part.body)).trimEnd() };
}

/** Entries in chronological order, if both versions were. */
function byTime(parts: Part[], versions: readonly Part[][], field: string): Part[] {
  const momentOf = (part: Part) => String(dayAsWritten((dataOf(part) as Record<string, unknown>)[field]));
  const isSorted = (list: Part[]) => inOrder(list, momentOf).every((part, index) => part === list[index]);
  return versions.every(isSorted) ? inOrder(parts, momentOf) : parts;
}
