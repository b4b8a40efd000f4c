import { once } from "node:events";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";

/**
 * The time in milliseconds after which reading a PDF counts as failed. A page takes about fifty milliseconds, even if it is also painted,
 * so only a malicious file takes so long.
 */
const timeout = 300_000;

/** The time in milliseconds after which an idle thread is terminated. */
const idleTimeout = 1000;

/** The number of PDFs that should be read at the same time. A thread that reads a long PDF needs 200 MB, so more than four are not used. */
export const maxThreads = Math.min(4, availableParallelism());

/**
 * Idle threads that run a worker, by the worker's file. They are kept for a while, because loading pdf.js takes longer than reading most
 * PDFs.
 */
const idle = new Map<string, Set<Worker>>();

/** Returns the idle threads that run a worker. A change of the returned set changes `idle`. */
function idleOf(file: string): Set<Worker> {
  const threads = idle.get(file) ?? new Set();
  idle.set(file, threads);
  return threads;
}

/** Takes a thread out of the idle threads. Returns undefined if no thread is idle. */
function takeIdle(file: string): Worker | undefined {
  const [worker] = idleOf(file);
  if (worker !== undefined) idleOf(file).delete(worker);
  return worker;
}

function start(file: string): Worker {
  // Gatsby runs a copy of this module in .cache. For that copy, the worker's file is looked up from the current folder, which is the
  // project.
  const beside = join(__dirname, "../../..", file);
  // The worker starts without the options of this process, which may load tsx. The worker is plain JavaScript, and starting tsx takes longer
  // than reading most PDFs.
  const worker = new Worker(existsSync(beside) ? beside : resolve(file), { execArgv: [] });
  // The worker may fail after it has answered. Without this listener, the error would end the whole program.
  worker.on("error", () => undefined);
  worker.on("exit", () => idleOf(file).delete(worker));
  return worker;
}

/** Keeps an idle worker for the next PDF. The idle worker does not keep the process running. */
function keep(file: string, worker: Worker): void {
  const threads = idleOf(file);
  if (threads.size >= maxThreads) return void worker.terminate();
  threads.add(worker);
  worker.unref();
  const end = () => {
    // The worker is removed from the idle threads before it ends. A worker that is ending could get another PDF, and would never answer.
    if (threads.delete(worker)) void worker.terminate();
  };
  setTimeout(end, idleTimeout).unref();
}

/**
 * Lets a worker thread read a PDF.
 * @param file the worker's file, relative to the project. The worker answers with { answer } or { failure }
 * @param pages the numbers of the pages to read, for a worker that does not read all pages
 * @returns the answer, or the reason as a string if the PDF cannot be read
 */
export async function askWorker<Answer>(
  file: string,
  bytes: Buffer,
  pages?: readonly number[],
): Promise<Answer | string> {
  const worker = takeIdle(file) ?? start(file);
  worker.ref();
  try {
    worker.postMessage({ bytes: new Uint8Array(bytes), pages });
    const messages = await once(worker, "message", { signal: AbortSignal.timeout(timeout) });
    const [{ answer, failure }] = messages as [{ answer?: Answer; failure?: string }];
    if (answer === undefined) void worker.terminate();
    else keep(file, worker);
    return answer ?? failure ?? "unknown";
  } catch (error) {
    void worker.terminate();
    const { name, message } = error as Error;
    return name === "AbortError" ? "reading it takes too long" : message;
  }
}
