/** The address that somebody means who leaves out how it begins: www.example.org, or an address of e-mail. */
export function outsideAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (/^([\p{L}\d-]+\.)+\p{L}{2,}([/?#]\S*)?$/u.test(text)) return `https://${text}`;
  return text.replace(/^http:/i, "https:");
}
