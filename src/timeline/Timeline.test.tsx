import { screen, within } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { Timeline } from "./Timeline";

const event = (year: number, kind: string, index: number): Queries.TimelineEntryFragment => ({
  anchor: `event-${index}`,
  date: `${year}`,
  when: `${year}`,
  datetime: `${year}`,
  year,
  kind,
  title: `Event ${index}`,
  description: "A day.",
  icon: "scale",
  sources: [],
});
const kinds = ["case", "courts", "media"].map((kind) => ({ kind, label: `About the ${kind}` }));

/** Renders a timeline whose entries have these years and kinds. */
const show = (years: readonly number[], kindOf: readonly string[] = []) =>
  render(
    <Timeline
      events={years.map((year, index) => event(year, kindOf[index] ?? "case", index))}
      kinds={kinds}
      asOf="1 May 2026"
    />,
  );
const choices = () =>
  screen.queryAllByRole("radio").map((radio) => radio.closest("label")?.textContent.trim());
const yearLinks = () =>
  within(screen.getByRole("navigation", { name: "Years" }))
    .getAllByRole("link")
    .map((link) => [link.textContent.trim(), link.getAttribute("href")]);

test("the filter of the timeline offers the kinds that occur, each with its number", () => {
  show([1985, 1985, 1986], ["case", "case", "courts"]);
  expect(choices()).toEqual(["All (3)", "About the case (2)", "About the courts (1)"]);
});

test("a timeline with entries of one kind has no filter", () => {
  show([1985, 1986]);
  expect(choices()).toEqual([]);
});

test("a year is marked only at its first entry, and the index links to this entry", () => {
  const { container } = show([1985, 1985, 1986, 1988]);
  expect(yearLinks()).toEqual([
    ["1985", "#event-0"],
    ["1986", "#event-2"],
    ["1988", "#event-3"],
  ]);
  expect([...container.querySelectorAll("li > .year")].map(({ textContent }) => textContent)).toEqual([
    "1985",
    "1986",
    "1988",
  ]);
});

test.each([
  ["twelve years lists years", 12, "1985"],
  ["thirteen years lists decades", 13, "1980s"],
])("the index of %s", (_what, count, first) => {
  show(Array.from({ length: count }, (_, index) => 1985 + index));
  expect(yearLinks()[0]?.[0]).toBe(first);
  expect(yearLinks()).toHaveLength(count === 12 ? 12 : 2);
});
