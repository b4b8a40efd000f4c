/** Returns whether a value, or any object in it, is marked as a sample. */
export function isSample(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return (value as { sample?: unknown }).sample === true || Object.values(value).some(isSample);
}
