/** A worker thread that measures the pictures on pages of a PDF. */

// pdf.js needs these classes only to draw (textWorker.mjs).
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] ??= class {};
const { answerWith, pictureSharesOf } = await import("./readPdf.mjs");

answerWith(pictureSharesOf);
