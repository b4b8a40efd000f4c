/** A worker thread that renders the first page of a PDF as a data: URI. */
import { createCanvas } from "@napi-rs/canvas";
import { answerWith } from "../../../../src/content-model/pdf/readPdf.mjs";

answerWith(async (pdf) => {
  const page = await pdf.getPage(1);
  const [, , width] = page.view;
  const viewport = page.getViewport({ scale: 800 / width });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, canvasContext: canvas.getContext("2d"), viewport }).promise;
  return canvas.toDataURL("image/jpeg", 0.7);
});
