import type { ContentFile } from "./contentFile";

/**
 * Returns the paths of all objects in a value that are marked as samples. The value itself may be such an object.
 * @param path the path of the value itself
 */
export function samplesIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    samplesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return (value as { sample?: unknown }).sample === true ? [path, ...inside] : inside;
}

/** Returns whether a value, or any object in it, is marked as a sample. */
export const isSample = (value: unknown): boolean => samplesIn(value).length > 0;

/**
 * Returns whether anything in a file is marked as a sample. A text that only looks like a placeholder may be real, so it does not count.
 */
export const holdsSample = ({ entries }: ContentFile): boolean =>
  entries.some(({ value }) => isSample(value));
