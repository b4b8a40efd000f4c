/**
 * Decodes the escapes of an address, such as %20. If a per cent sign in the text does not begin an escape, the text is returned unchanged.
 */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
