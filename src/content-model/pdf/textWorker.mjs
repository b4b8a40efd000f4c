/** A worker thread that reads a PDF and sends back the pieces of text on each page. */

// pdf.js requires these classes when it is loaded, but uses them only to draw. With these empty classes, reading needs no native program.
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] ??= class {};
const { answerWith, contentsOf } = await import("./readPdf.mjs");

answerWith(contentsOf);
