import { contentFiles } from "../../tests/support/contentFiles";
import { caseOf, edits } from "../../tests/support/randomEdits";
import fc from "fast-check";
import { parse } from "yaml";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { inOrder } from "../../src/content-model/dates";
import { kindOfFile } from "../../src/content-model/kinds";
import { formatText, mergeText } from "./mergeText";

/** The content files of the campaign and of the fixtures, without content/README.md. */
const files = ["content", "tests/fixtures/campaign", "tests/fixtures/smallest"]
  .flatMap(contentFiles)
  .filter(({ name }) => name !== "README.md")
  // The files are formatted first, because a merge writes formatted text.
  .map(({ name, text }) => ({ name, text: formatText(name, text) }));

/** Returns the content of a file with its lists and paragraphs sorted, so that a comparison ignores the order of entries. */
function saying(name: string, text: string): unknown {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((entry) => JSON.stringify(sorted(entry))).sort();
    if (typeof value !== "object" || value === null) return typeof value === "string" ? value.trim() : value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, sorted(field)]));
  };
  const isMarkdown = name.endsWith(".md");
  const { yaml, body } = (isMarkdown && splitFrontMatter(text)) || {
    yaml: isMarkdown ? "" : text,
    body: isMarkdown ? text : "",
  };
  return sorted([parse(yaml), body.trim().split(/\n\n+|\n(?=- )/)]);
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/^[\s-]+/, ""))
    // A line that ends with `[]` is left out. Such a line only shows that a list has lost all its entries.
    .filter((line) => line !== "" && !line.endsWith("[]"));
/** Returns the lines that a version contains but the earlier version does not. */
const newLines = (before: string, after: string) => {
  const old = new Set(linesOf(before));
  return linesOf(after).filter((line) => !old.has(line));
};

const file = fc.constantFrom(...files);
const runs = (numRuns: number) => ({ numRuns, seed: 20261121 });

it("keeps what two people change in different places", () => {
  fc.assert(
    fc.property(file, edits, (one, all) => {
      const { name, base, mine, theirs, both } = caseOf(one, all, true);
      expect(mergeText(name, { base, mine, theirs: base }).text).toBe(mine);
      const merged = mergeText(name, { base, mine, theirs });
      expect(merged.conflicts).toEqual([]);
      expect(saying(name, merged.text)).toEqual(saying(name, both));
      const lines = linesOf(merged.text);
      expect(lines).toEqual(expect.arrayContaining([...newLines(base, mine), ...newLines(base, theirs)]));
    }),
    runs(80),
  );
});

/** Returns a wording of a conflict without its YAML punctuation. */
const bare = (text: string) =>
  text
    .replace(/^\w+: /, "")
    .replace(/^"|"$/g, "")
    .replaceAll('\\"', '"')
    .replace(/\s+/g, " ");

/** Returns whether the entries of a chronological list are in order. True for other lists. */
function isOrdered(name: string, text: string): boolean {
  const field = kindOfFile(name)?.sortedBy;
  if (field === undefined) return true;
  const entries = parse(text) as Record<string, string>[];
  return inOrder(entries, (entry) => String(entry[field])).every((entry, index) => entry === entries[index]);
}

it("never silently loses a line, whichever side is first, and stays in chronological order", () => {
  fc.assert(
    fc.property(file, edits, (one, all) => {
      const { name, base, mine, theirs } = caseOf(one, all, false);
      const merged = mergeText(name, { base, mine, theirs });
      const swapped = mergeText(name, { base, mine: theirs, theirs: mine });
      const turned = swapped.conflicts.map((conflict) => ({
        ...conflict,
        mine: conflict.theirs,
        theirs: conflict.mine,
      }));
      // The labels are left out, because the label of an entry contains its name, and each side has written this name in its own way.
      const asSet = (conflicts: readonly object[]) =>
        new Set(conflicts.map((each) => JSON.stringify({ ...each, labels: undefined })));
      expect(asSet(turned)).toEqual(asSet(merged.conflicts));
      const shown = merged.conflicts.flatMap((conflict) => [conflict.mine ?? "", conflict.theirs ?? ""]);
      const kept = linesOf([merged.text, ...shown].join("\n")).join("\n");
      const [said, plain] = [kept.replace(/\s+/g, " "), bare(kept)];
      const lost = [...newLines(base, mine), ...newLines(base, theirs)].filter(
        (line) => !said.includes(line.replace(/\s+/g, " ")) && !plain.includes(bare(line)),
      );
      expect(lost).toEqual([]);
      expect(isOrdered(name, merged.text) || !isOrdered(name, base)).toBe(true);
    }),
    runs(80),
  );
});
