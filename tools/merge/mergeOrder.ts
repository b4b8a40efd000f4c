import { diff3Merge } from "node-diff3";

/**
 * Merges the order of a list that two people have changed: an item that one of them moved or added stays where they put
 * it; items that both added at the same place follow one another, mine first.
 * @param kept the items of the merged list
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): string[] {
  const own = new Set(mine);
  const order = new Set<string>();
  for (const { ok, conflict } of diff3Merge([...mine], [...base], [...theirs])) {
    const ids = conflict ? [...conflict.a, ...conflict.b.filter((id) => !own.has(id))] : (ok ?? []);
    for (const id of ids) order.add(id);
  }
  const result = [...order].filter((id) => kept.has(id));
  // An item that one side removed but is kept goes after the item that it followed.
  for (const side of [mine, theirs]) {
    side.forEach((id, index) => {
      if (!kept.has(id) || result.includes(id)) return;
      const before = side.slice(0, index).findLast((other) => result.includes(other));
      result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
    });
  }
  return result;
}
