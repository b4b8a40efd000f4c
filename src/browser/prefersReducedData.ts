/** Returns whether the visitor has turned on data saving, or has such a slow connection that the page itself needs all of it. */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData === true || effectiveType?.endsWith("2g") === true;
}
