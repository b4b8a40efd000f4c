import { kinds } from "../../../../src/content-model/kinds";
import { pageKind } from "../../../../src/content-model/page";
import { sourceKind } from "../../../../src/content-model/source";
import type { Kind } from "../../../../src/content-model/kind";
import { fileText, valuesOf, type Values } from "../../server/contentText";
import { fieldSpecs, formFields, type FieldSpec } from "./fieldSpecs";

/** For each type of control: a value as the control reports it after an entry, and the corresponding value in the file. */
const entered: Partial<Record<FieldSpec["control"], [unknown, unknown]>> = {
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

/** Returns each field of a kind with its path. This includes the fields in groups and in the first entries of lists. */
const fieldsOf = (specs: readonly FieldSpec[], above: readonly string[] = []): [string[], FieldSpec][] =>
  specs.flatMap((spec): [string[], FieldSpec][] => {
    const path = [...above, spec.key];
    if (spec.control === "group") return fieldsOf(spec.fields, path);
    return spec.control === "list" ? fieldsOf(spec.fields, [...path, "0"]) : [[path, spec]];
  });

const all = kinds.flatMap((kind) => {
  const { fields, settings } = formFields(kind);
  return fieldsOf([...fields, ...settings]).map(
    ([path, spec]) => [`${kind.type}: ${path.join(".")}`, kind, path, spec] as const,
  );
});

/** Wraps a value in groups and lists, so that the value is at this path. */
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

it("no help names a file of the content or has a placeholder in capital letters", () => {
  const wrong = all.filter(([, , , { help }]) => /\.md\b|\.yaml\b|\bcontent\/|NAME/.test(help ?? ""));
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it("the help of a date has no date in the form of a file", () => {
  const dates = all.filter(([, , , { control }]) => control === "date");
  expect(dates.length).toBeGreaterThan(10);
  for (const [name, , , { help }] of dates)
    expect([name, help]).toEqual([name, expect.not.stringMatching(/\d{4}/)]);
});

it("the help of a picture or of sources does not say how a file writes them", () => {
  const references = all.filter(([, , , { control }]) => ["picture", "reference"].includes(control));
  expect(references.length).toBeGreaterThan(10);
  for (const [name, , , { help }] of references)
    expect([name, help]).toEqual([name, expect.not.stringMatching(/\.\.\/|\[|:\d|anchors? of/)]);
});

it("an answer that only a person can give is not called optional", () => {
  const { settings } = formFields(pageKind);
  expect(settings.find(({ key }) => key === "aboutLivingPeople")?.isOptional).toBe(false);
});

it.each(all)("%s is set, read back, emptied, and gone from the file", (_name, kind, path, spec) => {
  const choice = spec.options.find((option) => option !== spec.fallback) ?? "A text: with a colon";
  const [typed, written] =
    spec.control === "switch"
      ? [spec.fallback !== true, spec.fallback !== true]
      : spec.control === "reference" && spec.isMany
        ? [several, several]
        : (entered[spec.control] ?? [choice, choice]);
  const text = fileText(kind, blank(kind), inPath(path, typed) as Values);
  expect(at(valuesOf(kind, text), path)).toEqual(written);
  const empty = spec.control === "switch" ? spec.fallback : Array.isArray(typed) ? [] : "";
  const emptied = fileText(kind, text, inPath(path, empty) as Values);
  expect(at(valuesOf(kind, emptied), path)).toBe(path[0] === "body" ? "" : undefined);
  // The value is removed and then entered again. The file must then contain it again.
  expect(at(valuesOf(kind, fileText(kind, emptied, inPath(path, typed) as Values)), path)).toEqual(written);
});

it("does not call the date of a source optional, because only a sample may leave it out", () => {
  const date = fieldSpecs(sourceKind.schema).find(({ key }) => key === "date");
  expect(date).toMatchObject({ isOptional: false });
});

it.each([
  ["Contention", "sources"],
  ["Contention", "foundSources"],
  ["Document", "sources"],
  ["NavigationEntry", "items.0.page"],
  ["Statement", "answers.0.words"],
  ["Statement", "answers.0.sources"],
  ["Statement", "answers.0.when"],
])("%s: %s is not called optional, because a usual entry cannot be saved without it", (type, path) => {
  const found = all.find(([, kind, keys]) => kind.type === type && keys.join(".").endsWith(path));
  expect(found?.[3]).toMatchObject({ isOptional: false });
});

it("a field for more than 300 characters has several lines, so that all of the text can be read", () => {
  const long = all.filter(([, , , { longest = 0 }]) => longest > 300);
  expect(long.length).toBeGreaterThan(0);
  for (const [name, , , { control }] of long) expect([name, control]).toEqual([name, "paragraph"]);
});
