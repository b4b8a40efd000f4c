import { isDeepStrictEqual } from "node:util";

/** How many equal fields two entries share; 0 for anything that is not an object. */
function likeness(a: unknown, b: unknown): number {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return 0;
  const other = b as Record<string, unknown>;
  return Object.entries(a).filter(([key, value]) => isDeepStrictEqual(value, other[key])).length;
}

/**
 * Matches each entry of a new list to an entry of the old one.
 * @returns the old index of each new entry; undefined for an added one
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  const matches = after.map((value) =>
    take([...free].find((index) => isDeepStrictEqual(before[index], value))),
  );
  return after.map((value, position) => {
    if (matches[position] !== undefined) return matches[position];
    const [best] = [...free]
      .map((index) => ({ index, shared: likeness(before[index], value) }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared);
    return take(best?.index);
  });
}
