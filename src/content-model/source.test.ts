import { checked, pageText } from "../../tests/support/tinyContent";

const problemsOf = (more: string) =>
  checked({
    "pages/home.md": pageText("/", { template: "home", body: "See.[^paper]" }),
    "sources.yaml": `- anchor: paper\n  title: Report\n  shortName: Report\n  kind: press\n  publisher: The Paper\n  where: In its archive\n${more}`,
  });

test("only a sample may leave out the day of its source", async () => {
  expect(await problemsOf("  date: 1999\n")).toEqual([]);
  expect(await problemsOf("  sample: true\n")).toEqual([]);
  expect(await problemsOf("")).toEqual([
    expect.stringMatching(/sources\.yaml:1:\d+ .*"date" is missing.*Write the day, month or year/),
  ]);
});
