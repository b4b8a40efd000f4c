/** Matches tracking links of Google and Outlook. Such a link counts a click, and then opens the address in its parameter. */
const detour = /^https?:\/\/(?:www\.google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/)\?/i;

/** Returns the address that a tracking link of Google or Outlook opens. Returns any other address unchanged. */
export function directAddress(address: string): string {
  if (!detour.test(address) || !URL.canParse(address)) return address;
  const { searchParams } = new URL(address);
  // Links in Google's results have the search words, or an empty text, in the parameter `q`, so `q` is not always an address.
  const targets = [searchParams.get("q"), searchParams.get("url")];
  return targets.find((target) => target !== null && /^https?:\/\//i.test(target)) ?? address;
}

/**
 * Adds the beginning of an address that people leave out: `https://` or, for an e-mail address, `mailto:`. Changes `http:` to `https:`, and
 * a tracking link to the address that it opens.
 */
export function outsideAddress(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  if (/^([\p{L}\d-]+\.)+\p{L}{2,}([/?#]\S*)?$/u.test(text)) return `https://${text}`;
  return directAddress(text).replace(/^http:/i, "https:");
}
