import { sizeInWords } from "../../src/lib/sizeInWords";
import { uncontested, type ResolveConflict, type ThreeWay } from "./conflict";
import { mergeText } from "./mergeText";

const isSame = (a: Buffer | undefined, b: Buffer | undefined) => (a && b ? a.equals(b) : a === b);

/** Decodes the content of a file as UTF-8. Returns undefined if the file is not a text, for example for a picture or a PDF. */
export function decodedText(content: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Returns the text that conflicts and differences show for a file. For a text file, this is its text. For a picture or document, it is the
 * size of the file.
 */
export const inText = (content: Buffer | undefined): string | undefined =>
  content && (decodedText(content) ?? `a file of ${sizeInWords(content.length)}`);

/**
 * Merges two changed versions of one file in content/. A picture or document cannot be merged, so the result is one of the two versions.
 * @param name the file's path below content/
 * @param resolve resolves conflicts
 * @param inWords descriptions of both versions of a picture or document, for the conflict
 * @returns `content`: the merged content, or undefined if the merge deletes the file. `conflicts`: the unresolved conflicts. `keptMoves`:
 * the parts that both sides moved to different places
 */
export function mergeFile(
  name: string,
  versions: ThreeWay<Buffer>,
  resolve?: ResolveConflict,
  inWords?: Partial<ThreeWay<string>>,
) {
  const { base, mine, theirs } = versions;
  const side = uncontested(versions, isSame);
  if (side) return { content: versions[side], conflicts: [], keptMoves: [] };
  const [old, own, other] = [base, mine, theirs].map((content) => content && decodedText(content));
  if (own !== undefined && other !== undefined && !(base && old === undefined)) {
    const { text, ...rest } = mergeText(name, { base: old, mine: own, theirs: other }, resolve);
    return { content: Buffer.from(text), ...rest };
  }
  const texts = { base: inText(base), mine: inText(mine), theirs: inText(theirs) };
  const conflict = { where: [], labels: [], syntax: "plain" as const, ...texts, ...inWords };
  const answer = resolve?.(conflict);
  if (answer === undefined) return { content: mine ?? theirs, conflicts: [conflict], keptMoves: [] };
  const content = typeof answer === "object" ? Buffer.from(answer.write) : versions[answer];
  return { content, conflicts: [], keptMoves: [] };
}
