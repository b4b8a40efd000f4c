import { resolve } from "node:path";
import { Worker } from "node:worker_threads";

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
  /** The titles of its bookmarks. */
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

/** Milliseconds; a page takes some fifty, so only a malicious file takes longer. */
const timeout = 300_000;

/** Reads a PDF in a worker thread; returns the reason as a string if it cannot be read. */
export async function reportOf(bytes: Buffer): Promise<PdfReport | string> {
  const worker = new Worker(resolve("tools/publishing/pdfWorker.mjs"), {
    workerData: new Uint8Array(bytes),
  });
  try {
    return await new Promise((done) => {
      const timer = setTimeout(() => done("it takes too long to read"), timeout);
      const end = (answer: PdfReport | string) => {
        clearTimeout(timer);
        done(answer);
      };
      worker.on("message", ({ pdf, failure }: { pdf?: PdfReport; failure?: string }) =>
        end(pdf ?? failure ?? "unknown"),
      );
      worker.on("error", (error: Error) => end(error.message));
    });
  } finally {
    await worker.terminate();
  }
}
