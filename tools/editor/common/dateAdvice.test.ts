import { dateAdvice, readAcceptedDate, type AcceptedDates } from "./dateAdvice";

const said = (text: string, accepts: AcceptedDates) => {
  const { problem = "", advice } = dateAdvice(text, accepts);
  return `${problem} ${advice}`.trim();
};

it.each<[string, AcceptedDates, string]>([
  [
    "3rd June 1985, around half past seven",
    "uncertain dates",
    "The editor can read “3 June 1985”, but not “around half past seven”. Write only the day: 3 June 1985. Or write the exact time in figures, for example 3 June 1985 at 19:30.",
  ],
  [
    "about 3 June 1985 at 7:35",
    "uncertain dates",
    "The editor can read “about 3 June 1985”, but not “at 7:35”. Write only the day: about 3 June 1985. Or write the exact time in figures, for example 3 June 1985 at 19:30.",
  ],
  [
    "early in the morning of 3 June 1985",
    "dates",
    "The editor can read “3 June 1985”, but not “early in the morning of”. Write only the day: 3 June 1985. Or write the exact time in figures, for example 3 June 1985 at 19:30.",
  ],
  [
    "3 June 1985 at 7.35am",
    "days",
    "“3 June 1985 at 7.35am” is not a single day. Write only the day: 3 June 1985.",
  ],
  [
    "Christmas 1985",
    "uncertain dates",
    "“Christmas 1985” may mean more than one day. Write the date that you mean, for example 25 December 1985, or about 25 December 1985.",
  ],
  [
    "xmas 1985",
    "days",
    "“xmas 1985” may mean more than one day. Write the date that you mean, for example 25 December 1985.",
  ],
  [
    "around New Year 1985",
    "uncertain dates",
    "“around New Year 1985” may mean more than one day. Write the date that you mean, for example 1 January 1985, or between 31 December 1984 and 1 January 1985.",
  ],
  [
    "Easter 1985",
    "dates",
    "“Easter 1985” may mean more than one day. Write the date that you mean, for example April 1985.",
  ],
  ["31 June 1985", "days", "The date “31 June 1985” does not exist. Write for example 3 June 1985."],
  [
    "around Christmas 1985",
    "dates",
    "“around Christmas 1985” is not a single date without words such as “about”. Write for example 3 June 1985, June 1985 or 1985.",
  ],
  ["June 1985", "days", "“June 1985” is not a single day. Write for example 3 June 1985."],
  [
    "the day that he came",
    "uncertain dates",
    "Write for example 3 June 1985, about June 1985, or between 1985 and 1987.",
  ],
  ["3rd June", "days", "“3rd June” has no year. Write for example 3 June 1985."],
  ["Boxing Day", "days", "“Boxing Day” has no year. Write for example 3 June 1985."],
  [
    "about June",
    "uncertain dates",
    "“about June” has no year. Write for example 3 June 1985, about June 1985, or between 1985 and 1987.",
  ],
  ["in", "days", "Write for example 3 June 1985."],
  ["Christmas", "days", "Write for example 3 June 1985."],
])("says what to write in place of “%s” in a field for %s", (text, accepts, sentences) => {
  expect(said(text, accepts)).toBe(sentences);
});

it.each<[string, AcceptedDates, string | undefined]>([
  ["1985", "dates", "1985"],
  ["3rd June 1985", "days", "1985-06-03"],
  ["June 1985", "days", undefined],
  ["around Christmas 1985", "uncertain dates", "1985-12-25~"],
  ["around Christmas 1985", "dates", undefined],
  ["Christmas 1985", "uncertain dates", undefined],
])("reads “%s” in a field for %s: %s", (text, accepts, date) => {
  expect(readAcceptedDate(text, accepts)).toBe(date);
});
