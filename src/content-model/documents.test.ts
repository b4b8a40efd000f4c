import { pageText, TinyContent } from "../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

/** A PDF of one empty page with this title. */
const pdf = (title = "(The minutes)") => `%PDF-1.7
1 0 obj
<< /Title ${title} >>
endobj
2 0 obj
<< /Type /Catalog /Pages 3 0 R >>
endobj
3 0 obj
<< /Type /Pages /Kids [4 0 R] /Count 1 >>
endobj
4 0 obj
<< /Type /Page /Parent 3 0 R /MediaBox [0 0 100 100] >>
endobj
trailer
<< /Root 2 0 R /Info 1 0 R >>
%%EOF
`;
const linkedTo = (target: string) => ({
  "pages/annex.md": pageText("/annex", { body: `[The minutes](${target})` }),
});

test("a page may link to a document, which may then be published", async () => {
  content = await TinyContent.with({
    ...linkedTo("../documents/minutes-1986.pdf"),
    "documents/minutes-1986.pdf": pdf(),
  });
  expect(await content.gate()).toEqual([]);
  expect(await content.check()).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    "a link to a document that is not there",
    linkedTo("../documents/minuets.pdf"),
    "content/pages/annex.md:9:1  The link leads to content/documents/minuets.pdf, which does not exist",
  ],
  [
    "a link to a document in another folder",
    { ...linkedTo("../images/minutes.pdf"), "images/minutes.pdf": pdf() },
    "content/pages/annex.md:9:1  .*Put the document in content/documents",
  ],
  [
    "a link to a document's address",
    { ...linkedTo("/documents/minutes.pdf"), "documents/minutes.pdf": pdf() },
    "content/pages/annex.md:9:1  .*Write \\.\\./documents/minutes\\.pdf",
  ],
  [
    "a document that is not a PDF",
    { ...linkedTo("../documents/minutes.pdf"), "documents/minutes.pdf": "PK words" },
    "content/documents/minutes.pdf:1:1  .*is not a PDF",
  ],
  [
    "a document of another kind",
    { "documents/minutes.docx": "PK" },
    "content/documents/minutes.docx:1:1  .*Save it as a PDF",
  ],
  [
    "a name that makes a poor address",
    { "documents/The Minutes.pdf": pdf() },
    "content/documents/The Minutes.pdf:1:1  .*small letters",
  ],
  [
    "a document that nothing links to",
    { "documents/minutes.pdf": pdf() },
    "content/documents/minutes.pdf:1:1  Warning: No page links to this document",
  ],
])("%s", async (_what, files, says) => {
  content = await TinyContent.with(files);
  expect(await content.check()).toContainEqual(expect.stringMatching(says));
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("latin1");

test.each([
  ["its name", "minutes-sample.pdf", pdf()],
  ["its title", "minutes.pdf", pdf("(Minutes: a sample)")],
  ["its title in hexadecimal", "minutes.pdf", pdf("<53616d706c65206d696e75746573>")],
  ["its title in UTF-16", "minutes.pdf", pdf(`(${utf16("Sample minutes")})`)],
])("a document that calls itself a sample by %s is not published", async (_what, name, text) => {
  content = await TinyContent.with({
    ...linkedTo(`../documents/${name}`),
    [`documents/${name}`]: Buffer.from(text, "latin1") as unknown as string,
  });
  expect(await content.check()).toEqual([]);
  expect(await content.gate()).toEqual([
    expect.stringMatching(`^content/documents/${name}:1:1  This document is a sample`),
  ]);
});
