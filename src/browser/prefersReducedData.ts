/** Returns whether the visitor saves data, or has a connection so slow that the page itself needs all of it. */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData === true || effectiveType?.endsWith("2g") === true;
}
