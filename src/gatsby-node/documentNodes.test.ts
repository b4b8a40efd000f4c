import { readFileSync } from "node:fs";
import { drawnPdf } from "../../tests/support/drawnPdf";
import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { readDocuments } from "../content-model/pdf/readDocuments";
import { readContent } from "../content-model/readContent";
import { toNodes } from "./toNodes";

test("a hearing of 97 pages becomes ten pages as docs/extending.md says, and a citation links to its page", async () => {
  const guide = readFileSync("docs/extending.md", "utf8");
  const written = [...guide.matchAll(/^```yaml\n# content\/(\S+)\n(.*?)^```$/gms)];
  const pdf = await drawnPdf((document) => {
    for (let page = 1; page <= 97; page++) {
      if (page > 1) document.addPage();
      document.text(`MISS QUILL: This was said on page ${page}.`);
    }
  });
  const content = await TinyContent.with({
    ...Object.fromEntries(written.map(([, name = "", text = ""]) => [name, text])),
    "documents/hearing-1999.pdf": pdf,
    "pages/papers.md": pageText("/papers", { template: "documents" }),
    "pages/annex.md": pageText("/annex", { body: "It was said.[^hearing-1999:12] Again.[^hearing-1999]" }),
  });
  expect(await content.check()).toEqual([]);
  const read = await readContent(content.root);
  const { parts, lists, markdown } = toNodes(read, new Date(0), false, await readDocuments(read));

  expect(parts).toHaveLength(10);
  expect(parts.at(-1)?.fields.path).toBe("/documents/hearing-1999/10");
  expect(parts.at(-1)?.fields).toMatchObject({ range: "pages 91–97", pages: { length: 7 } });
  expect(parts[1]?.fields.pages).toContainEqual({
    number: 12,
    paragraphs: [{ speaker: "MISS QUILL:", text: "This was said on page 12.", cells: null, isAside: false }],
    edges: [],
  });
  const [document] = lists.find(({ relativePath }) => relativePath === "documents.yaml")?.entries as object[];
  expect(document).toMatchObject({
    madeInWords: "3 May 1999",
    address: "/papers#hearing-1999",
    path: "/documents/hearing-1999",
    pdf: {
      path: "/documents/hearing-1999.pdf",
      pages: 97,
      size: expect.stringMatching(/^\d\d+ KB$/) as string,
      parts: { 1: { path: "/documents/hearing-1999/2", range: "pages 11–20" }, length: 10 },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    },
    citedBy: [{ path: "/annex", pageTitle: "The annex title" }],
  });
  const annex = markdown.find(({ relativePath }) => relativePath === "pages/annex.md");
  expect(annex?.fields.citedSources).toMatchObject([
    { name: "Hearing, 3 May 1999, page 12", url: "/documents/hearing-1999/2#p12" },
    { name: "Hearing, 3 May 1999", url: "/documents/hearing-1999" },
  ]);
});
