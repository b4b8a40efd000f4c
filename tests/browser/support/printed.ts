import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import type { Page } from "./test";

/** The number of pixels per point in pictures of sheets: 3 pixels, which is 216 dpi. */
const scale = 3;

export interface Sheet {
  /** The width and height of the sheet, in millimetres. */
  size: readonly [number, number];
  words: string;
  /** The size of the smallest letters on the sheet, in points. */
  smallest: number;
  /** Returns a picture of the sheet as a black-and-white copier would copy it. Pixels darker than `threshold` (0 to 255) become ink. */
  copied: (threshold: number) => Promise<{ data: Buffer; width: number; height: number }>;
}

/** Returns the sheets that Chromium prints for the open page. */
export const printed = async (page: Page): Promise<Sheet[]> =>
  sheetsOf(await page.pdf({ preferCSSPageSize: true }));

/** Returns the sheets of a PDF that a browser has made by printing. */
export async function sheetsOf(file: Uint8Array): Promise<Sheet[]> {
  // This module must be imported dynamically. Playwright compiles static imports, and it cannot compile this module.
  const { openPdf, writtenOn } = await import("../../../src/content-model/pdf/readPdf.mjs");
  const pdf = await openPdf(new Uint8Array(file));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number): Promise<Sheet> => {
      const sheet = await pdf.getPage(number);
      const viewport = sheet.getViewport({ scale });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      const canvasContext = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
      await sheet.render({ canvas: null, canvasContext, viewport }).promise;
      const picture = canvas.toBuffer("image/png");
      const { items } = await sheet.getTextContent();
      const written = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
      return {
        size: [viewport.width, viewport.height].map((pixels) => Math.round((pixels / scale / 72) * 25.4)) as [
          number,
          number,
        ],
        words: (await writtenOn(sheet)) as string,
        smallest: Math.min(...written.map(({ height }) => height)),
        copied: async (threshold) => {
          const { data, info } = await sharp(picture)
            .flatten({ background: "white" })
            .threshold(threshold)
            .toColourspace("srgb")
            .removeAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true });
          return { data, width: info.width, height: info.height };
        },
      };
    }),
  );
}
