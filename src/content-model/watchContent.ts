import { watch, type FSWatcher } from "chokidar";

/** Milliseconds without a change before the operation runs. Text editors save a file in several steps. */
const debounceDelay = 300;

/**
 * Runs an operation once, and again after each change below `root`. The first run begins once the folder is watched, so that no save is
 * lost. Runs never overlap: a change during one starts another after it. A run that fails is reported, and watching continues. Resolves
 * after the first run.
 */
export async function runAndWatch(root: string, run: () => Promise<void>): Promise<FSWatcher> {
  let running = Promise.resolve();
  const enqueue = () => {
    running = running
      .then(run)
      .catch((error: unknown) =>
        console.error(`The content could not be read: ${String(error)}. Save a file to try again.`),
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
