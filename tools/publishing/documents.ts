import { readFile } from "node:fs/promises";
import { problemOf, type Problem } from "../../src/content-model/problem";
import type { Content } from "../../src/content-model/contentFile";
import { reportOf, type PdfReport } from "./pdfReport";
import { foundIn, problemsInText, type PrivateNames } from "./privateWords";

/** Characters of a text to quote. */
const longestQuotation = 60;
const quoted = (text: string) => {
  const words = text.replace(/\s+/g, " ").trim();
  return JSON.stringify(words.length > longestQuotation ? `${words.slice(0, longestQuotation)}…` : words);
};

const reasons = {
  invisible: "cannot be seen",
  outside: "lies outside the page",
};

const exportAgain =
  "Make the PDF again from its source without it, or print the page to a picture and publish that.";

/** The number of incremental updates, each of which leaves the earlier version in the file. */
function earlierVersions(bytes: Buffer): number {
  const text = bytes.toString("latin1");
  const ends = text.match(/%%EOF/g)?.length ?? 0;
  // A linearized file has two end markers from the start.
  return ends - (/\/Linearized\s/.test(text.slice(0, 1024)) ? 2 : 1);
}

function fileProblems(bytes: Buffer, report: PdfReport, campaign: string): string[] {
  const names = [...new Set([report.author ?? "", ...report.creators])].filter(
    (name) => !["", campaign].includes(name.trim()),
  );
  const attachments = [...report.attachments, ...report.pages.flatMap((page) => page.attachments)];
  const found: [string[], string, string][] = [
    [names, "Its properties name an author", "Save it without personal information."],
    [report.properties, "It has properties of its own", "Save it without personal information."],
    [attachments, "Files are attached to it", "Save it without them."],
    [report.hiddenLayers, "It has layers that are switched off", "Delete them and save it again."],
  ];
  return [
    ...found.flatMap(([what, message, advice]) =>
      what.length > 0 ? `${message}: ${quoted(what.join(", "))}. ${advice}` : [],
    ),
    ...(report.hasScripts ? ["It holds a script. Print it to a new PDF."] : []),
    ...(earlierVersions(bytes) > 0
      ? ["It still holds an earlier version of itself, which can be read. Print it to a new PDF."]
      : []),
  ];
}

/** A document that is a sample says so at the beginning of its title, subject or keywords, or in its name (samples.ts). */
const isSample = ({ descriptions }: PdfReport) => descriptions.some((words) => /^a sample\b/i.test(words));

function pageProblems({ hidden, remarks, unappliedRedactions }: PdfReport["pages"][number]): string[] {
  return [
    ...hidden.map(
      ({ why, text }) => `The text ${quoted(text)} ${reasons[why]}, but it can be copied. ${exportAgain}`,
    ),
    ...(remarks.length > 0
      ? [`There is a comment: ${quoted(remarks.join(" / "))}. Delete all comments and save it again.`]
      : []),
    ...(unappliedRedactions > 0
      ? ["A passage is marked for blacking out, but it is still there. Apply the redaction, then save."]
      : []),
  ];
}

async function problemsOf(bytes: Buffer, names: PrivateNames, campaign: string): Promise<string[]> {
  const report = await reportOf(bytes);
  if (typeof report === "string")
    return [`Nobody can check what is in it (${report}). Save it again without a password.`];
  // What a sample contains is invented, so it is reported only once.
  if (isSample(report))
    return [
      "This document says that it is a sample (title, subject or keywords). Put the real one in its place.",
    ];
  const inText = (text: string) => foundIn(text, names).map(({ message }) => message);
  return [
    ...fileProblems(bytes, report, campaign),
    ...inText(report.descriptions.join("\n")).map((message) => `Properties: ${message}`),
    ...inText(report.bookmarks.join("\n")).map((message) => `Bookmarks: ${message}`),
    ...report.pages.flatMap((page, index) =>
      [...pageProblems(page), ...inText(page.text)].map((message) => `Page ${index + 1}: ${message}`),
    ),
  ];
}

/** Every document but those whose name says that they are samples (samples.ts), since what is in them is invented. */
const documentsIn = ({ names }: Content) =>
  [...names].filter((one) => /^documents\/.*(?<!-sample)\.pdf$/i.test(one)).sort();

/**
 * Finds what readers of the documents do not see, or should not.
 * @param campaign the name that may appear as the author
 */
export async function documentProblems(
  content: Content,
  privateNames: PrivateNames,
  campaign: string,
): Promise<Problem[]> {
  const { root, names } = content;
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
