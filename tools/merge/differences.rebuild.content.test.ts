import fc from "fast-check";
import { parse } from "yaml";
import { contentFiles } from "../../tests/support/contentFiles";
import { caseOf, edits } from "../../tests/support/randomEdits";
import { differencesBetween } from "./differences";
import { partsOf } from "./mergeText";
import type { Difference, DataPath } from "./partDifferences";

const files = ["content", "tests/fixtures/campaign", "tests/fixtures/smallest"]
  .flatMap(contentFiles)
  .filter(({ name }) => name !== "README.md");

/**
 * Trims all texts in the data, because a line break after the last line does not count as a change. A file without entries does not have
 * data, so the result is undefined.
 */
function trimmed(data: unknown): unknown {
  if (data === undefined) return undefined;
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === "string" ? value.trim() : value,
  );
  return JSON.parse(text) as unknown;
}

/** Returns the data of a file: its fields or entries, and the blocks of its body. */
function dataOf(name: string, text: string): unknown {
  const part = partsOf(name, text);
  const data = trimmed(part?.data);
  if (part?.group?.kind !== "text") return data;
  const [fields, body] = data as [object, unknown];
  return { ...fields, body };
}

const valueOf = ({ isYaml, after = "" }: Difference): unknown => (isYaml ? trimmed(parse(after)) : after);

/** Rebuilds the later data from the earlier data and the differences. */
function rebuilt(
  old: unknown,
  changes: readonly Difference[],
  from: DataPath = [],
  to: DataPath = [],
): unknown {
  const is = (place: DataPath | undefined, wanted: DataPath) => place?.join(" ") === wanted.join(" ");
  const own = changes.find((change) => !change.moved && is(change.from, from) && is(change.to, to));
  if (own) return valueOf(own);
  const isGone = (place: DataPath) => changes.some((one) => is(one.from, place) && (one.moved ?? !one.to));
  const come = changes.filter((one) => one.to && is(one.to.slice(0, -1), to) && (one.moved ?? !one.from));
  if (Array.isArray(old)) {
    const stayed = old.map((_item, index) => [...from, index] as DataPath).filter((place) => !isGone(place));
    const places: (DataPath | Difference)[] = [...stayed];
    const indexOf = ({ to: at }: Difference) => Number(at?.at(-1));
    for (const one of [...come].sort((a, b) => indexOf(a) - indexOf(b)))
      places.splice(indexOf(one), 0, one.moved ? (one.from ?? []) : one);
    return places.map((place, index) => {
      if ("label" in place) return valueOf(place);
      return rebuilt(old[Number(place.at(-1))], changes, place, [...to, index]);
    });
  }
  if (typeof old !== "object" || old === null) return old;
  const kept = Object.entries(old)
    .filter(([key]) => !isGone([...from, key]))
    .map(([key, value]) => [key, rebuilt(value, changes, [...from, key], [...to, key])]);
  const added = come.map((one) => [one.to?.at(-1), valueOf(one)]);
  return Object.fromEntries([...kept, ...added]) as unknown;
}

const notesIn = (text: string) => (text.match(/\b(?:mine|theirs) notes \d+$/gm) ?? []).sort();

it("says enough to rebuild the later version from the earlier", () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.constantFrom(...files), edits, fc.boolean(), (one, all, apart) => {
      const { name, base, mine, both } = caseOf(one, all, apart);
      for (const [before, after] of [
        [base, mine],
        [mine, both],
        [both, base],
      ] as const) {
        const { changes } = differencesBetween(name, Buffer.from(before), Buffer.from(after));
        expect(rebuilt(dataOf(name, before), changes)).toEqual(dataOf(name, after));
        for (const { words, before: was = "", after: is = "" } of changes) {
          const wording = (left: string) =>
            words.flatMap(({ type, text }) => (type === left ? [] : text)).join("");
          expect([wording("added"), wording("removed")]).toEqual([was, is]);
        }
        const notes = changes.find(({ where: [place], from, to }) => place === "notes" && !from && !to);
        expect(notesIn(notes?.after ?? before)).toEqual(notesIn(after));
        seen += changes.length;
      }
    }),
    { numRuns: 150, seed: 20261125 },
  );
  expect(seen).toBeGreaterThan(300);
});
