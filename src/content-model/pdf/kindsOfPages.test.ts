import { join } from "node:path";
import { drawnPdf } from "../../../tests/support/drawnPdf";
import {
  lackingLetters,
  readablePages,
  unreadablePages,
  withSmallCapitals,
} from "../../../tests/support/pdfPages";
import { TestFolder } from "../../../tests/support/testFolder";
import { checked, pageText } from "../../../tests/support/tinyContent";
import { citationsInForm } from "../check/checkCitationsAndQuotations";
import { layOut } from "./layOut";
import { readDocument, textOfPdf, type DocumentText } from "./readDocuments";

/**
 * Returns the problems that the check finds if a page quotes one of the campaign's documents.
 * @param body the text of the page
 */
async function problemsOf(pdf: Buffer, body: string): Promise<string[]> {
  return checked({
    "pages/documents.md": pageText("/documents", { template: "documents" }),
    "documents.yaml":
      '- anchor: paper\n  title: Paper\n  what: A paper of a meeting.\n  file: paper.pdf\n  becamePublic: "Read out at the fair."\n',
    "documents/paper.pdf": pdf,
    "sources.yaml":
      "- anchor: paper\n  title: Paper\n  shortName: Paper\n  kind: document\n  publisher: The fair\n  date: 1999\n  document: paper\n",
    "pages/annex.md": pageText("/annex", { body }),
  });
}

/**
 * Returns the text of a PDF. The check finds this text in the cache of `readDocument`, so that each PDF is read only once.
 * @throws if the PDF cannot be read
 */
async function textIn(pdf: Buffer): Promise<DocumentText> {
  const folder = new TestFolder();
  folder.write("paper.pdf", pdf);
  const text = await readDocument(join(folder.root, "paper.pdf"), "");
  if (typeof text === "string") throw new Error(text);
  return text;
}

test.each(readablePages.map((kind) => [kind.name, kind] as const))(
  "%s reads as a person reads it, and quotations are found there alone",
  async (_name, { draw, pages, found, absent, elsewhere }) => {
    const pdf = await draw();
    expect((await textIn(pdf)).pages).toEqual(
      pages.map((page) =>
        page.map((each) =>
          typeof each === "string" ? { speaker: null, text: each } : { speaker: null, ...each },
        ),
      ),
    );
    const body = [
      `"${found[0]}"[^paper:${found[1]}]`,
      `"${absent}"[^paper]`,
      `"${elsewhere[0]}"[^paper:${elsewhere[1]}]`,
    ];
    expect(await problemsOf(pdf, body.join("\n\n"))).toEqual([
      expect.stringMatching(/:11:\d+ .*is not in the source/),
      expect.stringMatching(new RegExp(`:13:\\d+ .*${elsewhere[2]}\\.`)),
    ]);
  },
);

test.each(unreadablePages.map((kind) => [kind.name, kind] as const))(
  "%s yields no text to quote, and the check asks for a typed text",
  async (_name, { draw, says }) => {
    const pdf = await draw();
    expect((await textIn(pdf)).pages.flat()).toEqual([]);
    const [warning = "", ...rest] = await problemsOf(pdf, "See.[^paper]");
    expect(rest).toEqual([]);
    expect(warning).toMatch(new RegExp(`Warning: .*${says}.*paper\\.txt`));
    expect(citationsInForm(warning, String)).toMatch(/, or ask a helper to type the text of the page\.$/);
    expect(citationsInForm(warning, String)).not.toMatch(/ocrmypdf|paper\.txt/);
    expect(await problemsOf(pdf, '"wait"[^paper:1]')).toEqual([
      expect.stringContaining("cannot be looked up"),
    ]);
  },
);

test("the warning about a PDF with missing letters names the page, an incomplete word and the remedy", async () => {
  const pdf = await lackingLetters();
  expect(await problemsOf(pdf, '"of the clerk"[^paper:1]')).toEqual([
    expect.stringMatching(/Warning: Page 1 lacks letters in .*page 1 has “irst”.*ocrmypdf.*paper\.txt/),
  ]);
});

test("small capitals that are written as lower-case letters do not lack letters", async () => {
  const text = await textOfPdf(await withSmallCapitals());
  expect(typeof text === "string" ? text : text.map(({ incomplete }) => incomplete)).toEqual([
    undefined,
    undefined,
  ]);
});

