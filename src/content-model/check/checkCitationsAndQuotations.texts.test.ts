import { blackPicture, drawnPdf } from "../../../tests/support/drawnPdf";
import { checked, pageText, TinyContent } from "../../../tests/support/tinyContent";

const entry = (more: string) =>
  `- anchor: minutes\n  title: Minutes\n  what: The minutes of a meeting.\n  sample: true\n${more}`;
const published = 'file: minutes.pdf\n  becamePublic: "Read out at the fair."\n';
const register = { "pages/documents.md": pageText("/documents", { template: "documents" }) };

test("a document without a PDF needs a source, one with a PDF how it became public, and the check says why", async () => {
  expect(await checked({ ...register, "documents.yaml": entry("") })).toEqual([
    expect.stringMatching(
      /^content\/documents\.yaml:1:3 {2}"sources" must name at least one source that shows/,
    ),
  ]);
  expect(await checked({ ...register, "documents.yaml": entry("  file: minutes.pdf\n") })).toContainEqual(
    expect.stringMatching(
      /^content\/documents\.yaml:1:3 {2}"becamePublic" is missing.*open court: Criminal Procedure and Investigations Act 1996, sections 17 and 18/,
    ),
  );
});

test("a PDF must be there, and each page of it have text: in the PDF or typed beside it", async () => {
  const content = await TinyContent.with({ ...register, "documents.yaml": entry(`  ${published}`) });
  expect(await content.check()).toEqual([
    expect.stringMatching(/:5:9 {2}There is no document content\/documents\/minutes\.pdf\./),
  ]);
  content.write("documents/minutes.pdf", "%PDF-1.7 broken");
  expect(await content.check()).toEqual([
    expect.stringMatching(
      /minutes\.pdf cannot be read: [^.]+\. Open the PDF and print it to a new PDF\. If it does not open, .*again\.$/,
    ),
  ]);
  const pdf = await drawnPdf((page) => page.text("One.").addPage().addPage());
  content.write("documents/minutes.pdf", pdf);
  expect(await content.check()).toEqual([
    expect.stringMatching(
      /:5:9 {2}Warning: Pages 2 and 3 have no text .*ocrmypdf.*content\/documents\/minutes\.txt: for each page a line like \[page 2\]/,
    ),
  ]);
  content.write("documents/minutes.txt", "[page 2]\nTwo.\n\n[page 3]\nThree.\n");
  expect(await content.check()).toEqual([]);
});

test.each([
  ["is missing", undefined, /There is no document content\/documents\/minutes\.pdf/],
  ["cannot be read", "%PDF-1.7 broken", /minutes\.pdf cannot be read/],
])("a PDF that %s is reported once, not for its sources too", async (_, pdf, message) => {
  const source =
    "- anchor: minutes\n  title: Minutes\n  shortName: Minutes\n  kind: document\n  publisher: The fair\n  date: 1999\n  document: minutes\n";
  const files = {
    ...register,
    "documents.yaml": entry(`  ${published}`),
    "sources.yaml": source,
    "pages/annex.md": pageText("/annex", { body: "See.[^minutes]" }),
    ...(pdf !== undefined && { "documents/minutes.pdf": pdf }),
  };
  expect(await checked(files)).toEqual([expect.stringMatching(message)]);
});

test("a PDF is refused where no page lists it, since no review would cover it", async () => {
  const files = {
    "documents.yaml": entry(`  ${published}`),
    "documents/minutes.pdf": await drawnPdf(() => {}),
  };
  expect(await checked(files)).toContainEqual(
    expect.stringMatching(
      /^content\/documents\.yaml:5:9 {2}This PDF would be online, but no page shows it\..* "template: documents"/,
    ),
  );
});

test("a typed text may come from Windows, but must be written in UTF-8", async () => {
  const content = await TinyContent.with({ ...register, "documents.yaml": entry(`  ${published}`) });
  content.write("documents/minutes.pdf", await drawnPdf((page) => page.addPage()));
  content.write("documents/minutes.txt", "\ufeff[page 1]\r\nOne.\r\n[page 2]\r\nTwo.");
  expect(await content.check()).toEqual([]);
  content.write("documents/minutes.txt", Buffer.from("[page 1]\nCaf\xe9\n[page 2]\nTwo.", "latin1"));
  expect(await content.check()).toEqual([expect.stringContaining("UTF-8")]);
});

