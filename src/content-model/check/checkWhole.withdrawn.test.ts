import { pageText, testimonyText, TinyContent } from "../../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

const withdrawn = testimonyText("ann", 10, { more: "withdrawn: true\n" });

test("a testimony cannot be withdrawn without a page of all testimonies to redirect to", async () => {
  content = await TinyContent.with({ "testimonies/ann.md": withdrawn });
  expect(await content.check()).toEqual([
    expect.stringMatching(/^content\/testimonies\/ann\.md:7:12 {2}.*template: testimonies/),
  ]);
});

test("with such a page, it can", async () => {
  content = await TinyContent.with({
    "testimonies/ann.md": withdrawn,
    "pages/voices.md": pageText("/voices", { template: "testimonies" }),
  });
  expect(await content.check()).toEqual([]);
});
