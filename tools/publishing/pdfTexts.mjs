/** What is written in a PDF: on its pages, and what readers see only in part or not at all. */
import { writtenOn } from "../../src/content-model/pdf/readPdf.mjs";

/** The types of annotation that are no comments: somebody has put any other on the page, be it a shape. */
export const noRemarks = ["Link", "Widget", "FileAttachment", "Redact"];

export const contentsOf = ({ contentsObj, contents }) => contentsObj?.str ?? contents ?? "";

/** What readers of a page see only in part or not at all: a form's fields, their values and hints, e-mail addresses that are linked, and descriptions of links and pictures. */
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

/** All texts of a page. */
export async function pageText(page, annotations) {
  return [await writtenOn(page), ...(await furtherTexts(page, annotations))].join("\n");
}

const titlesOf = (bookmarks) => (bookmarks ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);
export const bookmarksOf = async (pdf) => titlesOf(await pdf.getOutline());

/** A PDF's title, subject and keywords. */
export function descriptionsIn({ info, metadata }) {
  const { Title, Subject, Keywords } = info;
  const titles = [Title, Subject, Keywords, metadata?.get("dc:title"), metadata?.get("dc:description")];
  return titles.flat().filter((text) => typeof text === "string");
}
