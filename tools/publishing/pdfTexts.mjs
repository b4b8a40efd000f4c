/** Reads the text of a PDF: on its pages, and in parts that readers see only partly or not at all. */
import { writtenOn } from "../../src/content-model/pdf/readPdf.mjs";

/** The types of annotation that are not comments. An annotation of any other type counts as a comment, even if it is only a shape. */
export const noRemarks = ["Link", "Widget", "FileAttachment", "Redact"];

export const contentsOf = ({ contentsObj, contents }) => contentsObj?.str ?? contents ?? "";

/**
 * Returns the texts of a page that readers see only partly or not at all. These are the fields of a form with their values and hints,
 * linked e-mail addresses, and descriptions of links and pictures.
 */
async function furtherTexts(page, annotations) {
  const described = (node) => [node?.alt ?? [], (node?.children ?? []).map(described)].flat(Infinity);
  const inFields = (annotation) => {
    const { subtype, fieldName, fieldValue, alternativeText, url, options = [] } = annotation;
    return [
      fieldName,
      fieldValue,
      alternativeText,
      // The address of a link to another site is left out. A linked e-mail address counts as text.
      /^https?:/.test(url) ? [] : url,
      noRemarks.includes(subtype) ? contentsOf(annotation) : [],
      options.map(({ displayValue }) => displayValue),
    ];
  };
  return [annotations.map(inFields), described(await page.getStructTree())]
    .flat(Infinity)
    .filter((text) => typeof text === "string");
}

/** Returns all texts of a page, visible and hidden. */
export async function pageText(page, annotations) {
  return [await writtenOn(page), ...(await furtherTexts(page, annotations))].join("\n");
}

const titlesOf = (bookmarks) => (bookmarks ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);
export const bookmarksOf = async (pdf) => titlesOf(await pdf.getOutline());

/** Returns a PDF's title, subject and keywords. */
export function descriptionsIn({ info, metadata }) {
  const { Title, Subject, Keywords } = info;
  const titles = [Title, Subject, Keywords, metadata?.get("dc:title"), metadata?.get("dc:description")];
  return titles.flat().filter((text) => typeof text === "string");
}
