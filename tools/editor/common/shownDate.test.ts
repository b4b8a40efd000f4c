import { momentOf } from "./shownDate";

it.each([
  [new Date(2026, 10, 27, 1, 13), "today at 01:13"],
  [new Date(2026, 10, 26, 23, 59), "yesterday at 23:59"],
  [new Date(2026, 10, 20, 8, 5), "20 Nov 2026 at 08:05"],
])("says %s as people do", (when, expected) => {
  expect(momentOf(when.toISOString(), new Date(2026, 10, 27, 9, 0))).toBe(expected);
});
