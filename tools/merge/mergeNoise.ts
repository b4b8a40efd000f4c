import { diff3Merge } from "node-diff3";

/** Merges comments and blank lines, which are not shown on the site: where both sides changed them, keeps both. */
export function mergeNoise(base: string, mine: string, theirs: string): string {
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  const [own, old, other] = [mine, base, theirs].map((text) => text.split(/(?<=\n)/));
  return diff3Merge(own ?? [], old ?? [], other ?? [])
    .flatMap(({ ok, conflict }) =>
      conflict ? [...conflict.a, ...conflict.b.filter((line) => !conflict.a.includes(line))] : (ok ?? []),
    )
    .join("");
}

/** Merges what surrounds a value on its line: the name before it, a comment after it. Two different comments are joined. */
export function mergeInline(base: string | undefined, mine: string, theirs: string): string {
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  if (theirs.includes("\n", theirs.indexOf("\n") + 1) || mine.includes("\n", mine.indexOf("\n") + 1))
    return mergeNoise(base ?? "", mine, theirs);
  const comment = theirs.slice(theirs.indexOf("#"));
  if (!theirs.includes("#") || mine.includes(comment.trim())) return mine;
  if (!mine.includes("#")) return theirs;
  return `${mine.trimEnd()} ${comment}`;
}

export function withoutEmptyLines(lead: string): string {
  return lead.replace(/^[ \t]*\n/gm, "");
}
