/** Opens PDFs and reads their text. Plain JavaScript, for a worker thread: neither the tests nor the commands can transpile pdf.js. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

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

/** What `readPage` makes of each page. */
export async function pagesOf(pdf, readPage) {
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    pages.push(await readPage(page));
    page.cleanup();
  }
  return pages;
}

/** In a worker thread: sends back what `read` makes of each PDF that the thread is given. */
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

/** What is written on a page, line by line; in a scan, what was recognized. */
export async function writtenOn(page) {
  const { items } = await page.getTextContent();
  return items.map(({ str = "", hasEOL }) => str + (hasEOL ? "\n" : "")).join("");
}

/** The lines of a page in the order of the file, each with its place on the page. */
export async function linesOf(page) {
  const { items } = await page.getTextContent();
  const lines = [];
  let isNew = true;
  for (const { str = "", hasEOL, transform, height } of items) {
    if (str !== "" && isNew) lines.push({ text: "", y: transform[5], height });
    if (str !== "") lines.at(-1).text += str;
    isNew = hasEOL || (isNew && str === "");
  }
  return lines;
}
