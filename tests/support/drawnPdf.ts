import PDFDocument from "pdfkit";
import sharp from "sharp";
import { pageText, TinyContent } from "./tinyContent";

/** A function that draws on the page of a PDF document. */
export type Draw = (document: PDFKit.PDFDocument) => void;

/** Returns the bytes of a PDF with the drawing of `draw`. */
export async function drawnPdf(
  draw: Draw,
  info: PDFKit.DocumentInfo = {},
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument({ info, compress: true, tagged: true, ...options });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.fontSize(14);
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A reference to an object of a PDF. */
export interface PdfReference {
  data: Record<string, unknown>;
  end(bytes?: Buffer): void;
}

/** The parts of pdfkit that its types do not declare. */
interface MoreOfPdfkit {
  _root: PdfReference;
  ref(data: object): PdfReference;
  fileAnnotation(x: number, y: number, width: number, height: number, file: object): void;
}

const more = (document: PDFKit.PDFDocument) => document as unknown as MoreOfPdfkit;

/** Returns the catalog of a PDF, which is its root object. A test may add fields to the catalog. */
export const drawnRoot = (document: PDFKit.PDFDocument): Record<string, unknown> => more(document)._root.data;

/** Adds a stream object to a PDF. Returns a reference to it. */
export function drawnStream(document: PDFKit.PDFDocument, text: string): PdfReference {
  const stream = more(document).ref({});
  stream.end(Buffer.from(text));
  return stream;
}

/** Attaches a file to the current page of a PDF, as an annotation. */
export function attachToPage(document: PDFKit.PDFDocument, name: string): void {
  more(document).fileAnnotation(72, 72, 20, 20, { src: Buffer.from("x"), name });
}

/** Adds a layer that PDF viewers do not show. */
export function addHiddenLayer(document: PDFKit.PDFDocument, name: string): void {
  // The name must be a PDF string. pdfkit writes a String object as a PDF string, but a primitive string as a PDF name.
  const layer = more(document).ref({ Type: "OCG", Name: Object(name) as unknown });
  layer.end();
  more(document)._root.data.OCProperties = { OCGs: [layer], D: { ON: [], OFF: [layer] } };
}

/** Adds XMP metadata with these fields, as many programs do that write PDFs. */
export function addXmp(document: PDFKit.PDFDocument, fields: string): void {
  const metadata = more(document).ref({ Type: "Metadata", Subtype: "XML" });
  metadata.end(
    Buffer.from(
      `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">${fields}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    ),
  );
  more(document)._root.data.Metadata = metadata;
}

/** Draws a picture with an alternative text. */
export function describedPicture(document: PDFKit.PDFDocument, picture: Buffer, alt: string): void {
  const figure = document.struct("Figure", { alt }, () => document.image(picture, 60, 200, { width: 40 }));
  document.addStructure(figure);
}

/** Returns a black picture with the given opacity. */
export function blackPicture(alpha: number): Promise<Buffer> {
  return sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha } } })
    .png()
    .toBuffer();
}

/** Draws a line of text that contains a name. The tests hide this name in different ways. */
export const secret: Draw = (document) => document.text("The witness is Jo Grey of Saltmarsh.", 72, 100);

/** Returns a function that draws the line `secret`, and then calls `draw` to draw over it. */
export const over =
  (draw: Draw): Draw =>
  (document) => {
    secret(document);
    draw(document);
  };

/** Returns a picture of a scanned page, with a line of ink at the position of `secret`. */
export function scannedPage(more = ""): Promise<Buffer> {
  const strokes = Array.from({ length: 40 }, (_, index) => `<path d="M${73 + index * 6} 101v11"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792" width="1224" height="1584"><rect width="612" height="792" fill="#f4f1e8"/><g stroke="#333" stroke-width="2">${strokes}</g>${more}</svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** Returns a function that draws a scan. The recognised text of the scan is the line `secret`, which is invisible. */
export const searchable =
  (scan: Buffer): Draw =>
  (document) => {
    document.image(scan, 0, 0, { width: 612 }).addContent("3 Tr");
    secret(document);
  };

/** Returns the publishing check's output for the smallest campaign to which one document has been added. */
export async function gateWith(pdf: Buffer, privateNames = ""): Promise<string[]> {
  const content = await TinyContent.with({
    "documents/paper.pdf": pdf,
    "pages/papers.md": pageText("/papers", { body: "[A paper](../documents/paper.pdf)" }),
    "../never-publish.txt": privateNames,
  });
  return content.gate();
}
