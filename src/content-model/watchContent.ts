import { watch, type FSWatcher } from "chokidar";

/** Text editors save a file in several steps, so changes are debounced, in milliseconds. */
const debounceDelay = 300;

/**
 * Runs an operation after each change below `root`. Runs never overlap: a change during one starts another after it. A run that fails is
 * reported, and watching continues.
 */
export function watchContent(root: string, run: () => Promise<void>): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const enqueue = () => {
    running = running
      .then(run)
      .catch((error: unknown) =>
        console.error(`The content could not be read: ${String(error)}. Save a file to try again.`),
      );
  };
  return watch(root, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(enqueue, debounceDelay);
  });
}
