/** A worker thread that reads a PDF and sends back the lines of each page. */
import { parentPort, workerData } from "node:worker_threads";

// pdf.js asks for these at once, but uses them only to draw: reading needs no native program.
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] ??= class {};
const { openPdf, linesOf } = await import("./readPdf.mjs");

try {
  const pdf = await openPdf(workerData);
  const answer = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    answer.push(await linesOf(page));
    page.cleanup();
  }
  parentPort.postMessage({ answer });
} catch (error) {
  parentPort.postMessage({ failure: String(error?.message ?? error) });
}
