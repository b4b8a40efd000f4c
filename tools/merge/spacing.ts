import type { Part } from "./part";

const startsEmpty = ({ lead }: Part) => /^[ \t]*\n/.test(lead);

/** Puts a blank line between all entries if they had one, and none before the first. */
export function spacedEntries(parts: readonly Part[]): Part[] {
  const [first, ...others] = parts;
  if (!first || !startsEmpty(first) || others.every(startsEmpty)) return [...parts];
  const spaced = others.map((part) => (startsEmpty(part) ? part : { ...part, lead: `\n${part.lead}` }));
  return [{ ...first, lead: first.lead.replace(/^(?:[ \t]*\n)+/, "") }, ...spaced];
}

/**
 * Puts a blank line between paragraphs that were not neighbours in any version: without it, the two would become one.
 * @param ids the paragraphs in their new order; `orders` are those of the versions
 */
export function spacedText(
  ids: readonly string[],
  parts: ReadonlyMap<string, Part>,
  orders: Readonly<Record<string, readonly string[]>>,
): Part[] {
  const wereNeighbours = (before: string, id: string) =>
    Object.values(orders).some((order) => order.includes(id) && order[order.indexOf(id) - 1] === before);
  return ids.flatMap((id, index) => {
    const part = parts.get(id);
    if (!part) return [];
    const before = ids[index - 1];
    const previous = before === undefined ? undefined : parts.get(before);
    const fits =
      part.group ??
      (!previous ||
        startsEmpty(part) ||
        (part.isItem && previous.isItem) ||
        wereNeighbours(before ?? "", id));
    return fits ? [part] : [{ ...part, lead: `\n${part.lead}` }];
  });
}
