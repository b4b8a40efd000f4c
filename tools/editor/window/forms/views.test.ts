import { kinds } from "../../../../src/content-model/kinds";
import type { Kind } from "../../../../src/content-model/kind";
import { textOf, valuesOf, type Values } from "../../server/contentText";
import { formViews, type FieldView } from "./views";

/** For each control, a value that a person may enter, as the control reports it, and the value that the file then contains. */
const entered: Partial<Record<FieldView["control"], [unknown, unknown]>> = {
  date: ["2001-02-03", "2001-02-03"],
  number: ["7", 7],
  yesNo: [false, false],
  words: [
    ["one: two", "", "three"],
    ["one: two", "three"],
  ],
};

/** References to several targets. */
const several = ["judgment-1999:145", "hansard"];

/** Returns each field of a kind by its path, with the fields of groups and of the first entries of lists. */
const fieldsOf = (views: readonly FieldView[], above: readonly string[] = []): [string[], FieldView][] =>
  views.flatMap((view): [string[], FieldView][] => {
    const path = [...above, view.key];
    if (view.control === "group") return fieldsOf(view.fields, path);
    return view.control === "list" ? fieldsOf(view.fields, [...path, "0"]) : [[path, view]];
  });

const all = kinds.flatMap((kind) => {
  const { fields, settings } = formViews(kind);
  return fieldsOf([...fields, ...settings]).map(
    ([path, view]) => [`${kind.type}: ${path.join(".")}`, kind, path, view] as const,
  );
});

/** Returns groups and lists that contain a value at this path. */
const inPath = ([key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const inner = inPath(rest, value);
  return key === "0" ? [inner] : { [key]: inner };
};

const at = (whole: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => (value as Values | undefined)?.[key], whole);

/** Returns the text of a file of this kind without any fields. */
const blank = ({ shape }: Kind) =>
  shape === "list" ? "[]\n" : shape === "markdown" ? "---\n{}\n---\n" : "{}\n";

it("each field of each kind has a name and a control", () => {
  expect(all.length).toBeGreaterThan(100);
  for (const [, , , { label }] of all) expect(label).toMatch(/^[A-Z]/);
});

it("the help of a date has no date in the form of a file", () => {
  const dates = all.filter(([, , , { control }]) => control === "date");
  expect(dates.length).toBeGreaterThan(10);
  for (const [name, , , { help }] of dates)
    expect([name, help]).toEqual([name, expect.not.stringMatching(/\d{4}/)]);
});

it.each(all)("%s is set, read back, emptied, and gone from the file", (_name, kind, path, view) => {
  const choice = view.options.find((option) => option !== view.fallback) ?? "A text: with a colon";
  const [typed, written] =
    view.control === "switch"
      ? [view.fallback !== true, view.fallback !== true]
      : view.control === "reference" && view.isMany
        ? [several, several]
        : (entered[view.control] ?? [choice, choice]);
  const text = textOf(kind, blank(kind), inPath(path, typed) as Values);
  expect(at(valuesOf(kind, text), path)).toEqual(written);
  const empty = view.control === "switch" ? view.fallback : Array.isArray(typed) ? [] : "";
  const emptied = textOf(kind, text, inPath(path, empty) as Values);
  expect(at(valuesOf(kind, emptied), path)).toBe(path[0] === "body" ? "" : undefined);
  // A value that is entered again after it was removed is written again.
  expect(at(valuesOf(kind, textOf(kind, emptied, inPath(path, typed) as Values)), path)).toEqual(written);
});
