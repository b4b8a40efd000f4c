import { withYears } from "./withYears";

test("a year is marked at its first entry only", () => {
  const events = [1985, 1985, 1986, 1988].map((year) => ({ year }));
  expect(withYears(events).map(({ period }) => period)).toEqual(["1985", null, "1986", "1988"]);
});

test("with many years, the decades are marked", () => {
  const events = Array.from({ length: 13 }, (_, index) => ({ year: 1985 + index }));
  const marks = (of: typeof events) => withYears(of).flatMap(({ period }) => period ?? []);
  expect(marks(events)).toEqual(["1980s", "1990s"]);
  expect(marks(events.slice(1))).toHaveLength(12);
});
