import { stringify } from "yaml";
import { z } from "zod";
import { references, type Reference } from "../../src/content-model/fields";
import type { Kind } from "../../src/content-model/kind";
import { kinds } from "../../src/content-model/kinds";
import { unwrapSchema } from "../../src/content-model/walkSchema";
import { conflictWords } from "./conflictWords";
import { differencesBetween } from "./differences";
import { collapseUnchanged } from "./diffSegments";
import { mergeText } from "./mergeText";
import { labelInWords, type Targets } from "./targets";

/** Targets whose keys begin with "zz-". Files contain these keys, but no list of changes may show them. */
const targets: Targets = {
  nameOf: (to, value) =>
    to === "file" ? value.replace(/^.*\//, "") : `The ${to.toLowerCase()} ${value.replace(/^zz-\w+-/, "")}`,
  kindOfSource: () => "judgment",
};

/** Returns a valid value for a field. For an object, the value contains all fields. Different values of `number` give different values. */
function valueOf(field: z.ZodType, key: string, number: number): unknown {
  const { schema, shape } = unwrapSchema(field);
  const to: Reference | undefined = references.get(schema)?.to;
  if (to === "file") return `images/picture-${number}.jpg`;
  if (to) return `zz-${to}-${number}`;
  if (shape.type === "list") return [valueOf(shape.of, key, number), valueOf(shape.of, key, number + 10)];
  if (shape.type === "object")
    return Object.fromEntries(
      Object.entries(shape.fields).map(([name, one]) => [name, valueOf(one, name, number)]),
    );
  if (shape.type === "boolean") return number % 2 === 0;
  if (shape.type === "day") return `2020-01-0${number % 9}`;
  if (shape.type === "number" || shape.type === "whole number") return number;
  if (schema instanceof z.ZodEnum) return schema.options[number % schema.options.length];
  return schema.meta()?.multiline ? `Words ${number}\n\nMore words` : `Words ${number}`;
}

const fieldsOf = ({ schema }: Kind) => Object.keys(schema.shape);

/** Returns the text of a file of a kind, in which some entries have all fields. */
function fileWith({ shape }: Kind, entries: readonly unknown[]): string {
  if (shape === "list") return stringify(entries);
  const yaml = stringify(entries[0]);
  return shape === "object" ? yaml : `---\n${yaml}---\n\nSee [it](zz-page-1.md)[^zz-source-1:2].\n`;
}

const nameOf = ({ shape, source }: Kind) => (shape === "markdown" ? `${source}/zz-file.md` : source);

const entryOf = (kind: Kind, number: number) => valueOf(kind.schema, "", number) as Record<string, unknown>;

/** Returns an entry without the fields `left`. Another field then names the entry, as in an entry whose optional field is empty. */
function without(entry: Record<string, unknown>, ...left: readonly string[]) {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !left.includes(key)));
}

/**
 * Matches text that volunteers must not see: keys, names of fields in files, names of files, characters of YAML, and positions that no form
 * shows.
 */
const unwanted = /zz-|\b[a-z]+[A-Z]\w*|\.(?:md|ya?ml)\b|(?:^|: )[|>][-+]?$|\[\]|\bnumber \d/m;

function shownIn(kind: Kind, before: string | undefined, after: string | undefined): string {
  const [old, now] = [before, after].map((text) => (text === undefined ? undefined : Buffer.from(text)));
  const { title, changes } = differencesBetween(nameOf(kind), old, now, targets);
  const lines = changes.map(({ label, words }) =>
    [label, ...collapseUnchanged(words).map(({ shown }) => shown)].join(" / "),
  );
  expect(changes.length).toBeGreaterThan(0);
  return [...(kind.shape === "markdown" ? [] : [title]), ...lines].join("\n");
}

describe.each(kinds.map((kind): [string, Kind] => [kind.label, kind]))(
  "in the words of the screen: %s",
  (_label, kind) => {
    const [first, second, third] = [1, 2, 3].map((number) => entryOf(kind, number)) as [
      Record<string, unknown>,
      Record<string, unknown>,
      Record<string, unknown>,
    ];

    it("a file that was added or deleted", () => {
      expect(shownIn(kind, undefined, fileWith(kind, [first]))).not.toMatch(unwanted);
      expect(shownIn(kind, fileWith(kind, [first]), undefined)).not.toMatch(unwanted);
    });

    it.each(fieldsOf(kind))("the field %s, changed, added and removed", (field) => {
      const changed = { ...first, [field]: second[field] };
      for (const other of [changed, without(first, field)]) {
        expect(shownIn(kind, fileWith(kind, [first]), fileWith(kind, [other]))).not.toMatch(unwanted);
        expect(shownIn(kind, fileWith(kind, [other]), fileWith(kind, [first]))).not.toMatch(unwanted);
      }
    });

    it.each(fieldsOf(kind))("a conflict about the field %s", (field) => {
      const [mine, theirs] = [second, third].map((other) =>
        fileWith(kind, [{ ...first, [field]: other[field] }]),
      );
      const versions = { base: fileWith(kind, [first]), mine: mine ?? "", theirs: theirs ?? "" };
      const { conflicts } = mergeText(nameOf(kind), versions);
      const shown = conflicts.map((conflict) => [
        ...conflict.labels.map((label) => labelInWords(label, targets.nameOf)),
        ...conflictWords(nameOf(kind), conflict, targets).map(({ text, shown = text }) => shown),
      ]);
      expect(shown.flat().join("\n")).not.toMatch(unwanted);
    });

    if (kind.shape !== "list") return;

    // Each case leaves out one more of the fields that can name an entry.
    const naming = ["title", "name", "from", "label", "question", "text"];
    it.each(["", ...naming])(
      "an entry that was added, deleted or moved, without all names up to “%s”",
      (last) => {
        const left = naming.slice(0, naming.indexOf(last) + 1);
        const [one, two] = [without(first, ...left), without(second, ...left)];
        const [single, both, moved] = [[one], [one, two], [two, one]].map((list) => fileWith(kind, list));
        expect(shownIn(kind, single, both)).not.toMatch(unwanted);
        expect(shownIn(kind, both, single)).not.toMatch(unwanted);
        expect(shownIn(kind, both, moved)).not.toMatch(unwanted);
      },
    );
  },
);

it("says to which page a link was changed, and which source is cited now", () => {
  const page = (text: string) => Buffer.from(`---\ntitle: A\n---\n\n${text}\n`);
  const wordsBetween = (before: string, after: string) =>
    differencesBetween("pages/a.md", page(before), page(after), targets).changes.flatMap(({ words }) =>
      words.filter(({ type }) => type !== "unchanged").map(({ text, shown = text }) => shown.trim()),
    );
  expect(wordsBetween("See [it](zz-page-1.md) here.", "See [it](zz-page-2.md) here.")).toEqual([
    "(link to “The page 1”)",
    "(link to “The page 2”)",
  ]);
  expect(wordsBetween("So.[^zz-source-1]", "So.[^zz-source-2]")).toEqual([
    "[The source 1]",
    "[The source 2]",
  ]);
});
