import { readFile } from "node:fs/promises";
import { askWorker } from "../../src/content-model/pdf/askWorker";
import { pdfRepair } from "../../src/content-model/pdf/readDocuments";
import { problemOf, type Problem } from "../../src/content-model/problem";
import type { Content } from "../../src/content-model/contentFile";
import type { Names } from "./names";
import { hiddenInPictures } from "./picturesInPdf";
import { foundIn, problemsInText } from "./personalData";

/** The text of a PDF, and all content of the PDF that readers do not see. pdfWorker.mjs makes this report. */
interface PdfReport {
  /** The title, the subject and the keywords of the PDF. */
  descriptions: string[];
  author?: string | undefined;
  creators: string[];
  properties: string[];
  attachments: string[];
  hiddenLayers: string[];
  hasScripts: boolean;
  /** True if the PDF is encrypted, but a password is needed only for changing it. */
  isProtected: boolean;
  bookmarks: string[];
  pages: {
    /** The text on the page, in the fields of its form and in the descriptions of its pictures. */
    text: string;
    hidden: { why: string; text: string }[];
    remarks: string[];
    attachments: string[];
    unappliedRedactions: number;
  }[];
}

/** The maximum number of characters that a message quotes from a text. */
const maxQuotationLength = 60;
const quoted = (text: string) => {
  const words = text.replace(/\s+/g, " ").trim();
  return JSON.stringify(words.length > maxQuotationLength ? `${words.slice(0, maxQuotationLength)}…` : words);
};

const exportAgain =
  "Make the PDF again from the original file without this text, or save the page as a picture and publish that.";

const coverIt =
  "If it belongs to a living person, cover it. Save the page as a picture, paint over this place, and make the PDF again from the picture.";

/** Returns the number of incremental updates in a PDF. After such an update, the file still contains the version before the update. */
function earlierVersions(bytes: Buffer): number {
  const text = bytes.toString("latin1");
  const ends = text.match(/%%EOF/g)?.length ?? 0;
  // A linearized PDF (for fast viewing on the web) has two end markers even without an update.
  return ends - (/\/Linearized\s/.test(text.slice(0, 1024)) ? 2 : 1);
}

async function fileProblems(bytes: Buffer, report: PdfReport, campaign: string): Promise<string[]> {
  const names = [...new Set([report.author ?? "", ...report.creators])].filter(
    (name) => !["", campaign].includes(name.trim()),
  );
  const attachments = [...report.attachments, ...report.pages.flatMap((page) => page.attachments)];
  const hidden = await hiddenInPictures(bytes);
  const listed = (what: readonly string[]) => quoted(what.join(", "));
  return [
    names.length > 0 &&
      `The properties of the PDF name an author: ${listed(names)}. Save the PDF without personal information.`,
    report.properties.length > 0 &&
      `The PDF has custom properties: ${listed(report.properties)}. Save the PDF without personal information.`,
    attachments.length > 0 &&
      `Files are attached to the PDF: ${listed(attachments)}. Save the PDF without these files.`,
    report.hiddenLayers.length > 0 &&
      `The PDF has layers that are switched off: ${listed(report.hiddenLayers)}. Delete these layers, and save the PDF again.`,
    hidden.length > 0 &&
      `A picture in the PDF contains hidden data (${hidden.join(", ")}), which may reveal who took the picture, where and with what camera. Save the picture without metadata, and make the PDF again.`,
    report.isProtected &&
      "The PDF is protected against changes, so its pictures cannot be checked. Save the PDF again without protection.",
    report.hasScripts && "The PDF contains a script. Print the PDF to a new PDF.",
    earlierVersions(bytes) > 0 &&
      "The PDF still contains an earlier version of itself, which people can read. Print the PDF to a new PDF.",
  ].filter((message) => message !== false);
}

/**
 * Returns whether a document is marked as a sample at the beginning of its title, subject or keywords. samples.ts also reports a file whose
 * name ends in `-sample.pdf`.
 */
const isSample = ({ descriptions }: PdfReport) => descriptions.some((words) => /^a sample\b/i.test(words));

function pageProblems({ hidden, remarks, unappliedRedactions }: PdfReport["pages"][number]): string[] {
  const words = remarks.filter((remark) => remark.trim() !== "");
  return [
    ...hidden.map(({ why, text }) => `The text ${quoted(text)} ${why}, but it can be copied. ${exportAgain}`),
    remarks.length > 0 &&
      `There is a comment${words.length > 0 ? `: ${quoted(words.join(" / "))}` : " or a mark without words"}. Delete all comments, and save the PDF again.`,
    unappliedRedactions > 0 &&
      "A passage is marked for redaction, but its text is still in the file. Apply the redaction, then save the PDF.",
  ].filter((message) => message !== false);
}

async function problemsOf(bytes: Buffer, names: Names, campaign: string): Promise<string[]> {
  const report = await askWorker<PdfReport>("tools/publishing/pdfWorker.mjs", bytes);
  if (typeof report === "string")
    return [`The publishing check cannot read this PDF (${report}). ${pdfRepair(report)}.`];
  // If the document is a sample, nothing else is reported about it, because all its content is invented.
  if (isSample(report))
    return [
      "This document is marked as a sample in its title, subject or keywords. Replace it with the real document.",
    ];
  const inText = (text: string) => foundIn(text, names, coverIt).map(({ message }) => message);
  return [
    ...(await fileProblems(bytes, report, campaign)),
    ...inText(report.descriptions.join("\n")).map((message) => `Properties: ${message}`),
    ...inText(report.bookmarks.join("\n")).map((message) => `Bookmarks: ${message}`),
    ...report.pages.flatMap((page, index) =>
      [...pageProblems(page), ...inText(page.text)].map((message) => `Page ${index + 1}: ${message}`),
    ),
  ];
}

/** Returns the names of all documents. Leaves out documents whose names end in `-sample.pdf`, because the people in them are invented. */
const documentsIn = ({ names }: Content) =>
  [...names].filter((one) => /^documents\/.*(?<!-sample)\.pdf$/i.test(one)).sort();

/** Finds hidden and private data in the documents. */
export async function documentProblems(content: Content, privateNames: Names): Promise<Problem[]> {
  const { root, names, files } = content;
  // The name of the campaign is allowed as the author in the properties of a document.
  const campaign = String(files.find(({ kind }) => kind.type === "Campaign")?.entries[0]?.value.name);
  const problems: Problem[] = [];
  for (const name of documentsIn(content)) {
    const bytes = await readFile(`${root}/${name}`);
    for (const message of await problemsOf(bytes, privateNames, campaign))
      problems.push(problemOf(`content/${name}`, message));
  }
  for (const name of [...names].filter((one) => /^documents\/.*(?<!-sample)\.txt$/.test(one))) {
    const text = await readFile(`${root}/${name}`, "utf8");
    problems.push(...problemsInText(`content/${name}`, text, privateNames));
  }
  return problems;
}
