import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { pageText, TinyContent } from "../../../tests/support/tinyContent";

const page = (body: string) => ({ "pages/annex.md": pageText("/annex", { body }) });
const card = (fields: string) => ({ "contact.yaml": `- title: Post\n  ${fields}\n` });

test.each([
  "A blood sample was taken. Samples were sent to the laboratory.",
  "The flake held 3 \u00b5mol of iron.",
  "The list names SAMPLE 12 and Sample SBJ/1, and is a sample (sample) itself.",
  "He said: for example, an organ is played.",
  "All [samples] were destroyed.",
])("words of the subject are not taken for placeholders: %s", async (body) => {
  const content = await TinyContent.with(page(body));
  expect(await content.gate()).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    "a link to example.org in a text",
    page("See [this](https://example.org/x)."),
    "content/pages/annex.md:9:5",
  ],
  [
    "a named link to it",
    page("See [this][1].\n\n[1]: https://www.example.org/x"),
    "content/pages/annex.md:11:1",
  ],
  ["such an address in words", page("Write to us at\npress@example.org."), "content/pages/annex.md:10:1"],
  ["a word with SAMPLE", page("Question HL-SAMPLE-1 and its answer."), "content/pages/annex.md:9:10"],
  ["SAMPLE in code", page("The file `SAMPLE.txt`."), "content/pages/annex.md:9:10"],
  ["the words of a picture", page("![A SAMPLE scene](../images/share.png)"), "content/pages/annex.md:9:1"],
  ["filler", page("Lorem ipsum dolor."), "content/pages/annex.md:9:1"],
  ["words of a template", card('text: "Replace this: a few words."'), "content/contact.yaml:2:9"],
  ["a postcode that cannot be", card("text: 1 High Street ZZ99 9ZZ"), "content/contact.yaml:2:9"],
  [
    "a telephone number for drama",
    card('details: [{ label: Desk, kind: telephone, value: "01632 960123" }]'),
    "content/contact.yaml:2:52",
  ],
  ["a word in letters of two alphabets", page("He w\u0430s there."), "content/pages/annex.md:9:4"],
  ["a placeholder split by emphasis", page("Question HL-SAM**PLE**-1 here."), "content/pages/annex.md:9:1"],
  [
    "a placeholder with an invisible character",
    page("Question HL-SAM\u200bPLE-1."),
    "content/pages/annex.md:9:10",
  ],
  [
    "an address whose letters are encoded",
    page("[This](https://ex%61mple.org/x)"),
    "content/pages/annex.md:9:1",
  ],
  [
    "an address of a kind that leads nowhere",
    page("[This](https://press.example/x)"),
    "content/pages/annex.md:9:1",
  ],
  [
    "a list inside a list",
    card("links: [{ text: More, url: https://a.example.org/x }]"),
    "content/contact.yaml:2:30",
  ],
])("%s is left over from the sample", async (_what, files, place) => {
  const content = await TinyContent.with(files);
  const reasons = await content.gate();
  expect(reasons.map((reason) => reason.split("  ")[0])).toEqual([place]);
});

test("what still says that it is a sample is listed once, not for each of its words", async () => {
  const content = await TinyContent.with({
    "pages/annex.md": pageText("/annex", { more: "sample: true\n", body: "[A](https://example.org/SAMPLE)" }),
    "contact.yaml": "- title: Post\n  text: HMP Sample\n  sample: true\n",
  });
  expect(await content.gate()).toEqual([
    expect.stringMatching(/^content\/contact\.yaml:3:11 {2}This is a sample/),
    expect.stringMatching(/^content\/pages\/annex\.md:7:9 {2}This is a sample/),
  ]);
});

test("the notice about samples is none itself", async () => {
  const content = await TinyContent.with();
  content.replace("campaign.yaml", /sampleNotice: .*/, "sampleNotice: This is a sample.");
  expect(await content.gate()).toEqual([]);
});

test("what is no file of content is passed over without a crash", async () => {
  const content = await TinyContent.with({
    ".DS_Store": "x",
    "documents/.DS_Store": "x",
    "pages/folder.md/x.txt": "x",
  });
  symlinkSync("nowhere", join(content.root, "pages/gone.md"));
  expect((await content.gate()).join()).not.toMatch(/DS_Store|gone\.md/);
});
