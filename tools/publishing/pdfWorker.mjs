/** A worker thread that reads a PDF and sends back what it contains besides what a reader sees. */
import { answerWith, pagesOf, writtenOn } from "../../src/content-model/pdf/readPdf.mjs";
import { findHiddenWords } from "./hiddenWords.mjs";

/** The types of annotation that are no comments: somebody has put any other on the page, be it a shape. */
const noRemarks = ["Link", "Widget", "FileAttachment", "Redact"];

const contentsOf = ({ contentsObj, contents }) => contentsObj?.str ?? contents ?? "";

/** What readers of the page see only in part or not at all: a form's fields, their values and hints, e-mail addresses that are linked, and descriptions of links and pictures. */
async function furtherTexts(page, annotations) {
  const described = (node) => [node?.alt ?? [], (node?.children ?? []).map(described)].flat(Infinity);
  const inFields = (annotation) => {
    const { subtype, fieldName, fieldValue, alternativeText, url, options = [] } = annotation;
    return [
      fieldName,
      fieldValue,
      alternativeText,
      // A link to another site is no text; an e-mail address is.
      /^https?:/.test(url) ? [] : url,
      noRemarks.includes(subtype) ? contentsOf(annotation) : [],
      options.map(({ displayValue }) => displayValue),
    ];
  };
  return [annotations.map(inFields), described(await page.getStructTree())]
    .flat(Infinity)
    .filter((text) => typeof text === "string");
}

const titlesOf = (bookmarks) => (bookmarks ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);

async function readPage(page) {
  // Those too that viewers hide.
  const annotations = await page.getAnnotations({ intent: "any" });
  return {
    text: [await writtenOn(page), ...(await furtherTexts(page, annotations))].join("\n"),
    hidden: await findHiddenWords(page),
    remarks: annotations.filter(({ subtype }) => !noRemarks.includes(subtype)).map(contentsOf),
    attachments: annotations
      .filter(({ subtype }) => subtype === "FileAttachment")
      .map(({ file }) => file?.filename ?? "?"),
    unappliedRedactions: annotations.filter(({ subtype }) => subtype === "Redact").length,
  };
}

answerWith(async (pdf) => {
  const { info, metadata } = await pdf.getMetadata();
  const layers = [...(await pdf.getOptionalContentConfig())];
  const { Title, Subject, Keywords } = info;
  const titles = [Title, Subject, Keywords, metadata?.get("dc:title"), metadata?.get("dc:description")];
  return {
    descriptions: titles.flat().filter((text) => typeof text === "string"),
    author: info.Author,
    creators: [metadata?.get("dc:creator") ?? []].flat(),
    properties: Object.entries(info.Custom ?? {}).map(([name, value]) => `${name}: ${String(value)}`),
    attachments: Object.values((await pdf.getAttachments()) ?? {}).map(({ filename }) => filename),
    hiddenLayers: layers.filter(([, { visible }]) => !visible).map(([, { name }]) => name ?? "?"),
    hasScripts: await pdf.hasJSActions(),
    isProtected: (await pdf.getPermissions()) !== null,
    bookmarks: titlesOf(await pdf.getOutline()),
    pages: await pagesOf(pdf, readPage),
  };
});
