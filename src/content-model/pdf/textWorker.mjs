/** A worker thread that reads a PDF and sends back the pieces of text on each page. */

// pdf.js requires these classes when it is loaded, although it uses them only to draw. With empty classes in their place, reading needs no
// native program.
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] ??= class {};
const { answerWith, contentsOf } = await import("./readPdf.mjs");

answerWith(contentsOf);
