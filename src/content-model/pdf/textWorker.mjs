/** A worker thread that reads a PDF and sends back the pieces of text on each page. */

// pdf.js asks for these at once, but uses them only to draw: reading needs no native program.
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] ??= class {};
const { answerWith, contentsOf } = await import("./readPdf.mjs");

answerWith(contentsOf);
