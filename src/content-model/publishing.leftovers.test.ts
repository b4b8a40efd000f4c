import { pageText, TinyContent } from "../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

const page = (body: string) => ({ "pages/alibi.md": pageText("/alibi", { body }) });
const card = (fields: string) => ({ "contact.yaml": `- title: Post\n  ${fields}\n` });

test("content without anything left over may be published", async () => {
  content = await TinyContent.with(page("A blood sample was taken. Samples were sent to the laboratory."));
  expect(await content.gate()).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    "a link to example.org in a text",
    page("See [this](https://example.org/x)."),
    "content/pages/alibi.md:9:5",
  ],
  [
    "a named link to it",
    page("See [this][1].\n\n[1]: https://www.example.org/x"),
    "content/pages/alibi.md:11:1",
  ],
  ["such an address in words", page("Write to us at\npress@example.org."), "content/pages/alibi.md:10:1"],
  ["an address of example.com", page("[This](https://example.com)"), "content/pages/alibi.md:9:1"],
  ["a word with SAMPLE", page("Question HL-SAMPLE-1 and its answer."), "content/pages/alibi.md:9:10"],
  ["SAMPLE in code", page("The file `SAMPLE.txt`."), "content/pages/alibi.md:9:10"],
  ["a line that begins with Sample:", page("> Sample: a quotation goes here."), "content/pages/alibi.md:9:3"],
  ["a point marked (sample)", page("1. The log (sample)"), "content/pages/alibi.md:9:12"],
  ["words that call themselves a sample", page("The list below is a sample."), "content/pages/alibi.md:9:16"],
  ["the words of a picture", page("![A SAMPLE scene](../images/share.png)"), "content/pages/alibi.md:9:1"],
  ["a place that is called Sample", card("text: HMP Sample"), "content/contact.yaml:2:9"],
  ["an address in Sampleton", card("text: 1 High Street, Sampleton"), "content/contact.yaml:2:9"],
  ["a postcode that cannot be", card("text: 1 High Street ZZ99 9ZZ"), "content/contact.yaml:2:9"],
  [
    "a sort code of zeros",
    card('details: [{ label: Sort code, kind: sort-code, value: "00-00-00" }]'),
    "content/contact.yaml:2:57",
  ],
  [
    "an account number of zeros",
    card('details: [{ label: Account, kind: account-number, value: "00000000" }]'),
    "content/contact.yaml:2:60",
  ],
  [
    "a prisoner number of zeros",
    card('details: [{ label: Number, kind: prisoner-number, value: "A0000AA" }]'),
    "content/contact.yaml:2:60",
  ],
  [
    "a list inside a list",
    card("links: [{ text: More, url: https://a.example.org/x }]"),
    "content/contact.yaml:2:30",
  ],
])("%s is left over from the sample", async (_what, files, place) => {
  content = await TinyContent.with(files);
  const reasons = await content.gate();
  expect(reasons.map((reason) => reason.split("  ")[0])).toEqual([place]);
});

test("what still says that it is a sample is listed once, not for each of its words", async () => {
  content = await TinyContent.with({
    "pages/alibi.md": pageText("/alibi", { more: "sample: true\n", body: "[A](https://example.org/SAMPLE)" }),
    "contact.yaml": "- title: Post\n  text: HMP Sample\n  sample: true\n",
  });
  expect(await content.gate()).toEqual([
    expect.stringMatching(/^content\/contact\.yaml:3:11 {2}This is a sample/),
    expect.stringMatching(/^content\/pages\/alibi\.md:7:9 {2}This is a sample/),
  ]);
});
