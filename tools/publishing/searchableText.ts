import { askWorker } from "../../src/content-model/pdf/askWorker";

/** The text of a file in which names are searched, or the reason why the file cannot be searched. */
type Searchable = { text: string } | { reason: string };

/**
 * Reads the text of any file: UTF-8 text, and all texts of a PDF.
 * @param name the file's name, whose ending decides how the bytes are read
 */
export async function searchableText(name: string, bytes: Buffer): Promise<Searchable> {
  if (/\.pdf$/i.test(name)) {
    const answer = await askWorker<{ text: string }>("tools/publishing/pdfTextsWorker.mjs", bytes);
    return typeof answer === "string" ? { reason: answer } : answer;
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? { reason: "it is not a text" } : { text };
  } catch {
    return { reason: "it is not a text" };
  }
}
