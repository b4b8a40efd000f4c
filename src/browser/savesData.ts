/** Whether the visitor asked for few bytes, or has a line on which they are better spent on the page itself. */
export function savesData(): boolean {
  const { saveData, effectiveType } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData === true || effectiveType?.endsWith("2g") === true;
}
