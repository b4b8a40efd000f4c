import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pageText, TinyContent } from "../../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

const page = (body: string) => ({ "pages/annex.md": pageText("/annex", { body }) });
const card = (fields: string) => ({ "contact.yaml": `- title: Post\n  ${fields}\n` });

test("content without anything left over may be published", async () => {
  content = await TinyContent.with(page("A blood sample was taken. Samples were sent to the laboratory."));
  expect(await content.gate()).toEqual([]);
});

test.each([
  "The laboratory took Sample 12 from the flake, and compared Sample A with Sample B.",
  "The flake held 3 \u00b5mol of iron.",
  "The swabs are samples that the laboratory kept.",
  "The judge, whose name is still to be named in the list, sat alone.",
  "It is a sample of blood, and there were samples from the floor.",
  "The judgment has 20201016 in its number, and the exhibit is 44-45-46.",
  "He said: for example, an organ is played.",
  "The officer asked not to be named.",
  "Counsel withdrew in 1986, to be replaced by a junior.",
  "People say that this is invented.",
  "All [samples] were destroyed, and the list names Sample SBJ/1.",
  "A flake is a sample, the laboratory said.",
])("words of the subject are not taken for placeholders: %s", async (body) => {
  content = await TinyContent.with(page(body));
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
  ["an address of example.com", page("[This](https://example.com)"), "content/pages/annex.md:9:1"],
  ["a word with SAMPLE", page("Question HL-SAMPLE-1 and its answer."), "content/pages/annex.md:9:10"],
  ["SAMPLE in code", page("The file `SAMPLE.txt`."), "content/pages/annex.md:9:10"],
  ["a line that begins with Sample:", page("> Sample: a quotation goes here."), "content/pages/annex.md:9:3"],
  ["a point marked (sample)", page("1. The log (sample)"), "content/pages/annex.md:9:12"],
  ["words that call themselves a sample", page("The list below is a sample."), "content/pages/annex.md:9:16"],
  ["the words of a picture", page("![A SAMPLE scene](../images/share.png)"), "content/pages/annex.md:9:1"],
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
    "a number of equal digits",
    card('details: [{ label: Account, kind: account-number, value: "11111111" }]'),
    "content/contact.yaml:2:60",
  ],
  [
    "a telephone number for drama",
    card('details: [{ label: Desk, kind: telephone, value: "01632 960123" }]'),
    "content/contact.yaml:2:52",
  ],
  ...["12-34-56", "12345678", "A0001AA", "00000001"].map(
    (number): [string, Record<string, string>, string] => [
      `the made-up number ${number}`,
      page(`Write ${number} on it.`),
      "content/pages/annex.md:9:7",
    ],
  ),
  [
    "a telephone number in an area that does not exist",
    card('details: [{ label: Desk, kind: telephone, value: "01632 123456" }]'),
    "content/contact.yaml:2:52",
  ],
  [
    "another postcode that cannot be",
    card('details: [{ label: Post, kind: address, value: "1 High Street, AA1 1AA" }]'),
    "content/contact.yaml:2:50",
  ],
  ["a word in letters of two alphabets", page("He w\u0430s there."), "content/pages/annex.md:9:4"],
  ["a letter that nobody can see", page("He wa\u3164s there."), "content/pages/annex.md:9:4"],
  ["a prisoner number inside a sentence", card("text: Write to A0000AA"), "content/contact.yaml:2:9"],
  ["a sort code in another form", card("text: Pay to 00 00 00 please"), "content/contact.yaml:2:9"],
  ["a line of a list that begins with Sample", card("text: Sample account"), "content/contact.yaml:2:9"],
  ["a placeholder split by emphasis", page("Question HL-SAM**PLE**-1 here."), "content/pages/annex.md:9:1"],
  [
    "a placeholder with an invisible character",
    page("Question HL-SAM\u200bPLE-1."),
    "content/pages/annex.md:9:10",
  ],
  ["a placeholder in small letters", page("Question HL-Sample-1."), "content/pages/annex.md:9:10"],
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
    "a comment that says so",
    { "pages/annex.md": pageText("/annex", { more: "# Invented sample: replace it.\n" }) },
    "content/pages/annex.md:7:1",
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
    "pages/annex.md": pageText("/annex", { more: "sample: true\n", body: "[A](https://example.org/SAMPLE)" }),
    "contact.yaml": "- title: Post\n  text: HMP Sample\n  sample: true\n",
  });
  expect(await content.gate()).toEqual([
    expect.stringMatching(/^content\/contact\.yaml:3:11 {2}This is a sample/),
    expect.stringMatching(/^content\/pages\/annex\.md:7:9 {2}This is a sample/),
  ]);
});

test("the notice about samples is none itself", async () => {
  content = await TinyContent.with();
  const campaign = readFileSync(join(content.root, "campaign.yaml"), "utf8");
  content.write("campaign.yaml", campaign.replace(/sampleNotice: .*/, "sampleNotice: This is a sample."));
  expect(await content.gate()).toEqual([]);
});

test("what is no file of content is passed over without a crash", async () => {
  content = await TinyContent.with({
    ".DS_Store": "x",
    "documents/.DS_Store": "x",
    "pages/folder.md/x.txt": "x",
  });
  symlinkSync("nowhere", join(content.root, "pages/gone.md"));
  expect((await content.gate()).join()).not.toMatch(/DS_Store|gone\.md/);
});
