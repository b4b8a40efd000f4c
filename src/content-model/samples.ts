export function samplesIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    samplesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return (value as { sample?: unknown }).sample === true ? [path, ...inside] : inside;
}

export const isSample = (value: unknown): boolean => samplesIn(value).length > 0;
