import { dateInWords } from "../../../src/content-model/dates";
import { isMissingDate, readDate } from "./readDate";

it.each([
  ["about June 1985", "1985-06~"],
  ["around 3 June 1985", "1985-06-03~"],
  ["c. 1985", "1985~"],
  ["between 1985 and 1987", "[1985..1987]"],
  ["between June and August 1985", "[1985-06..1985-08]"],
  ["summer 1985", "[1985-06..1985-08]"],
  ["spring 85", "[1985-03..1985-05]"],
  ["in the spring of ’85", "[1985-03..1985-05]"],
  ["3rd June 1985", "1985-06-03"],
  ["1985/86", "1985/1986"],
  ["1985-86", "1985/1986"],
  ["1985 – 86", "1985/1986"],
  ["about summer 1985", "[1985-06..1985-08]"],
  ["in the autumn of 1985", "[1985-09..1985-11]"],
  ["winter 1985", "[1985-12..1986-02]"],
  ["fall 1985", "[1985-09..1985-11]"],
  ["mid-1985", "[1985-05..1985-08]"],
  ["early 1985", "[1985-01..1985-04]"],
  ["late in 1985", "[1985-09..1985-12]"],
  ["early June 1985", "[1985-06-01..1985-06-10]"],
  ["mid-June 1985", "[1985-06-11..1985-06-20]"],
  ["about the middle of June 1985", "[1985-06-11..1985-06-20]"],
  ["at the end of February 1988", "[1988-02-21..1988-02-29]"],
  ["the early 1980s", "[1980..1983]"],
  ["in the mid-1980s", "[1984..1986]"],
  ["late 1980s", "[1987..1989]"],
  ["12 March 2019", "2019-03-12"],
  ["27 November 2026", "2026-11-27"],
  ["27th of Nov. 2026", "2026-11-27"],
  ["Monday 3 June 1985", "1985-06-03"],
  ["March 12, 2019", "2019-03-12"],
  ["June the 3rd, 1985", "1985-06-03"],
  ["Monday the 3rd of June 1985", "1985-06-03"],
  ["probably 1985", "1985~"],
  ["probably in June 1985", "1985-06~"],
  ["probably on the 3rd of June 1985", "1985-06-03~"],
  ["June 1985", "1985-06"],
  ["in 1985 ", undefined],
  ["03/06/1985", "1985-06-03"],
  ["in or before December 2012", "[..2012-12]"],
  ["on or after 3 June 1985", "[1985-06-03..]"],
  ["by June 1985", "[..1985-06]"],
  ["before June 1985", "[..1985-05]"],
  ["before 1985", "[..1984]"],
  ["before 1 January 1986", "[..1985-12-31]"],
  ["after 28 February 1985", "[1985-03-01..]"],
  ["After December 1985", "[1986-01..]"],
  ["the 3rd of June 1985", "1985-06-03"],
  ["before the 3rd of June 1985", "[..1985-06-02]"],
  ["1980s", "[1980..1989]"],
  ["in the 1980s", "[1980..1989]"],
  ["June or July 1985", "[1985-06..1985-07]"],
  ["31 May or 1 June 1985", "[1985-05-31..1985-06-01]"],
  ["1985 or 1986", "[1985..1986]"],
  ["5-7 June 1985", "1985-06-05/1985-06-07"],
  ["5 June - 7 July 1985", "1985-06-05/1985-07-07"],
  ["3 to 5 June 1985", "1985-06-03/1985-06-05"],
  ["1985 – 1987", "1985/1987"],
  ["1985-1987", "1985/1987"],
  ["7 August 1985 at 7:35", "1985-08-07T07:35"],
  ["7 August 1985, 7.35am", "1985-08-07T07:35"],
  ["7 August 1985, at 4:15 pm", "1985-08-07T16:15"],
  ["7 August 1985 12:05 a.m.", "1985-08-07T00:05"],
  ["7th August 1985 at 7 pm", "1985-08-07T19:00"],
  ["around Christmas 1985", "1985-12-25~"],
  ["about Christmas of 1985", "1985-12-25~"],
  ["Christmas Day 1985", "1985-12-25"],
  ["about Boxing Day, 1985", "1985-12-26~"],
  ["New Year’s Eve 1985", "1985-12-31"],
  ["before New Year's Day 1986", "[..1985-12-31]"],
])("reads %s", (typed, expected) => {
  expect(readDate(typed)).toBe(expected ?? "1985");
});

it("reads today and yesterday", () => {
  jest.useFakeTimers({ now: new Date("2026-03-01T12:00") });
  expect(["today", " Today ", "Yesterday"].map(readDate)).toEqual(["2026-03-01", "2026-03-01", "2026-02-28"]);
});

it.each([
  "1985-06~",
  "[1985..1987]",
  "1985",
  "31 June 1985",
  "before 31 June 1985",
  "after 7 August 1985 at 7:35",
  "June or August 1985",
  "1985s",
  "a day in June",
  "",
  "spring 12",
  "2005/06",
  "1986/85",
  "3rd June",
  "next week",
  "early 3 June 1985",
  "late Junes 1985",
  "June 1985 at 7:35",
  "7 August 1985 at 25:35",
  "7 August 1985 at 13:35 pm",
  "7 August 1985, about 7:35 am",
  "7 August 1985, around half past seven",
  "7 August 1985 at 7",
  "7 August 1985 at 13 pm",
  "Christmas 1985",
  "at Christmas 1985",
  "around New Year 1985",
  "around Easter 1985",
])("leaves %j as it is", (typed) => {
  expect(readDate(typed)).toBeUndefined();
});

it.each([
  "1985-06~",
  "[1985..1987]",
  "2019-03-12",
  "1985-08-07T07:35",
  "[..2012-12]",
  "1985-06-03/1985-06-05",
])("reads %s again as the page shows it", (date) => {
  expect(readDate(dateInWords(date, "en-GB") ?? "")).toBe(date);
});

it.each([
  ["29 February 2027", true],
  ["2027-02-29", true],
  ["about 31 June 1985", true],
  ["12/25/2019", false],
  ["28 February 2027", false],
  ["next week", false],
  ["June", false],
])("knows whether %s is a date that does not exist: %s", (text, isMissing) => {
  expect(isMissingDate(text)).toBe(isMissing);
});
