import { resolve } from "node:path";
import { Worker } from "node:worker_threads";

/** What a PDF holds besides what a reader sees (readPdf.mjs). */
export interface PdfReport {
  /** Its title, subject and keywords. */
  descriptions: string[];
  author?: string | undefined;
  creators: string[];
  properties: string[];
  attachments: string[];
  hiddenLayers: string[];
  hasScripts: boolean;
  pages: {
    text: string;
    hidden: { why: "covered" | "invisible" | "outside"; text: string }[];
    remarks: string[];
    attachments: string[];
    unappliedRedactions: number;
  }[];
}

/** A file that keeps a reader busy for longer was made to. */
const patience = 60_000;

/** Reads a PDF in a thread of its own; a text says why it cannot be read. */
export async function reportOf(bytes: Buffer): Promise<PdfReport | string> {
  const worker = new Worker(resolve("src/content-model/publishing/readPdf.mjs"), {
    workerData: new Uint8Array(bytes),
  });
  try {
    return await new Promise((done) => {
      const timer = setTimeout(() => done("it takes too long to read"), patience);
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
