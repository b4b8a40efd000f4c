/**
 * Returns whether the visitor has turned on data saving, or has a connection that is so slow that additional downloads would delay the page
 * itself.
 */
export function prefersReducedData(): boolean {
  const { saveData, effectiveType } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return !!(saveData || effectiveType?.endsWith("2g"));
}
