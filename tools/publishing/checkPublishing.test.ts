import { pageText, TinyContent } from "../../tests/support/tinyContent";

test("every sample is listed with its place, those inside others too", async () => {
  const content = await TinyContent.with({
    "pages/annex.md": pageText("/annex", { more: "sample: true\n" }),
    "media.yaml": `- title: A Film
  links:
    - { text: One, url: https://a.test/1 }
    - { text: Two, url: https://a.test/2, sample: true }
- title: A Book
  sample: true
`,
  });
  const places = (await content.gate()).map((reason) => reason.split("  ")[0]);
  expect(places).toEqual([
    "content/media.yaml:4:51",
    "content/media.yaml:6:11",
    "content/pages/annex.md:7:9",
  ]);
});
