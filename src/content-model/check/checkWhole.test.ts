import { pageText, testimonyText, TinyContent } from "../../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

const withdrawn = testimonyText("ann", 10, { more: "withdrawn: true\n" });

test("there must be a first page", async () => {
  content = await TinyContent.with({ "pages/home.md": pageText("/start", { template: "home" }) });
  expect(await content.check()).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.md:1:1 {2}There is no first page\. .*path: \/ and template: home/,
    ),
  ]);
});

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

test.each([
  ["entries", "contact.yaml", "- title: Post\n", /No page shows these entries: none has "template: contact"/],
  [
    "testimonies",
    "testimonies/ann.md",
    testimonyText("ann", 10),
    /No page lists content\/testimonies: none has "template: testimonies"/,
  ],
])("%s that no page shows are a warning", async (_what, file, text, says) => {
  content = await TinyContent.with({ [file]: text });
  expect(await content.check()).toEqual([
    expect.stringMatching(new RegExp(`^content/${file}:1:1 {2}Warning: ${says.source}`)),
  ]);
});

test("a text that links to a page is enough for it to be found", async () => {
  content = await TinyContent.with({
    "pages/home.md": pageText("/", { template: "home", body: "See [the annex](annex.md)." }),
    "pages/annex.md": pageText("/annex", { more: "inIndex: false\n" }),
  });
  expect(await content.check()).toEqual([]);
});

test("two pages cannot show the same entries", async () => {
  content = await TinyContent.with({
    "pages/films.md": pageText("/films", { template: "media" }),
    "pages/press.md": pageText("/press", { template: "media" }),
    "media.yaml": "- { title: A film }\n",
  });
  expect(await content.check()).toEqual([
    expect.stringMatching(
      /^content\/pages\/press\.md:\d+:\d+ {2}content\/pages\/films\.md has "template: media" already/,
    ),
  ]);
});
