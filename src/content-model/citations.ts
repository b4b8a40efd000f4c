/** Citations. For example, `judgment-1999:145` contains the anchor of a source and, after a colon, the place in it. */
import type { Literal } from "mdast";
import { pageAddress, partPath } from "../lib/paths";
import type { Source } from "./source";

/** A citation in running text, written [^anchor] or [^anchor:place]. */
export interface CitationNode extends Literal {
  type: "citation";
  /** The words that are quoted directly before the citation, as readers see them (typographic.ts). */
  quote?: string;
  /** True if a closing quotation mark without an opening one comes directly before the citation. */
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

/** Splits a citation at its first colon. The check verifies that the source and the place exist. */
export function readCitation(written: string): { anchor: string; place: string | undefined } {
  const [anchor = "", ...place] = written.split(":");
  return { anchor, place: place.length > 0 ? place.join(":") : undefined };
}

/** The name and the format of a place, for each kind of source. */
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
 * Returns a place as citations contain it: "paragraphs 145 to 147" in a judgment is 145-147. The name of another kind of place stays, so that
 * the check refuses it.
 */
export function readPlace(kind: Source["kind"], typed: string): string {
  const { name } = placeForms[kind];
  const short = { paragraph: "paras?|§+", column: "cols?", page: "pp?", minute: "mins?" }[name];
  return typed
    .trim()
    .replace(new RegExp(`^(?:${name}s?|(?:${short})\\.?)\\s*(?=\\d)`, "i"), "")
    .replace(/\s*(?:[-–—]|\bto\b)\s*/, "-");
}

/** Returns the problem of a place in a source of this kind, or undefined. */
export function placeProblem(kind: Source["kind"], place: string): string | undefined {
  const { name, written, example } = placeForms[kind];
  const [from = "", to, ...more] = place.split("-");
  const ends = to === undefined ? [from] : [from, to];
  if (more.length > 0 || ends.some((end) => !written.test(end)))
    return `A place in a source of the kind ${kind} is a ${name}, for example ${example}.`;
  return to !== undefined && secondsOf(to) <= secondsOf(from)
    ? `The ${name} numbers are in the wrong order. Write the smaller number first.`
    : undefined;
}

/** Returns a place as readers see it: "paragraphs 145–147". */
export function placeInWords(kind: Source["kind"], place: string): string {
  const { name } = placeForms[kind];
  return place.includes("-") ? `${name}s ${place.replace("-", "–")}` : `${name} ${place}`;
}

const signs: Record<string, string> = { paragraph: "§", column: "col. ", page: "p. ", minute: "" };

/** Returns a citation in the form that the editor's text field shows: [3, §145]. */
export function citationMark(number: number, place: string | undefined, kind: Source["kind"] | undefined) {
  const sign = kind === undefined ? "" : (signs[placeForms[kind].name] ?? "");
  return `[${number}${place === undefined ? "" : `, ${sign}${place}`}]`;
}

/**
 * Returns the URL of a passage: the page of a document on this site, the address that the source's `passages` gives, or the page of a PDF
 * whose places are pages. Otherwise it is the source's own URL, if it has one.
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

/** Matches characters that a text and its quotation may spell differently, and the marks of omissions and additions. */
const uncertain = /\[[^\]]*\]|[^\p{L}\p{N} ,;:.]+/u;

/**
 * Returns a URL with words that the browser highlights: https://wicg.github.io/scroll-to-text-fragment/. If the URL has words already,
 * these are added. A PDF's URL stays as it is.
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
