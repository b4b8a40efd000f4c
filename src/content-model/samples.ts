import type { ContentFile } from "./contentFile";

/**
 * Returns the paths of all objects in a value that have `sample: true`. The value itself may be such an object.
 * @param path the path of the value itself
 */
export function samplesIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    samplesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return (value as { sample?: unknown }).sample === true ? [path, ...inside] : inside;
}

/** Returns whether a value has `sample: true`, or contains an object with `sample: true`. */
export const isSample = (value: unknown): boolean => samplesIn(value).length > 0;

/**
 * Returns whether anything in a file has `sample: true`. A text that only looks like a placeholder does not count, because it may be real.
 */
export const holdsSample = ({ entries }: ContentFile): boolean =>
  entries.some(({ value }) => isSample(value));
