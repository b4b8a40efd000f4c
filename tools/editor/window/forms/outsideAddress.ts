/**
 * Returns an address with the beginning that people leave out: `https://` or, for an e-mail address, `mailto:`. Changes `http:` to
 * `https:`.
 */
export function outsideAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (/^([\p{L}\d-]+\.)+\p{L}{2,}([/?#]\S*)?$/u.test(text)) return `https://${text}`;
  return text.replace(/^http:/i, "https:");
}
