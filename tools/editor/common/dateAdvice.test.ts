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
  ["June 85", "dates", "The year of “June 85” has only two digits. Write it in full, for example June 1985."],
  ["3/6/85", "days", "The year of “3/6/85” has only two digits. Write it in full, for example 3/6/1985."],
  [
    "3 June ’12",
    "days",
    "The year of “3 June ’12” has only two digits. Write it in full, for example 3 June 2012.",
  ],
  [
    "late ’85",
    "uncertain dates",
    "The year of “late ’85” has only two digits. Write it in full, for example late 1985.",
  ],
  ["June 85", "days", "“June 85” is not a single day. Write for example 3 June 1985."],
  ["June 12", "days", "“June 12” has no year. Write for example 3 June 1985."],
  [
    "since 1985",
    "uncertain dates",
    "“since 1985” does not say when the period ended. Write only the beginning: 1985. For one event at an unknown time, write: in or after 1985.",
  ],
  [
    "3rd June 1985 – present",
    "days",
    "“3rd June 1985 – present” does not say when the period ended. Write only the beginning: 3 June 1985.",
  ],
  [
    "June 1985 onwards",
    "dates",
    "“June 1985 onwards” does not say when the period ended. Write only the beginning: June 1985.",
  ],
  [
    "until 1985",
    "uncertain dates",
    "“until 1985” does not say when the period began. Write only the end: 1985. For one event at an unknown time, write: in or before 1985.",
  ],
  [
    "June 1985 (?)",
    "uncertain dates",
    "The editor cannot read the question mark of “June 1985 (?)”. Write about June 1985.",
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
