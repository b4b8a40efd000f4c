/** Opens PDFs and reads their text. Plain JavaScript, for a worker thread: neither the tests nor the commands can transpile pdf.js. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import { AnnotationMode, getDocument, OPS, Util, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** @param {Uint8Array} data which pdf.js takes over */
export const openPdf = (data) =>
  getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    standardFontDataUrl: join(library, "standard_fonts/"),
    cMapUrl: join(library, "cmaps/"),
    wasmUrl: join(library, "wasm/"),
  }).promise;

/** Returns the result of `readPage` for each page. */
export async function pagesOf(pdf, readPage) {
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    pages.push(await readPage(page));
    page.cleanup();
  }
  return pages;
}

/** Answers in a worker thread with the result of `read` for each PDF that it receives. */
export function answerWith(read) {
  parentPort.on("message", async (bytes) => {
    try {
      const pdf = await openPdf(bytes);
      const answer = await read(pdf);
      // Before the answer: a failure after it would be taken for that of the next PDF.
      await pdf.destroy();
      parentPort.postMessage({ answer });
    } catch (error) {
      // A reason within a sentence.
      parentPort.postMessage({ failure: String(error?.message ?? error).replace(/\.$/, "") });
    }
  });
}

/** Returns the text on a page, line by line. In a scan it is the recognised text. */
export async function writtenOn(page) {
  const { items } = await page.getTextContent();
  return items.map(({ str = "", hasEOL }) => str + (hasEOL ? "\n" : "")).join("");
}

/** The letters that a page has at least; one with fewer is looked at for a picture of it. */
const fewLetters = 100;

/** Returns the largest share of a page that one of its pictures covers. */
async function pictureOn(page) {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const pictures = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  const saved = [];
  let [matrix, largest] = [[1, 0, 0, 1, 0, 0], 0];
  fnArray.forEach((operator, index) => {
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = Util.transform(matrix, argsArray[index]);
    else if (pictures.includes(operator))
      largest = Math.max(largest, Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  });
  const [left, bottom, right, top] = page.view;
  return largest / Math.max(1, (right - left) * (top - bottom));
}

/** Returns the pieces of text of a page as it is shown (see Item in rows.ts). */
async function itemsOf(page) {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items
    .filter(({ str }) => str !== undefined && str !== "")
    .map(({ str, transform, width }) => {
      const [a, b, c, d, x, y] = Util.transform(viewport.transform, transform);
      return { text: str, x, y, width, size: Math.hypot(c, d), angle: (Math.atan2(b, a) * 180) / Math.PI };
    });
}

/** Returns the data of a PDF that the layout needs, and whether its pages are only a notice of a form or of files inside it. */
export async function contentsOf(pdf) {
  const pages = await pagesOf(pdf, async (page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    return { width, height, items: await itemsOf(page), picture: 0 };
  });
  const written = pages.map(({ items }) => items.map(({ text }) => text).join(""));
  // A stamp on each page of a scan is found without looking at its pictures, which takes long.
  const stamps = written.map((text) => text.replace(/\d/g, "#"));
  for (const [index, text] of written.entries()) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    if (letters === 0 || letters >= fewLetters) continue;
    if (stamps.filter((stamp) => stamp === stamps[index]).length > 2) continue;
    const page = await pdf.getPage(index + 1);
    pages[index].picture = await pictureOn(page);
    page.cleanup();
  }
  const { info } = await pdf.getMetadata();
  return {
    pages,
    isForm: pdf.isPureXfa || info.IsXFAPresent === true,
    isPortfolio: info.IsCollectionPresent === true,
  };
}
