/**
 * Returns every text in a value, with its path in the YAML of its file.
 * @param path the path of the value itself
 * @param isLeftOut returns whether to leave out an object and everything in it
 */
export function textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
  isLeftOut: (value: object) => boolean = () => false,
): { text: string; path: readonly PropertyKey[] }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null || isLeftOut(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key], isLeftOut),
  );
}
