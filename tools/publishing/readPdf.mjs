/**
 * A worker thread that reads a PDF and sends back what it contains besides what a reader sees. Plain JavaScript, since neither
 * the tests nor the commands can transpile pdf.js's module on the fly.
 */
import { parentPort, workerData } from "node:worker_threads";
import { findHiddenText } from "./hiddenText.mjs";

// Nothing is drawn here, but pdf.js does not load without these.
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] ??= class {};
const { getDocument, OPS, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");

/** Types of annotation that PDF viewers show beside the page or only on request. */
const remarks = [
  "Text",
  "FreeText",
  "Popup",
  "Highlight",
  "Underline",
  "StrikeOut",
  "Squiggly",
  "Caret",
  "Ink",
  "Stamp",
];

/** pdf.js's image kind for RGBA. */
const withTransparency = 3;

/** The pictures on a page that are not fully opaque. */
async function clearPictures(page, { fnArray, argsArray }) {
  const clear = new Set();
  const names = argsArray
    .filter((_, index) => fnArray[index] === OPS.paintImageXObject)
    .map(([name]) => name);
  for (const name of new Set(names)) {
    const store = name.startsWith("g_") ? page.commonObjs : page.objs;
    const picture = await new Promise((done) => store.get(name, done));
    if (picture?.kind !== withTransparency) continue;
    if (picture.data.some((value, index) => index % 4 === 3 && value < 250)) clear.add(name);
  }
  return clear;
}

/** What readers of the page see only in part or not at all: a form's fields, their values and hints, e-mail addresses that are linked, and descriptions of pictures. */
async function furtherTexts(page, annotations) {
  const described = (node) => [node?.alt ?? [], (node?.children ?? []).map(described)].flat(Infinity);
  const inFields = ({ fieldName, fieldValue, alternativeText, url, options = [] }) => [
    fieldName,
    fieldValue,
    alternativeText,
    // A link to another site is no text; an e-mail address is.
    /^https?:/.test(url) ? [] : url,
    options.map(({ displayValue }) => displayValue),
  ];
  return [annotations.map(inFields), described(await page.getStructTree())]
    .flat(Infinity)
    .filter((text) => typeof text === "string");
}

/** The titles of all bookmarks. */
const titlesOf = (bookmarks) => (bookmarks ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);

async function readPage(page) {
  const operators = await page.getOperatorList();
  const clear = await clearPictures(page, operators);
  const { items } = await page.getTextContent();
  const annotations = await page.getAnnotations();
  const contents = ({ contentsObj, contents }) => contentsObj?.str ?? contents ?? "";
  return {
    text: [
      items.map(({ str = "", hasEOL }) => str + (hasEOL ? "\n" : "")).join(""),
      ...(await furtherTexts(page, annotations)),
    ].join("\n"),
    hidden: findHiddenText(operators, OPS, page.view, (name) => !clear.has(name)),
    remarks: annotations.filter(({ subtype }) => remarks.includes(subtype)).map(contents),
    attachments: annotations
      .filter(({ subtype }) => subtype === "FileAttachment")
      .map(({ file }) => file?.filename ?? "?"),
    unappliedRedactions: annotations.filter(({ subtype }) => subtype === "Redact").length,
  };
}

async function readPdf(data) {
  const pdf = await getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
  }).promise;
  const { info, metadata } = await pdf.getMetadata();
  const layers = [...(await pdf.getOptionalContentConfig())];
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    pages.push(await readPage(page));
    page.cleanup();
  }
  return {
    descriptions: [
      info.Title,
      info.Subject,
      info.Keywords,
      metadata?.get("dc:title"),
      metadata?.get("dc:description"),
    ]
      .flat()
      .filter((text) => typeof text === "string"),
    author: info.Author,
    creators: [metadata?.get("dc:creator") ?? []].flat(),
    properties: Object.entries(info.Custom ?? {}).map(([name, value]) => `${name}: ${String(value)}`),
    attachments: Object.values((await pdf.getAttachments()) ?? {}).map(({ filename }) => filename),
    hiddenLayers: layers.filter(([, { visible }]) => !visible).map(([, { name }]) => name ?? "?"),
    hasScripts: await pdf.hasJSActions(),
    bookmarks: titlesOf(await pdf.getOutline()),
    pages,
  };
}

try {
  parentPort.postMessage({ pdf: await readPdf(workerData) });
} catch (error) {
  parentPort.postMessage({ failure: String(error?.message ?? error) });
}
