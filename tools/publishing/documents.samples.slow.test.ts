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

test("a document that a page links to may be published", async () => {
  content = await TinyContent.with({
    ...linkedTo("../documents/minutes-1986.pdf"),
    "documents/minutes-1986.pdf": pdf(),
  });
  expect(await content.gate()).toEqual([]);
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16().toString("latin1");

test.each([
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
