import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { placeholderIn } from "./placeholders";
import { pageText, TinyContent } from "../../../tests/support/tinyContent";

const page = (body: string) => ({ "pages/annex.md": pageText("/annex", { body }) });

test.each([
  "A blood sample was taken. Samples were sent to the laboratory.",
  "The flake held 3 \u00b5mol of iron.",
  "THE BLOOD SAMPLE WAS LOST, says the label SAMPLE TAKEN, and so do TNFα and NFκB.",
  "The list names SAMPLE 12 and Sample SBJ/1, and is a sample (sample) itself.",
  "He said: for example, an organ is played.",
  "All [samples] were destroyed.",
])("words of the subject are not taken for placeholders: %s", async (body) => {
  const content = await TinyContent.with(page(body));
  expect(await content.gate()).toEqual([]);
});

const share = "../images/share.png";

test.each([
  ["See [this](https://example.org/x).", "9:5"],
  ["See [this][1].\n\n[1]: https://www.example.org/x", "11:1"],
  ["Write to us at\npress@example.org.", "10:1"],
  ["[This](https://press.example/x)", "9:1"],
  // In this address, a letter is encoded. The check must recognise the placeholder nevertheless.
  ["[This](https://ex%61mple.org/x)", "9:1"],
  ["Question HL-SAMPLE-1 and its answer.", "9:10"],
  ["Question HL-SAM**PLE**-1 here.", "9:1"],
  ["Question HL-SAM\u200cPLE-1.", "9:10"],
  ["The file `SAMPLE.txt`.", "9:10"],
  ["```SAMPLE\nA log.\n```", "9:1"],
  ['[This](https://a.test "SAMPLE")', "9:1"],
  [`![A scene](${share} "SAMPLE")`, "9:1"],
  [`![A SAMPLE scene](${share})`, "9:1"],
  ["Lorem ipsum dolor.", "9:1"],
  // The second letter of "was" is Cyrillic, so the word has letters of two alphabets.
  ["He w\u0430s there.", "9:4"],
])("%j in a text is left over from the sample", async (body, place) => {
  const content = await TinyContent.with(page(body));
  expect(await content.gate()).toEqual([
    expect.stringMatching(`^content/pages/annex\\.md:${place}  .*\\. (Write|Type) the `),
  ]);
});

test("the whole name of the host is quoted", () => {
  expect(placeholderIn("https://www.example.org/x")?.message).toMatch(
    /^"www\.example\.org" is not a real address/,
  );
});

test("each of several placeholders is listed, also in the description of a picture", async () => {
  const content = await TinyContent.with(page(`A-SAMPLE.\n\n![A SAMPLE scene](${share})`));
  expect(await content.gate()).toEqual([
    expect.stringMatching(/^content\/pages\/annex\.md:9:1 /),
    expect.stringMatching(/^content\/pages\/annex\.md:11:1 /),
  ]);
});

test.each([
  ...["example.org", "example.com", "example.net", "example.edu", "example.co.uk"],
  ...["a.test//press.example", "//press.invalid", "//press.localhost", "us@press.example"],
  ...["Lorem ipsum", "replace this: x", "zz99 9ZZ", "A-SAMPLE"],
  ...["01632 960123", "0117 496 0123", "0121 496 0123", "0113 498 0123", "020 7946 0123"],
  ...["07700 900123", "0808 157 0123", "03069 990123"],
  ...["w\u0430s", "l\u03b9ne"],
])("%j is a placeholder", (words) => {
  expect(placeholderIn(`Then ${words} it.`)).toBeDefined();
});

test.each(["0131 555 0123", "020 7946 1123", "07700 800123", "0808 158 0123", "a line of samples"])(
  "%j is not a placeholder",
  (words) => {
    expect(placeholderIn(`Then ${words} it.`)).toBeUndefined();
  },
);

test.each([
  ['text: "Replace this: a few words."', "2:9"],
  ["text: Our house, ZZ99 9ZZ", "2:9"],
  ['details: [{ label: Desk, kind: telephone, value: "01632 960123" }]', "2:52"],
  ["links: [{ text: More, url: https://a.example.org/x }]", "2:30"],
])("%j in a list is left over from the sample", async (fields, place) => {
  const content = await TinyContent.with({ "contact.yaml": `- title: Post\n  ${fields}\n` });
  expect(await content.gate()).toEqual([expect.stringMatching(`^content/contact\\.yaml:${place}  `)]);
});

test("an entry that is still marked as a sample is listed once, and not for each placeholder in it", async () => {
  const content = await TinyContent.with({
    "pages/annex.md": pageText("/annex", { more: "sample: true\n", body: "[A](https://example.org/SAMPLE)" }),
    "contact.yaml": "- title: Post\n  text: HMP Sample\n  sample: true\n",
    "media.yaml": "- title: A Film\n  links:\n    - { text: One, url: https://a.test/1, sample: true }\n",
  });
  expect(await content.gate()).toEqual([
    expect.stringMatching(/^content\/contact\.yaml:3:11 {2}This is a sample/),
    expect.stringMatching(/^content\/media\.yaml:3:51 {2}This is a sample/),
    expect.stringMatching(/^content\/pages\/annex\.md:7:9 {2}This page is a sample/),
  ]);
});

test("the notice about samples is not reported as a sample", async () => {
  const content = await TinyContent.with();
  content.replace("campaign.yaml", /sampleNotice: .*/, "sampleNotice: This is a sample.");
  expect(await content.gate()).toEqual([]);
});

test("a file that is not content is ignored without a crash", async () => {
  const content = await TinyContent.with({
    ".DS_Store": "x",
    "documents/.DS_Store": "x",
    "pages/folder.md/x.txt": "x",
  });
  symlinkSync("nowhere", join(content.root, "pages/gone.md"));
  expect((await content.gate()).join()).not.toMatch(/DS_Store|gone\.md/);
});

test.each([
  ["lorem ipsum", 0],
  ["A lorem ipsum", 2],
  ["ab\u200c\u200c\u200cc lorem ipsum", 7],
  ["ﬁve ½ lorem ipsum", 6],
  ["Cafe\u0301 lorem ipsum", 6],
])("the placeholder in %j begins at offset %i of the text as it is written", (written, index) => {
  expect(placeholderIn(written)?.index).toBe(index);
});