test("text at the edges of pages is kept apart from the running text", async () => {
  const kind = readablePages.find(({ name }) => name.startsWith("a sentence over a page's end"));
  const text = await textOfPdf((await kind?.draw()) ?? Buffer.from(""));
  expect(typeof text === "string" ? text : text.map(({ edges }) => edges)).toEqual([
    ["Page 1 of 340", "R v Smith", "12", "PIER000123"],
    ["Page 2 of 340", "R v Smith", "13", "PIER000124"],
    ["Page 3 of 340", "R v Smith", "14", "PIER000125"],
  ]);
});

test("a small page without numbers, beside others with them, is text", async () => {
  const oath = Array.from(
    { length: 8 },
    (_, index) => `I took down all of part ${"abcdefgh".charAt(index)},`,
  );
  const pdf = await drawnPdf(
    (page) => {
      for (const left of [40, 330])
        for (let line = 0; line < 12; line += 1) {
          page.fontSize(8).text(String(line + 1), left, 60 + line * 14, { lineBreak: false });
          page.text(`and so on in line ${line} of it,`, left + 20, 60 + line * 14, { lineBreak: false });
        }
      oath.forEach((text, line) => page.text(text, 350, 400 + line * 14, { lineBreak: false }));
    },
    {},
    { margin: 0 },
  );
  const text = await textOfPdf(pdf);
  expect(typeof text === "string" ? text : text.map(({ paragraphs }) => paragraphs.at(-1)?.text)).toEqual([
    oath.join(" "),
  ]);
});

test.each([
  ["below each other", 72, 340, 1],
  ["beside each other", 330, 100, 1],
  ["beside each other, the second of which goes on counting", 330, 100, 13],
])("sentences around numbered lists %s are text", async (_where, left, top, first) => {
  const sentences = ["There were two lists of papers.", "All of them were read out in court."];
  const pdf = await drawnPdf(
    (page) => {
      const write = (text: string, x: number, y: number) =>
        page.fontSize(10).text(text, x, y, { lineBreak: false });
      write(sentences[0] ?? "", 72, 70);
      for (let line = 0; line < 12; line += 1)
        for (const [x, y, number] of [
          [72, 100, line + 1],
          [left, top, line + first],
        ] as const) {
          write(String(number), x, y + line * 14);
          write(`Letter ${"ABCDEFGHIJKL".charAt(line)}`, x + 28, y + line * 14);
        }
      write(sentences[1] ?? "", 72, top + 210);
    },
    {},
    { margin: 0 },
  );
  const text = await textOfPdf(pdf);
  const found = typeof text === "string" ? [] : text.flatMap(({ paragraphs }) => paragraphs);
  expect(found.map((paragraph) => paragraph.text)).toEqual(expect.arrayContaining(sentences));
});

test("text that recurs at the same place is text where it is a sentence, or somebody speaks", async () => {
  const pdf = await drawnPdf((page) => {
    for (const number of [1, 2, 3]) {
      if (number > 1) page.addPage();
      page.text(`MISS QUILL: This was said on page ${number}.`, 72, 80);
      page.text(`It was heard by all on page ${number}.`, 72, 700);
    }
  });
  const text = await textOfPdf(pdf);
  expect(typeof text === "string" ? text : text.map(({ paragraphs }) => paragraphs.length)).toEqual([
    2, 2, 2,
  ]);
});

test("words that recur in the middle of sheets with little text are text", async () => {
  const pdf = await drawnPdf((page) => {
    for (const number of [1, 2, 3]) {
      if (number > 1) page.addPage();
      page.text("Exhibit of the keeper", 72, 300).text("Seen by the clerk", 72, 400);
    }
  });
  const text = await textOfPdf(pdf);
  expect(typeof text === "string" ? text : text.map(({ edges }) => edges)).toEqual([[], [], []]);
});

test("a PDF without pages yields no pages, and a page without text yields no paragraphs", () => {
  expect(layOut([])).toEqual([]);
  expect(layOut([{ width: 612, height: 792, items: [], picture: 0, isBesideInk: false }])).toEqual([
    { paragraphs: [], edges: [], problem: null },
  ]);
});
