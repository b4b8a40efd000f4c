import { watch, type FSWatcher } from "chokidar";

/** Editors write a file in several steps; a look waits until they are done. */
const pause = 300;

/**
 * Looks at the content after each change below `root`. Two looks never overlap: what changes during one is looked at
 * after it. A look that fails is reported, and the next change is looked at all the same.
 * @param look what to do after a change
 * @param report is given why a look failed
 */
export function watchContent(
  root: string,
  look: () => Promise<void>,
  report: (why: string) => void = (why) => {
    console.error(why);
  },
): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const again = () => {
    running = running
      .then(look)
      .catch((error: unknown) =>
        report(`The content could not be read: ${String(error)}. Save a file to try again.`),
      );
  };
  return watch(root, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(again, pause);
  });
}
