import { isDeepStrictEqual } from "node:util";
import { diff3Merge } from "node-diff3";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { kindOfFile } from "../../src/content-model/kinds";
import { uncontested, type Conflict, type ResolveConflict, type ThreeWay } from "./conflict";
import { formatMarkdown } from "./formatMarkdown";
import { joinBlocks, splitMarkdown } from "./splitMarkdown";
import { mergeParts, type KeptMove } from "./mergeParts";
import { withParts, type Part } from "./part";
import { formatYamlParts, splitYaml } from "./splitYaml";

/** A merged text and its unresolved conflicts. In place of each conflict, the text has my version. */
interface MergedText {
  text: string;
  conflicts: Conflict[];
  keptMoves: KeptMove[];
}

/** Three versions of a text. The base is undefined if both sides have added the file. */
type Texts = ThreeWay<string> & { mine: string; theirs: string };

const normalised = (text: string) =>
  text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n?$/, "\n");

/**
 * Splits a text file of content/ into its fields, entries and blocks. Markdown is formatted first. Returns undefined if the text cannot be
 * split, for example because its YAML cannot be parsed.
 */
export function partsOf(name: string, text: string): Part | undefined {
  const keys = kindOfFile(name)?.keys ?? {};
  const source = normalised(text);
  if (/\.ya?ml$/.test(name)) return splitYaml(source, keys);
  if (!name.endsWith(".md")) return undefined;
  const split = splitFrontMatter(source);
  const body = { ...splitMarkdown(formatMarkdown(split?.body ?? source)), key: "text" };
  const front = split && splitYaml(split.yaml, keys);
  if (split && front?.group?.kind !== "fields") return undefined;
  return withParts(
    { name: "", data: [] },
    { kind: "text" },
    front ? [{ ...front, key: "fields" }, body] : [body],
  );
}

function format(part: Part): string {
  if (part.yaml) return formatYamlParts(part);
  const [front, body] = part.group?.parts.length === 2 ? part.group.parts : [undefined, part.group?.parts[0]];
  const text = body ? formatMarkdown(joinBlocks(body)) : "";
  const ended = text === "" ? "" : `${text}\n`;
  return front ? `---\n${formatYamlParts(front)}---\n${ended && `\n${ended}`}` : ended;
}

/** Writes a part as text. Returns undefined if parsing this text again would not give the same data. */
function checkedText(name: string, part: Part): string | undefined {
  const text = format(part);
  return isDeepStrictEqual(partsOf(name, text)?.data, part.data) ? text : undefined;
}

/**
 * Puts a text file of content/ into the standard format.
 * @param name the file's path below content/
 * @returns the formatted text, or the same text if it cannot be parsed
 */
export function formatText(name: string, text: string): string {
  const part = partsOf(name, text);
  return (part && checkedText(name, part)) ?? text;
}

/**
 * Merges two changed versions of one text. YAML is merged entry by entry and field by field. Markdown is merged field by field, paragraph
 * by paragraph and, in tables, row by row. If a version cannot be parsed, the text is merged line by line. If only one side has changed the
 * text, the version of that side is returned unchanged.
 * @param name the file's path below content/
 */
export function mergeText(
  name: string,
  versions: Texts,
  resolve: ResolveConflict = () => undefined,
): MergedText {
  const side = uncontested(versions, Object.is);
  if (side) return { text: versions[side], conflicts: [], keptMoves: [] };
  return byStructure(name, versions, resolve) ?? byLines(versions, resolve);
}

function byStructure(name: string, versions: Texts, resolve: ResolveConflict): MergedText | undefined {
  const { base, mine, theirs } = versions;
  const [own, other] = [partsOf(name, mine), partsOf(name, theirs)];
  const old = base === undefined ? undefined : partsOf(name, base);
  if (!own || !other || (base !== undefined && !old)) return undefined;
  const parts = { base: old, mine: own, theirs: other };
  const { part, ...rest } = mergeParts(parts, resolve, kindOfFile(name));
  const text = checkedText(name, part);
  return text === undefined ? undefined : { text, ...rest };
}

function byLines(versions: Texts, resolve: ResolveConflict): MergedText {
  const lines = (text: string | undefined) => (text === undefined ? [] : normalised(text).split(/(?<=\n)/));
  const conflicts: Conflict[] = [];
  const pieces = diff3Merge(lines(versions.mine), lines(versions.base), lines(versions.theirs)).flatMap(
    ({ ok, conflict: hunk }) => {
      if (!hunk) return ok ?? [];
      const [base, mine, theirs] = [hunk.o, hunk.a, hunk.b].map((part) => part.join(""));
      const line = hunk.aIndex + 1;
      const place = { where: [`line ${line}`], labels: [`Line ${line}`], syntax: "plain" as const };
      const conflict = { ...place, base, mine, theirs };
      const answer = resolve(conflict);
      if (answer === undefined) conflicts.push(conflict);
      if (typeof answer === "object") return [normalised(answer.write)];
      return answer === "theirs" ? hunk.b : hunk.a;
    },
  );
  return { text: pieces.join(""), conflicts, keptMoves: [] };
}
