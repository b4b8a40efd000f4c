import { askWorker } from "../../src/content-model/pdf/askWorker";

/** What a PDF contains besides what a reader sees (pdfWorker.mjs). */
export interface PdfReport {
  /** Its title, subject and keywords. */
  descriptions: string[];
  author?: string | undefined;
  creators: string[];
  properties: string[];
  attachments: string[];
  hiddenLayers: string[];
  hasScripts: boolean;
  bookmarks: string[];
  pages: {
    /** What is written on it, in the fields of its form and in the descriptions of its pictures. */
    text: string;
    hidden: { why: "invisible" | "outside"; text: string }[];
    remarks: string[];
    attachments: string[];
    unappliedRedactions: number;
  }[];
}

/** Reads a PDF in a worker thread; returns the reason as a string if it cannot be read. */
export const reportOf = (bytes: Buffer): Promise<PdfReport | string> =>
  askWorker("tools/publishing/pdfWorker.mjs", bytes);
