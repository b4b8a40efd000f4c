import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";

/** Milliseconds; a page takes some fifty even if it is drawn, so only a malicious file takes longer. */
const timeout = 300_000;

/** Milliseconds for which a thread waits for the next PDF. */
const patience = 1000;

/** A thread for each file that waits, since loading pdf.js takes longer than reading most PDFs. */
const waiting = new Map<string, Worker>();

function start(file: string): Worker {
  // Gatsby runs a copy of this module in .cache; there the project is the folder that it runs in.
  const beside = join(__dirname, "../../..", file);
  const worker = new Worker(existsSync(beside) ? beside : resolve(file));
  // One after the answer would end the whole program.
  worker.on("error", () => undefined);
  return worker;
}

/** Lets a thread wait, which keeps no program alive; it ends unless it is asked again soon. */
function keep(file: string, worker: Worker): void {
  if (waiting.has(file)) return void worker.terminate();
  waiting.set(file, worker);
  worker.unref();
  const end = () => waiting.get(file) === worker && waiting.delete(file) && worker.terminate();
  setTimeout(() => void end(), patience).unref();
}

/**
 * Lets a worker thread read a PDF; returns the reason as a string if it cannot be read.
 * @param file the worker's file, relative to the project, which answers with { answer } or { failure }
 */
export async function askWorker<Answer>(file: string, bytes: Buffer): Promise<Answer | string> {
  const worker = waiting.get(file) ?? start(file);
  waiting.delete(file);
  worker.ref();
  try {
    worker.postMessage(new Uint8Array(bytes));
    const messages = await once(worker, "message", { signal: AbortSignal.timeout(timeout) });
    const [{ answer, failure }] = messages as [{ answer?: Answer; failure?: string }];
    if (answer === undefined) void worker.terminate();
    else keep(file, worker);
    return answer ?? failure ?? "unknown";
  } catch (error) {
    void worker.terminate();
    const { name, message } = error as Error;
    return name === "AbortError" ? "it takes too long to read" : message;
  }
}
