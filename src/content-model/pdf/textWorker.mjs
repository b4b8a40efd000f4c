/** A worker thread that reads a PDF and sends back the lines of each page. */

// pdf.js asks for these at once, but uses them only to draw: reading needs no native program.
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] ??= class {};
const { answerWith, linesOf, pagesOf } = await import("./readPdf.mjs");

answerWith((pdf) => pagesOf(pdf, linesOf));
