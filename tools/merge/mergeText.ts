import { isDeepStrictEqual } from "node:util";
import { diff3Merge } from "node-diff3";
import { kindOfFile } from "../../src/content-model/kinds";
import type { Conflict, Settle } from "./conflict";
import { markdownParts } from "./markdownParts";
import { mergeParts } from "./mergeParts";
import { dataOf, render, type Part } from "./part";
import { yamlParts } from "./yamlParts";

/** A merged text, and the unresolved conflicts; where they are, it has my version. */
interface MergedText {
  text: string;
  conflicts: Conflict[];
}

/** Three versions of something; the base is undefined if both sides have added it. */
interface Three<Thing> {
  base: Thing | undefined;
  mine: Thing;
  theirs: Thing;
}

/** Properties of a text file that do not change its content. */
interface Shell {
  bom: boolean;
  crlf: boolean;
  newline: boolean;
}

const shellOf = (text: string): Shell => ({
  bom: text.startsWith("\uFEFF"),
  crlf: text.includes("\r\n"),
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
  return (has("bom") ? "\uFEFF" : "") + (has("crlf") ? ended.replaceAll("\n", "\r\n") : ended);
}

/** Splits a text file of content/ according to its format; undefined if that fails. */
export function partsOf(name: string, text: string, bySection = true): Part | undefined {
  const kind = kindOfFile(name);
  const keys = kind?.keys ?? {};
  const source = inside(text);
  if (name.endsWith(".md")) return markdownParts(source, keys, bySection);
  return /\.ya?ml$/.test(name) ? yamlParts(source, keys) : undefined;
}

/**
 * Merges two changed versions of one text by structure: YAML by entry and field, Markdown by field, section and paragraph;
 * anything that cannot be parsed, by lines. What nobody changed is preserved byte for byte.
 * @param name the file's path below content/
 */
export function mergeText(
  name: string,
  versions: Three<string>,
  settle: Settle = () => undefined,
): MergedText {
  const { base, mine, theirs } = versions;
  if (mine === theirs || base === theirs) return { text: mine, conflicts: [] };
  if (base === mine) return { text: theirs, conflicts: [] };
  const result = byStructure(name, versions, settle) ?? byLines(versions, settle);
  return { ...result, text: wrapped(result.text, versions) };
}

function byStructure(name: string, versions: Three<string>, settle: Settle): MergedText | undefined {
  const open = (bySection: boolean) => byParts(name, versions, () => undefined, bySection);
  const result = open(true);
  if (!result || result.conflicts.length === 0) return result;
  // If somebody removed a heading, its paragraphs are still there, below another one.
  const flat = name.endsWith(".md") ? open(false) : undefined;
  const bySection = !flat || flat.conflicts.length >= result.conflicts.length;
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
  const { part, conflicts } = mergeParts(old, own, other, { settle, sortedBy: kindOfFile(name)?.sortedBy });
  const text = render(part);
  const again = partsOf(name, text, bySection);
  return again && isDeepStrictEqual(dataOf(again), dataOf(part)) ? { text, conflicts } : undefined;
}

function byLines(versions: Three<string>, settle: Settle): MergedText {
  const lines = (text: string | undefined) => (text === undefined ? [] : inside(text).split(/(?<=\n)/));
  const conflicts: Conflict[] = [];
  const pieces = diff3Merge(lines(versions.mine), lines(versions.base), lines(versions.theirs)).flatMap(
    ({ ok, conflict: hunk }) => {
      if (!hunk) return ok ?? [];
      const conflict = {
        where: [`line ${hunk.aIndex + 1}`],
        base: hunk.o.join(""),
        mine: hunk.a.join(""),
        theirs: hunk.b.join(""),
      };
      const answer = settle(conflict);
      if (answer === undefined) conflicts.push(conflict);
      if (typeof answer === "object") return [inside(answer.write)];
      return answer === "theirs" ? hunk.b : hunk.a;
    },
  );
  return { text: pieces.join(""), conflicts };
}
