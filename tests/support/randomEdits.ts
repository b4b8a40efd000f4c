/** Random edits to a content file by two people, for merge tests. */
import fc from "fast-check";
import { parse } from "yaml";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { kindOfFile } from "../../src/content-model/kinds";
import { updateYaml } from "../../tools/merge/updateYaml";
import type { ContentFile } from "./contentFiles";

type Path = readonly (string | number)[];
type Data = Record<string | number, unknown>;

/**
 * Random edits of a field, an entry, a paragraph or a comment. `place` is a random number. The remainder after dividing it by the number of
 * places in the file is the index of the place to edit.
 */
export const edits = fc.array(
  fc.record({
    place: fc.nat(9999),
    what: fc.constantFrom("change", "change", "delete", "add", "comment"),
    side: fc.constantFrom("mine", "theirs"),
    number: fc.nat(99),
  }),
  { minLength: 2, maxLength: 6 },
);
type Edit = typeof edits extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Returns the paths of everything that can be edited in a value: texts, and entries of lists. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, field]) =>
    placesIn(field, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return typeof path.at(-1) === "number" ? [path, ...inside] : inside;
}

const at = (data: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Data | undefined)?.[key], data);

/** Returns a new entry, which is a copy of another entry with different texts. */
function newEntry(value: unknown, mark: string): unknown {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? `new ${mark}` : value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    name === "when" ? field : newEntry(field, mark),
  ]);
  return Array.isArray(value) ? [] : Object.fromEntries(fields);
}

function edited(base: unknown, wanted: readonly { path: Path; edit: Edit }[]): unknown {
  const data = structuredClone(base);
  const others = wanted.filter(({ edit }) => edit.what !== "comment");
  const targets = others.map(({ path, edit }) => ({
    ...edit,
    list: at(data, path.slice(0, -1)) as Data,
    entry: structuredClone(at(data, path)),
    key: path.at(-1) ?? "",
  }));
  // A field is only changed. Unlike an entry of a list, it is neither deleted nor followed by a new one.
  const isChange = ({ what, list }: (typeof targets)[number]) => what === "change" || !Array.isArray(list);
  for (const { list, key, entry, number } of targets.filter(isChange))
    if (typeof entry === "string") list[key] = `${entry.trim()} changed ${number}`;
  // The edits of a list begin at its end, so that they do not change the positions of earlier entries.
  const places = targets.filter((target) => !isChange(target));
  for (const { what, list, key, entry, side, number } of places.sort(
    (a, b) => Number(b.key) - Number(a.key),
  )) {
    const entries = list as unknown as unknown[];
    const index = Number(key);
    if (what === "delete") entries.splice(index, 1);
    else entries.splice(index + 1, 0, newEntry(entry, `${side} ${number}`));
  }
  return data;
}

/**
 * Returns YAML to which the comments of the edits have been added. Each comment is before the entry or field of its edit, or at the end of
 * the text.
 */
function commented(base: string, now: string, wanted: readonly { path: Path; edit: Edit }[]): string {
  const starts = base.split("\n").filter((line) => /^(- |\w+:)/.test(line));
  return wanted.reduce((text, { path: [, key = ""], edit: { what, side, number } }) => {
    if (what !== "comment") return text;
    const note = `# ${side} notes ${number}`;
    if (number % 4 === 0) return `${text.trimEnd()}\n${note}\n`;
    const start = typeof key === "number" ? starts[key] : starts.find((line) => line.startsWith(`${key}:`));
    const lines = text.split("\n");
    const at = lines.indexOf(start ?? "");
    return at === -1 ? text : [...lines.slice(0, at), note, ...lines.slice(at)].join("\n");
  }, now);
}

/**
 * Returns three versions of a file: the base, and the versions of two people who have edited it. If `apart` is true, all edits are in
 * different places, and no edit changes a field that identifies an entry.
 */
export function caseOf({ name, text }: ContentFile, all: readonly Edit[], apart: boolean) {
  const split = name.endsWith(".md") ? splitFrontMatter(text) : undefined;
  const yaml = split ? `${split.yaml}\n` : text;
  const paragraphs = (split?.body ?? text).trim().split(/\n\n+/);
  const hasFields = split !== undefined || !name.endsWith(".md");
  const data = {
    fields: hasFields ? (parse(yaml) as unknown) : null,
    text: hasFields && !split ? [] : paragraphs,
  };
  const keyFields = new Set(Object.values(kindOfFile(name)?.keys ?? {}).flat());
  const places = placesIn(data).filter((path) => !apart || !keyFields.has(String(path.at(-1))));
  const wanted: { path: Path; edit: Edit }[] = [];
  for (const edit of all) {
    const path = places[edit.place % places.length];
    const touches = (other: Path) =>
      other.every((key, index) => index >= (path?.length ?? 0) || key === path?.[index]);
    if (path && (!apart || wanted.every((one) => !touches(one.path)))) wanted.push({ path, edit });
  }
  const version = (keep: (edit: Edit) => boolean) => {
    const now = edited(
      data,
      wanted.filter(({ edit }) => keep(edit)),
    ) as typeof data;
    const updated = hasFields ? updateYaml(yaml, now.fields) : "";
    const notes = wanted.filter(({ path, edit }) => keep(edit) && path[0] === "fields");
    const fields = commented(updateYaml(yaml, data.fields), updated, notes);
    const body = `${now.text.join("\n\n")}\n`;
    if (!split) return hasFields ? fields : body;
    return `---\n${fields.trimEnd()}\n---\n\n${body}`;
  };
  return {
    name,
    base: version(() => false),
    mine: version(({ side }) => side === "mine"),
    theirs: version(({ side }) => side === "theirs"),
    /** The version that contains the edits of both people. */
    both: version(() => true),
  };
}
