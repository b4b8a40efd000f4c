/** Decodes the escapes of an address, such as %20. A text with a per cent sign that does not begin an escape stays as it is. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
