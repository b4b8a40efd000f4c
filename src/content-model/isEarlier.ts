/** Whether a moment is earlier than another, as far as both say: 1985 is not earlier than 1985-08-07. */
export function isEarlier(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) < b.slice(0, length);
}
