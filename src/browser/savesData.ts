/** Whether the visitor saves data, or has so slow a line that it is needed for the page itself. */
export function savesData(): boolean {
  const { saveData, effectiveType } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData === true || effectiveType?.endsWith("2g") === true;
}
