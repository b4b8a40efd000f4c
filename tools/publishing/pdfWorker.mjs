/** A worker thread that reads a PDF and sends back its text and everything in it that readers do not see. */
import { answerWith, pagesOf } from "../../src/content-model/pdf/readPdf.mjs";
import { findHiddenWords } from "./hiddenWords.mjs";
import { bookmarksOf, contentsOf, descriptionsIn, noRemarks, pageText } from "./pdfTexts.mjs";

async function readPage(page) {
  // With the intent "any", pdf.js also returns annotations that PDF viewers hide.
  const annotations = await page.getAnnotations({ intent: "any" });
  return {
    text: await pageText(page, annotations),
    hidden: await findHiddenWords(page),
    remarks: annotations.filter(({ subtype }) => !noRemarks.includes(subtype)).map(contentsOf),
    attachments: annotations
      .filter(({ subtype }) => subtype === "FileAttachment")
      .map(({ file }) => file?.filename ?? "?"),
    unappliedRedactions: annotations.filter(({ subtype }) => subtype === "Redact").length,
  };
}

/** Returns whether a custom property cannot contain personal data: it is empty or a date, or a program has written it about itself. */
const isTechnical = ([name, value]) =>
  /^(GTS_|PTEX\.|ContentTypeId$)/.test(name) || /^\s*(D:\d+[\d'Z+-]*)?\s*$/.test(String(value));

answerWith(async (pdf) => {
  const { info, metadata } = await pdf.getMetadata();
  const layers = [...(await pdf.getOptionalContentConfig())];
  return {
    descriptions: descriptionsIn({ info, metadata }),
    author: info.Author,
    creators: [metadata?.get("dc:creator") ?? []].flat(),
    properties: Object.entries(info.Custom ?? {})
      .filter((property) => !isTechnical(property))
      .map(([name, value]) => `${name}: ${String(value)}`),
    attachments: Object.values((await pdf.getAttachments()) ?? {}).map(({ filename }) => filename),
    hiddenLayers: layers.filter(([, { visible }]) => !visible).map(([, { name }]) => name ?? "?"),
    hasScripts: await pdf.hasJSActions(),
    isProtected: (await pdf.getPermissions()) !== null,
    bookmarks: await bookmarksOf(pdf),
    pages: await pagesOf(pdf, readPage),
  };
});
