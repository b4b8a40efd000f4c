import { isDeepStrictEqual } from "node:util";
import { diff3Merge } from "node-diff3";
import { kindOfFile } from "../kinds";
import type { Clash, Settle } from "./clash";
import { markdownParts } from "./markdownParts";
import { mergeParts } from "./mergeParts";
import { dataOf, render, type Part } from "./part";
import { yamlParts } from "./yamlParts";

/** A merged text, and the clashes that are not settled; in their places it has what is mine. */
export interface MergedText {
  text: string;
  clashes: Clash[];
}

/** Three versions of one thing; the base is undefined for what both have added. */
export interface Three<Thing> {
  base: Thing | undefined;
  mine: Thing;
  theirs: Thing;
}

/** What a text file may have or not without saying anything else. */
interface Shell {
  mark: boolean;
  windows: boolean;
  newline: boolean;
}

const shellOf = (text: string): Shell => ({
  mark: text.startsWith("\uFEFF"),
  windows: text.includes("\r\n"),
  newline: text.endsWith("\n"),
});

const inside = (text: string) =>
  text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n?$/, "\n");

function wrapped(text: string, { base, mine, theirs }: Three<string>): string {
  const shells = [base ?? mine, mine, theirs].map(shellOf);
  const has = (name: keyof Shell) => {
    const [old, own, other] = shells.map((shell) => shell[name]);
    return old === own ? other : own;
  };
  const ended = has("newline") ? text : text.replace(/\n$/, "");
  return (has("mark") ? "\uFEFF" : "") + (has("windows") ? ended.replaceAll("\n", "\r\n") : ended);
}

/** Splits a text file of content/ by its format; undefined where that fails. */
export function partsOf(name: string, text: string, bySection = true): Part | undefined {
  const kind = kindOfFile(name);
  const keys = kind?.keys ?? {};
  const source = inside(text);
  if (name.endsWith(".md")) return markdownParts(source, keys, bySection);
  return /\.ya?ml$/.test(name) ? yamlParts(source, keys) : undefined;
}

/**
 * Merges two changed versions of one text by what they mean: YAML by entry and field, Markdown by field, section and
 * paragraph; what cannot be read so, by lines. What nobody changed stays as it was, byte for byte.
 * @param name the file's name below content/
 */
export function mergeText(
  name: string,
  versions: Three<string>,
  settle: Settle = () => undefined,
): MergedText {
  const { base, mine, theirs } = versions;
  if (mine === theirs || base === theirs) return { text: mine, clashes: [] };
  if (base === mine) return { text: theirs, clashes: [] };
  const result = byMeaning(name, versions, settle) ?? byLines(versions, settle);
  return { ...result, text: wrapped(result.text, versions) };
}

function byMeaning(name: string, versions: Three<string>, settle: Settle): MergedText | undefined {
  const open = (bySection: boolean) => byParts(name, versions, () => undefined, bySection);
  const result = open(true);
  if (!result || result.clashes.length === 0) return result;
  // Where somebody took a heading away, its paragraphs are still there, below another.
  const flat = name.endsWith(".md") ? open(false) : undefined;
  const bySection = !flat || flat.clashes.length >= result.clashes.length;
  return byParts(name, versions, settle, bySection);
}

function byParts(
  name: string,
  { base, mine, theirs }: Three<string>,
  settle: Settle,
  bySection: boolean,
): MergedText | undefined {
  const [old, own, other] = [base, mine, theirs].map((text) =>
    text === undefined ? undefined : partsOf(name, text, bySection),
  );
  if (!own || !other || (base !== undefined && !old)) return undefined;
  const { part, clashes } = mergeParts(old, own, other, { settle, sortedBy: kindOfFile(name)?.sortedBy });
  const text = render(part);
  const again = partsOf(name, text, bySection);
  return again && isDeepStrictEqual(dataOf(again), dataOf(part)) ? { text, clashes } : undefined;
}

function byLines(versions: Three<string>, settle: Settle): MergedText {
  const lines = (text: string | undefined) => (text === undefined ? [] : inside(text).split(/(?<=\n)/));
  const clashes: Clash[] = [];
  const pieces = diff3Merge(lines(versions.mine), lines(versions.base), lines(versions.theirs)).flatMap(
    ({ ok, conflict }) => {
      if (!conflict) return ok ?? [];
      const clash = {
        where: [`line ${conflict.aIndex + 1}`],
        base: conflict.o.join(""),
        mine: conflict.a.join(""),
        theirs: conflict.b.join(""),
      };
      const answer = settle(clash);
      if (answer === undefined) clashes.push(clash);
      if (typeof answer === "object") return [inside(answer.write)];
      return answer === "theirs" ? conflict.b : conflict.a;
    },
  );
  return { text: pieces.join(""), clashes };
}
