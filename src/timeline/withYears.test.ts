import { withYears } from "./withYears";

test("a year is marked at its first entry only", () => {
  const events = ["1985", "1985", "1986", "1988"].map((year) => ({ year }));
  expect(withYears(events).map(({ newYear }) => newYear)).toEqual(["1985", null, "1986", "1988"]);
});

test("a timeline without entries has no years", () => {
  expect(withYears([])).toEqual([]);
});
