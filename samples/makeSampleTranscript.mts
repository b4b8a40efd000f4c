/**
 * Makes content/documents/westminster-hall-2005-sample.pdf: it stands where the campaign will put the transcript of the
 * debate, says that it is a sample, and tells where the official report stands. `npm run draw` calls it.
 */
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";

const target = "../content/documents/westminster-hall-2005-sample.pdf";

/** Fixed, so that the same script makes the same file. */
const madeOn = new Date("2026-11-20T00:00:00Z");

const accent = "#7c1d1d";
const ink = "#1d1a16";

const sections: readonly (readonly [heading: string, ...paragraphs: string[]])[] = [
  [
    "What belongs here",
    "The campaign will put the full transcript of the debate in the place of this document. Until it does, nothing here is to be read as anybody’s words.",
  ],
  [
    "What the debate was",
    "On 9 February 2005 a backbench Member of Parliament raised the case in Westminster Hall, the second debating chamber of the House of Commons. The report begins at column 480WH.",
    "The Member’s central issue was the non-disclosure of evidence. The House was told that armed officers had entered the farmhouse at about 7:35 am on 7 August 1985, that five bodies had been found, and that the police had first held the sister responsible. The verdicts of October 1986 had been reached by a majority of ten to two, and nineteen years had then been served. A new defence team had been formed early in 2004 and had noticed a reference to “exhibit 29”.",
  ],
  [
    "Where the official report stands",
    "Hansard, House of Commons, Westminster Hall, 9 February 2005, from column 480WH. It can be read without charge at hansard.parliament.uk: choose the House of Commons, the date, and Westminster Hall.",
    "Where this site and the official report differ, the official report is right. Please tell the campaign, so that it can correct the page.",
  ],
];

await mkdir("../content/documents", { recursive: true });
const document = new PDFDocument({
  size: "A4",
  margins: { top: 80, bottom: 80, left: 90, right: 90 },
  lang: "en-GB",
  tagged: true,
  displayTitle: true,
  info: {
    Title: "Westminster Hall, 9 February 2005: sample in place of the transcript",
    Author: "The Farmhouse Campaign",
    Subject: "A sample. The official report stands in Hansard, House of Commons, from column 480WH.",
    CreationDate: madeOn,
    ModDate: madeOn,
  },
});
const file = document.pipe(createWriteStream(target));

const root = document.struct("Document");
document.addStructure(root);
const add = (type: "H1" | "H2" | "P", write: () => void) => root.add(document.struct(type, {}, write));

add("P", () =>
  document
    .font("Helvetica-Bold")
    .fontSize(9)
    .fillColor(accent)
    .text("SAMPLE", { characterSpacing: 2 })
    .moveDown(0.8),
);
add("H1", () =>
  document
    .font("Times-Roman")
    .fontSize(26)
    .fillColor(ink)
    .text("Westminster Hall, 9 February 2005")
    .moveDown(0.3),
);
add("P", () =>
  document
    .font("Times-Italic")
    .fontSize(13)
    .text("This document is a sample. It stands in the place of the transcript and holds none of it.")
    .moveDown(1.4),
);
for (const [heading, ...paragraphs] of sections) {
  add("H2", () => document.font("Times-Bold").fontSize(14).fillColor(ink).text(heading).moveDown(0.4));
  for (const paragraph of paragraphs) {
    add("P", () =>
      document.font("Times-Roman").fontSize(11.5).text(paragraph, { lineGap: 3.5 }).moveDown(0.7),
    );
  }
  document.moveDown(0.6);
}
root.end();
document.end();
await finished(file);
