import { watch, type FSWatcher } from "chokidar";

/** The time in milliseconds that must pass without a further change before `run` is called. Text editors save a file in several steps. */
const debounceDelay = 300;

/**
 * Calls `run` once, and again after each change below `root`. The first call comes after the watching has begun, so that every save leads
 * to a call. Two calls never overlap: if something changes during a call, the next call follows it. If a call fails, the error is reported,
 * and watching continues. The function resolves after the first call.
 */
export async function runAndWatch(root: string, run: () => Promise<void>): Promise<FSWatcher> {
  let running = Promise.resolve();
  const enqueue = () => {
    running = running
      .then(run)
      .catch((error: unknown) =>
        console.error(
          `The content could not be read: ${String(error)}. Save any file in content/ to try again.`,
        ),
      );
    return running;
  };
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(root, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void enqueue(), debounceDelay);
  });
  await new Promise((resolve) => watcher.once("ready", resolve));
  await enqueue();
  return watcher;
}
