/**
 * This module reads citations. A citation such as `judgment-1999:145` contains the anchor of a source and, after a colon, a place in that
 * source.
 */
import type { Literal } from "mdast";
import { pageAddress, partPath } from "../lib/paths";
import type { Source } from "./source";

/** A citation in running text, written [^anchor] or [^anchor:place]. */
export interface CitationNode extends Literal {
  type: "citation";
  /** The words that are quoted directly before the citation, as readers see them. typographic.ts finds these words. */
  quote?: string;
  /** True if there is a closing quotation mark directly before the citation, but no opening quotation mark before it. */
  isUnopened?: boolean;
}

declare module "mdast" {
  interface PhrasingContentMap {
    citation: CitationNode;
  }
  interface RootContentMap {
    citation: CitationNode;
  }
}

/** Splits a citation at its first colon into anchor and place. Only the content check verifies that the source and the place exist. */
export function readCitation(written: string): { anchor: string; place: string | undefined } {
  const [anchor = "", ...place] = written.split(":");
  return { anchor, place: place.length > 0 ? place.join(":") : undefined };
}

/** The name and the format of a place in a source, for each kind of source. For example, the place in a judgment is a paragraph. */
export const placeForms = {
  judgment: { name: "paragraph", written: /^[1-9]\d*$/, example: "145 or 145-147" },
  Hansard: { name: "column", written: /^[1-9]\d*[A-Z]{0,2}$/, example: "112WH or 304-305" },
  "official release": { name: "page", written: /^[1-9]\d*$/, example: "2 or 2-3" },
  press: { name: "page", written: /^[1-9]\d*$/, example: "2 or 2-3" },
  document: { name: "page", written: /^[1-9]\d*$/, example: "2 or 2-3" },
  book: { name: "page", written: /^[1-9]\d*$/, example: "112 or 112-114" },
  broadcast: { name: "minute", written: /^\d+(:[0-5]\d)?$/, example: "12, 12:30 or 12-14" },
} as const satisfies Record<Source["kind"], { name: string; written: RegExp; example: string }>;

const secondsOf = (place: string) => {
  const [minutes = 0, seconds = 0] = place.split(":").map((part) => parseInt(part, 10));
  return minutes * 60 + seconds;
};

/**
 * Returns a typed place in the format of citations: in a judgment, "paragraphs 145 to 147" becomes 145-147. A word that this function does
 * not recognise stays in the result, so that the check refuses the place.
 * @param kind the kind of the source
 */
export function readPlace(kind: Source["kind"], typed: string): string {
  const { name } = placeForms[kind];
  const short = { paragraph: "paras?|§+", column: "cols?", page: "pp?", minute: "mins?" }[name];
  return typed
    .trim()
    .replace(new RegExp(`^(?:${name}s?|(?:${short})\\.?)\\s*(?=\\d)`, "i"), "")
    .replace(/\s*(?:[-–—]|\bto\b)\s*/, "-");
}

/** Returns what is wrong with a place in a source of this kind. Returns undefined if the place is valid. */
export function placeProblem(kind: Source["kind"], place: string): string | undefined {
  const { name, written, example } = placeForms[kind];
  const [from = "", to, ...more] = place.split("-");
  const ends = to === undefined ? [from] : [from, to];
  if (more.length > 0 || ends.some((end) => !written.test(end)))
    return `${place === "" ? "The number after the colon is missing" : `“${place}” is not the number of a ${name}`}. For a source of the kind “${kind}”, write the number of the ${name}, for example ${example}.`;
  return to !== undefined && secondsOf(to) <= secondsOf(from)
    ? `The ${name} numbers are in the wrong order. Write the smaller number first.`
    : undefined;
}

/** Returns a place in words for readers, for example "paragraphs 145–147". */
export function placeInWords(kind: Source["kind"], place: string): string {
  const { name } = placeForms[kind];
  return place.includes("-") ? `${name}s ${place.replace("-", "–")}` : `${name} ${place}`;
}

const signs: Record<string, string> = { paragraph: "§", column: "col. ", page: "p. ", minute: "" };

/** Returns a citation in the form that the editor's text field shows, for example [3, §145]. */
export function citationMark(number: number, place: string | undefined, kind: Source["kind"] | undefined) {
  const sign = kind === undefined ? "" : (signs[placeForms[kind].name] ?? "");
  return `[${number}${place === undefined ? "" : `, ${sign}${place}`}]`;
}

/**
 * Returns the URL of the place that a citation names. This may be the page of a document on this site, or the URL for the place in the
 * source's `passages`. If places in this kind of source are pages, it may be the page of a PDF. Otherwise, the function returns the
 * source's own URL, or undefined if the source does not have one.
 */
export function passageUrl(
  { kind, url, document, passages }: Pick<Source, "kind" | "url" | "document" | "passages">,
  place?: string,
): string | undefined {
  const first = place?.split("-")[0];
  if (document !== undefined)
    return first === undefined ? partPath(document) : pageAddress(document, Number(first));
  if (url === undefined || first === undefined) return url;
  if (passages !== undefined) return `${url}${passages.replaceAll("{place}", first)}`;
  return placeForms[kind].name === "page" && /\.pdf$/i.test(url) ? `${url}#page=${first}` : url;
}

/** Matches characters that may differ between a text and its quotation, and the marks of omissions and additions. */
const uncertain = /\[[^\]]*\]|[^\p{L}\p{N} ,;:.]+/u;

/**
 * Returns a URL with a text fragment that makes the browser highlight the quoted words: https://wicg.github.io/scroll-to-text-fragment/. If
 * the URL already has a text fragment, the words are added to it. The URL of a PDF is returned unchanged.
 */
export function urlOfWords(url: string, quote: string): string {
  if (/\.pdf(#|$)/i.test(url)) return url;
  const [longest = []] = quote
    .split(uncertain)
    .map((part) => part.trim().split(" "))
    .sort((one, other) => other.length - one.length);
  const ends = longest.length > 8 ? [longest.slice(0, 4), longest.slice(-4)] : [longest];
  const text = ends.map((words) => encodeURIComponent(words.join(" "))).join(",");
  const directive = url.includes(":~:") ? "&" : url.includes("#") ? ":~:" : "#:~:";
  return `${url}${directive}text=${text}`;
}
