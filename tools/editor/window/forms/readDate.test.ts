import { dateInWords } from "../../../../src/content-model/dates";
import { isMissingDate, readDate } from "./readDate";

it.each([
  ["about June 1985", "1985-06~"],
  ["around 3 June 1985", "1985-06-03~"],
  ["c. 1985", "1985~"],
  ["between 1985 and 1987", "[1985..1987]"],
  ["between June and August 1985", "[1985-06..1985-08]"],
  ["summer 1985", "[1985-06..1985-08]"],
  ["about summer 1985", "[1985-06..1985-08]"],
  ["in the autumn of 1985", "[1985-09..1985-11]"],
  ["winter 1985", "[1985-12..1986-02]"],
  ["12 March 2019", "2019-03-12"],
  ["27 November 2026", "2026-11-27"],
  ["27th of Nov. 2026", "2026-11-27"],
  ["Monday 3 June 1985", "1985-06-03"],
  ["March 12, 2019", "2019-03-12"],
  ["June 1985", "1985-06"],
  ["in 1985 ", undefined],
  ["03/06/1985", "1985-06-03"],
  ["in or before December 2012", "[..2012-12]"],
  ["after 3 June 1985", "[1985-06-03..]"],
  ["3 to 5 June 1985", "1985-06-03/1985-06-05"],
  ["1985 – 1987", "1985/1987"],
  ["7 August 1985 at 7:35", "1985-08-07T07:35"],
  ["7 August 1985, 7.35am", "1985-08-07T07:35"],
  ["7 August 1985, at 4:15 pm", "1985-08-07T16:15"],
  ["7 August 1985 12:05 a.m.", "1985-08-07T00:05"],
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
  "a day in June",
  "",
  "next week",
  "June 1985 at 7:35",
  "7 August 1985 at 25:35",
  "7 August 1985 at 13:35 pm",
  "7 August 1985, about 7:35 am",
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