test.each([
  [
    "document: minutes",
    '"minutes:1-2" names a page that the document does not have. The last page of the document is 1. Count from',
  ],
  [
    "document: minuets",
    'There is no document "minuets". Write the anchor of an entry of content/documents.yaml, or add an entry there. Did you mean minutes?',
  ],
  ["rights: Crown", 'If the source is a document on this site, name the document in "document"'],
])("a source may be a document of the campaign's own, whose pages are counted: %s", async (where, says) => {
  const problems = await checked({
    ...register,
    "documents.yaml": entry(`  ${published}`),
    "documents/minutes.pdf": await drawnPdf((page) => page.text("One.")),
    "sources.yaml": `- anchor: minutes\n  title: Minutes\n  shortName: Minutes\n  kind: document\n  publisher: The fair\n  date: 1999\n  ${where}\n`,
    "pages/annex.md": pageText("/annex", { body: "Said.[^minutes:1] And more.[^minutes:1-2]" }),
  });
  expect(problems).toContainEqual(expect.stringContaining(says));
});

const recorded = (result: string) => ({
  "quotations.yaml": `- { source: "minutes:3", quote: the keeper had left, checkedOn: 2026-11-03, ${result} }\n`,
});

test.each<[string, RegExp[], Record<string, string>?]>([
  ['"The harbour was dark"[^minutes:2]', []],
  ['"the harbour was dark"[^minutes]', []],
  [
    '"The harbour was dark"[^minutes:1]',
    [/^minutes:1: .* is on page 2\. Correct the page in the citation: write minutes:2\.$/],
  ],
  [
    '"The lamp was lit"[^minutes:2]',
    [/^minutes:2: .* is on page 1\. Correct the page in the citation: write minutes:1\.$/],
  ],
  ['"lit. The harbour"[^minutes:1-2]', []],
  ['"lit. The harbour"[^minutes:1]', []],
  [
    '"lit. The harbour"[^minutes:2]',
    [/is on pages 1–2\. Correct the page in the citation: write minutes:1-2\.$/],
  ],
  [
    '"the keeper had left"[^minutes:3]',
    [
      /^minutes:3: .* cannot be looked up, because page 3 of the document has no text that a program can read\. Recognise the text with a program \(OCR\), .* or type the text of the page into content\/documents\/minutes\.txt: for each page a line like \[page 3\], then its text\. Or look at .*quotations\.yaml/,
    ],
  ],
  ['"the keeper had left"[^minutes:3]', [], recorded("result: found")],
  ['"the keeper had left"[^minutes:3]', [], recorded("result: cannot check, why: scanned")],
  [
    '"The harbour was bright"[^minutes:2]',
    [
      /says “The harbour was \*dark\.\*”\. Asterisks mark the words that differ\. Quote the words as they are in the source, or leave out the quotation marks\. If you see these words on the page, .* has read the page wrongly.* type the whole text of the page into content\/documents\/minutes\.txt: for each page a line like \[page 2\], then its text\.$/,
    ],
  ],
  ['"The harbour was bright"[^minutes:1]', [/page 2 says .* a line like \[page 2\], then its text\.$/]],
  ['"the keeper had left"[^minutes:2]', [/^minutes:2: .* is not in the source/], recorded("result: found")],
])("a quotation is looked for on the pages that it cites: %s", async (body, says, more = {}) => {
  const problems = await checked({
    ...register,
    "documents.yaml": entry(`  ${published}`),
    "documents/minutes.pdf": await drawnPdf((page) =>
      page.text("The lamp was lit.").addPage().text("The harbour was dark.").addPage(),
    ),
    "sources.yaml": `- anchor: minutes\n  title: Minutes\n  shortName: Minutes\n  kind: document\n  publisher: The fair\n  date: 1999\n  document: minutes\n`,
    "pages/annex.md": pageText("/annex", { body }),
    ...more,
  });
  const errors = problems
    .filter((line) => !line.includes("Warning:"))
    .map((line) => line.replace(/^\S+\s+/, ""));
  expect(errors).toEqual(says.map((each) => expect.stringMatching(each) as string));
});

test("a refusal says which cited pages have a large picture, whose words cannot be looked for", async () => {
  const picture = await blackPicture(1);
  const problems = await checked({
    ...register,
    "documents.yaml": entry(`  ${published}`),
    "documents/minutes.pdf": await drawnPdf((page) => {
      for (const width of [300, 40, 300]) {
        page.text(`The lamp was lit at nine, and ${width} people saw it.`, 72, 400);
        page.image(picture, 72, 60, { width });
        if (page.bufferedPageRange().count < 3) page.addPage();
      }
    }),
    "sources.yaml": `- anchor: minutes\n  title: Minutes\n  shortName: Minutes\n  kind: document\n  publisher: The fair\n  date: 1999\n  document: minutes\n`,
    "pages/annex.md": pageText("/annex", {
      body: ["1", "2", "1-3"].map((place) => `"If on ground, do not fly."[^minutes:${place}]`).join("\n\n"),
    }),
  });
  const errors = problems.filter((line) => line.includes("is not in the source"));
  expect(errors).toEqual([
    expect.stringContaining("marks. Page 1 has a large picture. The check does not find words in a picture"),
    expect.not.stringContaining("large picture"),
    expect.stringContaining("Pages 1 and 3 have a large picture"),
  ]);
});
