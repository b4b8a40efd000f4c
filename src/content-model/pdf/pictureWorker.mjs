/** A worker thread that measures the pictures on pages of a PDF. */

// pdf.js requires these classes when it is loaded, although it uses them only to draw, so empty classes are enough (see textWorker.mjs).
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] ??= class {};
const { answerWith, pictureSharesOf } = await import("./readPdf.mjs");

answerWith(pictureSharesOf);
