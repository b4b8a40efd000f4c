import { contentFiles, type ContentFile } from "../../tests/support/contentFiles";
import { caseOf, edits } from "../../tests/support/randomEdits";
import { testimonyText } from "../../tests/support/tinyContent";
import fc from "fast-check";
import { parse } from "yaml";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { isEarlier, stretchOf } from "../../src/content-model/dateOrder";
import { kindOfFile } from "../../src/content-model/kinds";
import { mergeText } from "./mergeText";

/** Content after a campaign's first edits: one more testimony, one renamed, one page fewer, and an empty timeline. */
function edited(files: readonly ContentFile[]): ContentFile[] {
  const first = (folder: string) => files.find(({ name }) => name.startsWith(folder));
  const [renamed, deleted] = [first("testimonies/"), first("pages/")];
  const kept = files.filter((one) => one !== renamed && one !== deleted && one.name !== "timeline.yaml");
  const text = renamed?.text.replace(/^slug: .*$/m, "slug: another-name") ?? testimonyText("another-name", 1);
  return [
    ...kept,
    { name: "timeline.yaml", text: "[]\n" },
    { name: "testimonies/another-name.md", text },
    { name: "testimonies/one-more.md", text: testimonyText("one-more", 2) },
  ];
}

/** Also the campaign's own content, whatever it says today and tomorrow; the guide beside it is no content. */
const own = contentFiles("content").filter(({ name }) => name !== "README.md");
const files = [
  ...new Set([
    ...own,
    ...edited(own),
    ...["campaign", "smallest"].flatMap((name) => contentFiles(`tests/fixtures/${name}`)),
  ]),
];

/** The content of a file, with lists and paragraphs in an order that does not depend on who added first. */
function saying(name: string, text: string): unknown {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((entry) => JSON.stringify(sorted(entry))).sort();
    if (typeof value !== "object" || value === null) return typeof value === "string" ? value.trim() : value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, sorted(field)]));
  };
  const { yaml, body } = (name.endsWith(".md") ? splitFrontMatter(text) : { yaml: text, body: "" }) ?? {
    yaml: "",
    body: text,
  };
  return [sorted(parse(yaml) as unknown), body.trim().split(/\n\n+/).sort()];
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/^[\s-]+/, ""))
    // An emptied list is a change of its entries.
    .filter((line) => line !== "" && line !== "[]");
/** The lines that a version adds to the one before it. */
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
      const merged = mergeText(name, { base, mine, theirs });
      expect(merged.conflicts).toEqual([]);
      expect(saying(name, merged.text)).toEqual(saying(name, both));
      const lines = linesOf(merged.text);
      expect(lines).toEqual(expect.arrayContaining([...newLines(base, mine), ...newLines(base, theirs)]));
    }),
    runs(200),
  );
});

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
      expect(new Set(turned.map((conflict) => JSON.stringify(conflict)))).toEqual(
        new Set(merged.conflicts.map((conflict) => JSON.stringify(conflict))),
      );
      const shown = merged.conflicts
        .flatMap((conflict) => [conflict.mine ?? "", conflict.theirs ?? ""])
        .join("\n");
      const kept = linesOf(`${merged.text}\n${shown}`).join("\n").replace(/\s+/g, " ");
      const wanted = [...newLines(base, mine), ...newLines(base, theirs)].filter(
        (line) => !kept.includes(line.replace(/\s+/g, " ")),
      );
      expect(wanted.filter((line) => !kept.includes(wordsOf(line)))).toEqual([]);
      expect(unordered(name, merged.text)).toEqual(unordered(name, base));
    }),
    runs(150),
  );
});

/** The words of a line of YAML, as a conflict shows them. */
function wordsOf(line: string): string {
  return line
    .replace(/^\w+: /, "")
    .replace(/^"|"$/g, "")
    .replaceAll('\\"', '"')
    .replace(/\s+/g, " ");
}

/** The entries that are not in chronological order, for a list that must be. */
function unordered(name: string, text: string): unknown[] {
  const field = kindOfFile(name)?.sortedBy;
  if (field === undefined) return [];
  const entries = parse(text) as Record<string, string>[];
  return entries
    .slice(1)
    .filter((entry, index) =>
      isEarlier(stretchOf(String(entry[field])), stretchOf(String(entries[index]?.[field]))),
    );
}

it("changes nothing else if only one side has changed something", () => {
  fc.assert(
    fc.property(file, edits, (one, all) => {
      const { name, base, mine } = caseOf(one, all, false);
      expect(mergeText(name, { base, mine, theirs: base })).toEqual({ text: mine, conflicts: [] });
      expect(mergeText(name, { base, mine: base, theirs: mine })).toEqual({ text: mine, conflicts: [] });
      expect(mergeText(name, { base, mine, theirs: mine })).toEqual({ text: mine, conflicts: [] });
    }),
    runs(50),
  );
});
