import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { timelineTexts, type TimelineData } from "./timelineTexts";

const event = (anchor: string, when: string, date: string, more = {}) => ({
  anchor,
  when,
  date,
  title: `The "title" of ${anchor}`,
  description: "It was, so they say; here\nand there.",
  kind: "courts",
  sources: [],
  ...more,
});

const data: TimelineData = {
  campaign: {
    name: "A Campaign",
    siteUrl: "https://a.test",
    asOf: "2024-05-06",
    builtOn: "2024-06-07",
    timelineKinds: [{ kind: "courts", label: "Courts" }],
  },
  allPage: { nodes: [{ path: "/dates", title: "Dates", template: "timeline" }] },
  allTimelineEvent: {
    nodes: [
      event("day", "1998-05-14", "14 May 1998", {
        sources: [
          { place: "page 2", url: "https://b.test/r#page=2", source: { shortName: "Report" } },
          { place: null, url: "https://b.test/l", source: { shortName: "Letter" } },
        ],
      }),
      event("minute", "1998-05-14T16:15", "14 May 1998, about 4:15 pm"),
      event("month", "1998-12", "December 1998"),
      event("about", "1999~", "About 1999"),
      event("between", "[1999..2000]", "Between 1999 and 2000"),
      event("before", "[..2000-02-03]", "On or before 3 February 2000"),
      event("during", "2000-02-28/2000-03-01", "28 February 2000 to 1 March 2000"),
    ],
  },
};

const texts = () => timelineTexts(data) ?? { csv: "", json: "", calendar: "" };

test("the CSV contains every entry, as spreadsheets read it", () => {
  const { csv } = texts();
  expect(csv.startsWith("\uFEFFwhen,date,")).toBe(true);
  const rows = parse(csv, { bom: true, columns: true });
  expect(rows).toHaveLength(7);
  expect(rows[0]).toEqual({
    when: "1998-05-14",
    date: "14 May 1998",
    kind: "Courts",
    title: 'The "title" of day',
    description: "It was, so they say; here\nand there.",
    sources: "Report, page 2 <https://b.test/r#page=2>; Letter <https://b.test/l>",
    address: "https://a.test/dates#day",
  });
});

test("the JSON says whose it is, as of which day, and contains every entry", () => {
  const json = JSON.parse(texts().json) as { entries: unknown[] };
  expect(json).toMatchObject({ title: "Dates", publisher: "A Campaign", asOf: "2024-05-06" });
  expect(json.entries).toHaveLength(7);
  expect(json.entries[0]).toMatchObject({
    url: "https://a.test/dates#day",
    when: "1998-05-14",
    kind: "courts",
    sources: [{ name: "Report, page 2" }, { name: "Letter", url: "https://b.test/l" }],
  });
});

test("the calendar shows a day as a day, and anything else on each day on which it may have happened, with its date in words", () => {
  const calendar = new ICAL.Component(ICAL.parse(texts().calendar) as unknown[]);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Dates | A Campaign");
  const events = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  expect(
    events.map(({ summary, startDate, endDate }) => [summary, startDate.toString(), endDate.toString()]),
  ).toEqual([
    ['The "title" of day', "1998-05-14", "1998-05-15"],
    ['14 May 1998, about 4:15 pm: The "title" of minute', "1998-05-14", "1998-05-15"],
    ['December 1998: The "title" of month', "1998-12-01", "1999-01-01"],
    ['About 1999: The "title" of about', "1999-01-01", "2000-01-01"],
    ['Between 1999 and 2000: The "title" of between', "1999-01-01", "2001-01-01"],
    ['On or before 3 February 2000: The "title" of before', "2000-02-03", "2000-02-04"],
    ['28 February 2000 to 1 March 2000: The "title" of during', "2000-02-28", "2000-03-02"],
  ]);
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
  expect(events[0]?.uid).toBe("day@a.test");
  expect(events[0]?.description).toBe(
    "It was, so they say; here\nand there.\nReport, page 2: https://b.test/r#page=2\nLetter: https://b.test/l",
  );
  expect(events[0]?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2024-06-07T00:00:00Z");
});

test("a site without a timeline page has no such files", () => {
  expect(timelineTexts({ ...data, allPage: { nodes: [] } })).toBeUndefined();
});

test("an empty timeline is an empty calendar, not an error", () => {
  const { csv, calendar } = timelineTexts({ ...data, allTimelineEvent: { nodes: [] } }) ?? texts();
  expect(parse(csv, { bom: true, columns: true })).toEqual([]);
  expect(new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents("vevent")).toEqual([]);
});
