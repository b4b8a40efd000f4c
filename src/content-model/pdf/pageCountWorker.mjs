/** A worker thread that counts the pages of a PDF. */

// pdf.js needs these classes only to draw (textWorker.mjs).
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] ??= class {};
const { answerWith } = await import("./readPdf.mjs");

answerWith((pdf) => pdf.numPages);
