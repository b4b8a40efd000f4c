import { readFileSync } from "node:fs";
import { report, type Measured } from "./report";

const record = JSON.parse(readFileSync("docs/performance/measured.json", "utf8")) as Measured;

test("docs/performance.md matches what the benchmark writes from its record", () => {
  expect(readFileSync("docs/performance.md", "utf8")).toBe(
    report(record, readFileSync("docs/performance/speed.md", "utf8")),
  );
});

test("the report's template contains no measurement or date", () => {
  const text = report(
    {
      ...record,
      days: { bytes: "", visits: "", waits: "", marks: "", editing: "", growth: "" },
      bytes: [],
      visits: [],
      clicks: [],
      waits: [],
      marks: [],
      growth: [],
      editing: 0,
    },
    "",
  );
  expect(text.match(/20\d\d-\d\d-\d\d/g)).toBeNull();
  const measurements = text.match(/\b\d[\d.,]*(?= (?:ms|s|seconds|milliseconds)\b)/g) ?? [];
  // Slow 4G's delay, the aim for a tap, and the editor's wait of this record.
  expect(measurements.sort()).toEqual(["0", "100", "150"]);
});
