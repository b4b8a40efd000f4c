/** A worker thread that reads a PDF and sends back all of its texts as one string. */
import { answerWith, pagesOf } from "../../src/content-model/pdf/readPdf.mjs";
import { bookmarksOf, contentsOf, descriptionsIn, pageText } from "./pdfTexts.mjs";

async function readPage(page) {
  const annotations = await page.getAnnotations({ intent: "any" });
  return [await pageText(page, annotations), ...annotations.map(contentsOf)].join("\n");
}

answerWith(async (pdf) => {
  const { info, metadata } = await pdf.getMetadata();
  const about = [info.Author, metadata?.get("dc:creator"), Object.values(info.Custom ?? {})].flat();
  const texts = [...descriptionsIn({ info, metadata }), ...about, ...(await bookmarksOf(pdf))];
  // The answer is an object. A plain string would be taken for the reason why the PDF cannot be read.
  return {
    text: [...texts, ...(await pagesOf(pdf, readPage))].filter((text) => typeof text === "string").join("\n"),
  };
});
