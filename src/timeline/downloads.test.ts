import { timelineTexts } from "./downloads";

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

const data: Parameters<typeof timelineTexts>[0] = {
  campaign: {
    name: "A Campaign",
    siteUrl: "https://a.test",
    asOf: "2024-05-06",
    timelineKinds: [{ kind: "courts", label: "Courts" }],
  },
  allPage: { nodes: [{ path: "/dates", title: "Dates", template: "timeline" }] },
  allTimelineEvent: {
    nodes: [
      event("day", "1998-05-14", "14 May 1998", {
        sources: [
          { name: "Report, page 2", url: "https://b.test/r#page=2" },
          { name: "Letter", url: null },
        ],
      }),
      event("month", "1998-12", "December 1998"),
    ],
  },
};

const texts = () => timelineTexts(data) ?? { csv: "", json: "" };

test("the CSV contains every entry, as spreadsheets read it", () => {
  const { csv } = texts();
  const [head, first, ...more] = csv.split("\r\n");
  expect(head).toBe("\uFEFFwhen,date,kind,title,description,sources,address");
  expect(first).toBe(
    '1998-05-14,14 May 1998,Courts,"The ""title"" of day","It was, so they say; here\nand there.","Report, page 2 <https://b.test/r#page=2>; Letter",https://a.test/dates#day',
  );
  expect(more).toEqual([expect.stringMatching(/^1998-12,/), ""]);
});

test("the JSON has its publisher, the day to which it is current, and every entry", () => {
  const json = JSON.parse(texts().json) as { entries: unknown[] };
  expect(json).toMatchObject({ title: "Dates", publisher: "A Campaign", asOf: "2024-05-06" });
  expect(json.entries).toHaveLength(2);
  expect(json.entries[0]).toMatchObject({
    url: "https://a.test/dates#day",
    when: "1998-05-14",
    kind: "courts",
    sources: [{ name: "Report, page 2" }, { name: "Letter", url: null }],
  });
});

test("a site without a timeline page has no downloads", () => {
  expect(timelineTexts({ ...data, allPage: { nodes: [] } })).toBeUndefined();
});

test("the downloads of an empty timeline are an empty table", () => {
  const { csv } = timelineTexts({ ...data, allTimelineEvent: { nodes: [] } }) ?? texts();
  expect(csv).toBe("\uFEFFwhen,date,kind,title,description,sources,address\r\n");
});
