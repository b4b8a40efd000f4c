import { posix } from "node:path";
import { decodeEscapes } from "../lib/decodeEscapes";

/** The target of a link in content. `file` (a Markdown file) and `document` (a PDF) are relative to content/. `fragment` has no #. */
type LinkTarget =
  | { kind: "outside"; url: string }
  | { kind: "mail"; url: string }
  | { kind: "file"; file: string; fragment?: string }
  | { kind: "document"; document: string; fragment?: string }
  | { kind: "path"; path: string; fragment?: string }
  | { kind: "fragment"; fragment: string }
  | { kind: "refused"; href: string };

/**
 * Returns a path or fragment in the form that file names and headings have. Decodes the escapes that browsers and editors write
 * ("his%20garden.jpg"). Combines a letter and its accent into one character (NFC), as keyboards type it.
 */
const decoded = (written: string): string => decodeEscapes(written).normalize("NFC");

/** Returns the file of a picture, relative to content/. `url` is the picture's address in the text of the file `from`. */
export const pictureFile = (url: string, from: string): string =>
  posix.join(posix.dirname(from), decoded(url));

/**
 * Reads the address of a link. Links to other pages are links to their files, so that addresses may change.
 * @param from the content file with the link, relative to content/
 */
export function readLink(href: string, from: string): LinkTarget {
  const [address = "", fragment] = href.split("#", 2).map(decoded);
  const withFragment = fragment === undefined ? {} : { fragment };
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(href)) return { kind: "outside", url: href };
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(href)) return { kind: "mail", url: href };
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) return { kind: "refused", href };
  if (address === "" && fragment) return { kind: "fragment", fragment };
  if (address.endsWith(".md"))
    return { kind: "file", file: posix.join(posix.dirname(from), address), ...withFragment };
  if (/^[^/].*\.pdf$/i.test(address))
    return { kind: "document", document: posix.join(posix.dirname(from), address), ...withFragment };
  if (address.startsWith("/")) return { kind: "path", path: address, ...withFragment };
  return { kind: "refused", href };
}
