import { elapsed } from "./elapsed";

const since = "1985-09-29";

test.each([
  ["the very moment", "1985-09-29T00:00:00Z", 0, 0, 0, 0],
  ["a millisecond before midnight", "1985-09-29T23:59:59.999Z", 0, 0, 0, 0],
  ["the next midnight", "1985-09-30T00:00:00Z", 1, 0, 0, 0],
  ["a week", "1985-10-06T00:00:00Z", 7, 1, 0, 0],
  ["a day short of a mean month", "1985-10-29T00:00:00Z", 30, 4, 0, 0],
  ["a mean month", "1985-10-30T00:00:00Z", 31, 4, 1, 0],
  ["365 days are not yet a mean year", "1986-09-29T00:00:00Z", 365, 52, 11, 0],
  ["366 days are", "1986-09-30T00:00:00Z", 366, 52, 12, 1],
  ["over a leap day", "1988-03-01T00:00:00Z", 884, 126, 29, 2],
  ["another time zone's evening is the next day in UTC", "1985-09-29T20:00:00-05:00", 1, 0, 0, 0],
  ["a day of 2025", "2025-10-28T12:00:00Z", 14_639, 2_091, 480, 40],
  ["a clock that is wrong by years, before the start", "1970-01-01T00:00:00Z", 0, 0, 0, 0],
])("%s", (_case, now, days, weeks, months, years) => {
  expect(elapsed(since, new Date(now))).toEqual({ years, months, weeks, days });
});
