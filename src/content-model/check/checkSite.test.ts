import { checked, pageText, sourceText, testimonyText } from "../../../tests/support/tinyContent";

const withdrawn = { "testimonies/ann.md": testimonyText("ann", 10, { more: "withdrawn: true\n" }) };

test.each<[string, Record<string, string>]>([
  [
    "a withdrawn testimony with a page to redirect to",
    { ...withdrawn, "pages/voices.md": pageText("/voices", { template: "testimonies" }) },
  ],
  [
    "a page that only a text links to",
    {
      "pages/home.md": pageText("/", { template: "home", body: "See [the annex](annex.md)." }),
      "pages/annex.md": pageText("/annex", { more: "inIndex: false\n" }),
    },
  ],
])("%s is accepted", async (_what, files) => {
  expect(await checked(files)).toEqual([]);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    "no first page",
    { "pages/home.md": pageText("/start", { template: "home" }) },
    /^content\/pages\/home\.md:1:1 {2}There is no home page\. .*docs\/templates\/home\.md/,
  ],
  [
    "a withdrawn testimony without a page of all testimonies",
    withdrawn,
    /^content\/testimonies\/ann\.md:7:12 {2}.*template: testimonies/,
  ],
  [
    "a testimony without a word",
    {
      "testimonies/ann.md": testimonyText("ann", 10, { body: "" }),
      "pages/voices.md": pageText("/voices", { template: "testimonies" }),
    },
    /^content\/testimonies\/ann\.md:8:1 {2}This testimony has no text\. Write the writer's words/,
  ],
  [
    "entries that no page shows",
    { "contact.yaml": "- title: Post\n" },
    /^content\/contact\.yaml:1:1 {2}Warning: No page shows these entries\. No page has "template: contact"/,
  ],
  [
    "testimonies that no page lists",
    { "testimonies/ann.md": testimonyText("ann", 10) },
    /ann\.md:1:1 {2}No page lists the testimonies\. No page has "template: testimonies"/,
  ],
  [
    "a contention that no page shows",
    {
      "contentions.yaml": "- { anchor: a, title: A, by: He, claim: It is., undecided: true, sources: [a] }\n",
      "sources.yaml": sourceText("a"),
    },
    /^content\/contentions\.yaml:1:3 {2}Warning: No page shows this contention\. .* after "pages:"/,
  ],
  [
    "two pages that show the same entries",
    {
      "pages/films.md": pageText("/films", { template: "media" }),
      "pages/press.md": pageText("/press", { template: "media" }),
      "media.yaml": "- { title: A film }\n",
    },
    /^content\/pages\/press\.md:\d+:\d+ {2}content\/pages\/films\.md already has the template “media”/,
  ],
])("%s: the check says so", async (_what, files, says) => {
  expect(await checked(files)).toEqual([expect.stringMatching(says)]);
});
