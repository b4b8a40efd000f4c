import { watch, type FSWatcher } from "chokidar";

/** Text editors save a file in several steps, so changes are debounced, in milliseconds. */
const debounceDelay = 300;

/** Returns a function that runs an operation after all its earlier runs. A run that fails is reported. */
function queued(run: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  return () => {
    running = running
      .then(run)
      .catch((error: unknown) =>
        console.error(`The content could not be read: ${String(error)}. Save a file to try again.`),
      );
    return running;
  };
}

/** Calls a function after changes below `root`. */
function onChange(root: string, react: () => unknown): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(root, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(react, debounceDelay);
  });
}

/**
 * Runs an operation after each change below `root`. Runs never overlap: a change during one starts another after it. A run that fails is
 * reported, and watching continues.
 */
export const watchContent = (root: string, run: () => Promise<void>): FSWatcher =>
  onChange(root, queued(run));

/** Does the same after a first run. That begins once the folder is watched, so that no save is lost. Resolves after the first run. */
export async function runAndWatch(root: string, run: () => Promise<void>): Promise<FSWatcher> {
  const enqueue = queued(run);
  const watcher = onChange(root, enqueue);
  await new Promise((resolve) => watcher.once("ready", resolve));
  await enqueue();
  return watcher;
}
