import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";

/** Milliseconds; a page takes some fifty even if it is drawn, so only a malicious file takes longer. */
const timeout = 300_000;

/**
 * Lets a worker thread read a PDF; returns the reason as a string if it cannot be read.
 * @param file the worker's file, relative to the project, which answers with { answer } or { failure }
 */
export async function askWorker<Answer>(file: string, bytes: Buffer): Promise<Answer | string> {
  // Gatsby runs a copy of this module in .cache; there the project is the folder that it runs in.
  const beside = join(__dirname, "../../..", file);
  const worker = new Worker(existsSync(beside) ? beside : resolve(file), {
    workerData: new Uint8Array(bytes),
  });
  // One after the answer would end the whole program.
  worker.on("error", () => undefined);
  try {
    const messages = await once(worker, "message", { signal: AbortSignal.timeout(timeout) });
    const [{ answer, failure }] = messages as [{ answer?: Answer; failure?: string }];
    return answer ?? failure ?? "unknown";
  } catch (error) {
    const { name, message } = error as Error;
    return name === "AbortError" ? "it takes too long to read" : message;
  } finally {
    await worker.terminate();
  }
}
