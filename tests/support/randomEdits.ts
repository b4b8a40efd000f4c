/** Random edits to a content file by two people, for merge tests. */
import fc from "fast-check";
import { parse } from "yaml";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { kindOfFile } from "../../src/content-model/kinds";
import { updateYaml } from "../../tools/merge/updateYaml";

type Path = readonly (string | number)[];
type Data = Record<string | number, unknown>;

/** One edit of a YAML field or entry, or of a paragraph. */
export interface Edit {
  /** The position among all places in the file, from 0 to 1. */
  place: number;
  what: "change" | "delete" | "add";
  side: "mine" | "theirs";
  number: number;
}

export const edits = fc.array(
  fc.record({
    place: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
    what: fc.constantFrom("change", "change", "delete", "add"),
    side: fc.constantFrom("mine", "theirs"),
    number: fc.nat(99),
  }) satisfies fc.Arbitrary<Edit>,
  { minLength: 2, maxLength: 6 },
);

/** The editable places in YAML: texts and list entries. */
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

/** Applies the edits to data; additions and deletions come last, so that paths stay valid. */
function editedData(base: unknown, wanted: readonly { path: Path; edit: Edit }[]): unknown {
  const data = structuredClone(base);
  const targets = wanted.map(({ path, edit }) => ({
    edit,
    list: at(data, path.slice(0, -1)) as Data | unknown[] | undefined,
    value: at(data, path),
    key: path.at(-1) ?? "",
  }));
  for (const { edit, list, value, key } of targets) {
    if (list === undefined || edit.what !== "change" || typeof value !== "string") continue;
    (list as Data)[key] = `${value.trim()} changed ${edit.number}`;
  }
  for (const { edit, list, value } of targets) {
    if (!Array.isArray(list) || edit.what === "change") continue;
    const index = list.indexOf(value);
    const copy = newEntry(value, `${edit.side} ${edit.number}`);
    if (edit.what === "add") list.splice(index + 1, 0, copy);
    else if (index >= 0) list.splice(index, 1);
  }
  return data;
}

/** A copy of an entry with different texts. */
function newEntry(value: unknown, mark: string): unknown {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? `new ${mark}` : value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    name === "when" ? field : newEntry(field, mark),
  ]);
  return Array.isArray(value) ? [] : Object.fromEntries(fields);
}

/** Applies the edits to paragraphs. */
function editedText(base: string, wanted: readonly { index: number; edit: Edit }[]): string {
  const paragraphs = base.trim().split(/\n\n+/);
  const result = paragraphs.flatMap((paragraph, index) => {
    const { edit } = wanted.find((one) => one.index === index) ?? {};
    if (!edit) return [paragraph];
    if (edit.what === "delete") return [];
    if (edit.what === "add") return [paragraph, `A new one of ${edit.side} ${edit.number}.`];
    return [`${paragraph} Changed ${edit.number}`];
  });
  return `\n${result.join("\n\n")}\n`;
}

export interface Case {
  name: string;
  base: string;
  mine: string;
  theirs: string;
  /** The version with all edits. */
  both: string;
}

/** Two versions of a file with edits. With `apart`, no place is edited twice, and no key field at all. */
export function caseOf(
  { name, text }: { name: string; text: string },
  all: readonly Edit[],
  apart: boolean,
): Case {
  const kind = kindOfFile(name);
  const split = name.endsWith(".md") ? splitFrontMatter(text) : undefined;
  const body = split?.body ?? text;
  const keyFields = new Set(Object.values(kind?.keys ?? {}).flat());
  const yaml = split?.yaml ?? "";
  const isText = name.endsWith(".md") && (yaml === "" || (all[0]?.number ?? 0) % 2 === 0);
  if (isText) {
    const count = body.trim().split(/\n\n+/).length;
    const wanted: { index: number; edit: Edit }[] = [];
    for (const edit of all) {
      const index = Math.floor(edit.place * count);
      if (!apart || wanted.every((one) => one.index !== index)) wanted.push({ index, edit });
    }
    const version = (keep: (edit: Edit) => boolean) =>
      (split?.head ?? "") +
      editedText(
        body,
        wanted.filter(({ edit }) => keep(edit)),
      );
    return versions(name, version);
  }
  const source = split ? `${yaml}\n` : text;
  const data = parse(source) as unknown;
  const places = placesIn(data).filter((path) => !apart || !keyFields.has(String(path.at(-1))));
  const wanted: { path: Path; edit: Edit }[] = [];
  for (const edit of all) {
    const path = places[Math.floor(edit.place * places.length)] ?? [];
    const touches = (other: Path) => other.every((key, index) => index >= path.length || key === path[index]);
    if (path.length > 0 && (!apart || wanted.every((one) => !touches(one.path)))) wanted.push({ path, edit });
  }
  const version = (keep: (edit: Edit) => boolean) => {
    const changed = updateYaml(
      source,
      editedData(
        data,
        wanted.filter(({ edit }) => keep(edit)),
      ),
    );
    return split ? `---\n${changed.trimEnd()}\n---\n${body}` : changed;
  };
  return versions(name, version);
}

function versions(name: string, version: (keep: (edit: Edit) => boolean) => string): Case {
  return {
    name,
    base: version(() => false),
    mine: version(({ side }) => side === "mine"),
    theirs: version(({ side }) => side === "theirs"),
    both: version(() => true),
  };
}
