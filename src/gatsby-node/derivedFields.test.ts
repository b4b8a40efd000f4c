import { accountIcons } from "../content-model/campaign";
import { accountMarks } from "./accountMarks";
import { derivedFields } from "./derivedFields";

const hasSamples = (entries: object[]) =>
  derivedFields.Campaign.hasSamples.resolve({}, {}, {
    nodeModel: { findAll: () => Promise.resolve({ entries }) },
  } as never);

test.each<[string, object[], boolean]>([
  ["an entry", [{ sample: false }, { sample: true }], true],
  ["a person inside a section", [{ people: [{ name: "A" }, { name: "B", sample: true }] }], true],
  ["nothing any more", [{ sample: false, people: [{ name: "A" }] }], false],
])("the notice stands while %s is a sample", async (_what, entries, expected) => {
  expect(await hasSamples(entries)).toBe(expected);
});

test("each service that content may name has its mark or none on purpose", () => {
  expect(Object.keys(accountMarks).sort()).toEqual([...accountIcons].sort());
  for (const mark of Object.values(accountMarks)) expect(mark ?? "M0").toMatch(/^M/);
});
