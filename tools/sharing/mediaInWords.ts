/** Describes pictures and documents for changes and conflicts, which cannot show their content as text. */
import { posix } from "node:path";
import sharp from "sharp";
import { pictureName } from "../../src/content-model/fields";
import { askWorker } from "../../src/content-model/pdf/askWorker";
import { sizeInWords } from "../../src/lib/sizeInWords";

/** Describes a PDF by its name, its number of pages and its size. */
async function pdfInWords(path: string, bytes: Buffer): Promise<string> {
  const count = await askWorker<number>("src/content-model/pdf/pageCountWorker.mjs", bytes);
  const pages = typeof count === "number" ? `${count} ${count === 1 ? "page" : "pages"}` : "unreadable";
  return `${posix.basename(path)}: ${pages}, ${sizeInWords(bytes.length)}`;
}

/** Describes a picture by its pixels and its size, and a PDF by its name, pages and size. Returns undefined for any other file. */
export async function mediaInWords(path: string, bytes: Buffer | undefined): Promise<string | undefined> {
  if (!bytes) return undefined;
  if (/\.pdf$/i.test(path)) return pdfInWords(path, bytes);
  if (!pictureName.test(path)) return undefined;
  const size = sizeInWords(bytes.length);
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return found
    ? `a picture of ${found.width} × ${found.height} pixels, ${size}`
    : `an unreadable picture, ${size}`;
}
