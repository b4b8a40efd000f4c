import { afterVisit, readLedger, writeLedger } from "./ledger";

const [one, two] = ["https://host.test/one", "https://host.test/two?a=b#c"];

test("a ledger is read as it was written, in alphabetical order", () => {
  const ledger = new Map([
    [two, null],
    [one, "2026-01-02"],
  ]);
  const written = writeLedger(ledger);
  expect(written.split("\n").slice(1)).toEqual([`2026-01-02  ${one}`, `never       ${two}`, ""]);
  expect([...readLedger(written)].sort()).toEqual([...ledger].sort());
});

test("a run keeps the day of what does not answer, and drops what is no longer named", () => {
  const before = new Map([
    [one, "2026-01-02"],
    ["https://host.test/gone", "2026-01-02"],
  ]);
  expect([...afterVisit(before, [one, two], new Set([two]), "2026-03-04")]).toEqual([
    [one, "2026-01-02"],
    [two, "2026-03-04"],
  ]);
  expect(afterVisit(before, [two], new Set(), "2026-03-04").get(two)).toBeNull();
});

test.each(["yesterday  https://host.test/", "2026-01-02", "2026-01-02  http://host.test/"])(
  "the line %j is refused with its place",
  (line) => {
    expect(() => readLedger(`# A comment\n${line}\n`)).toThrow(
      /^links\.txt:2 {2}.*Write "never" and the address/,
    );
  },
);
