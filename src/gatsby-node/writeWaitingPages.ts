import type { CreateDevServerArgs } from "gatsby";

/** The interval in milliseconds at which the development site looks for pages whose data has not been written. */
const interval = 1000;

/** The maximum number of requests for the data of one page, so that a page that cannot be written is not requested for ever. */
const maxRequests = 3;

/** The parts of Gatsby's state that `writeWaitingPages` reads. Gatsby does not export their types. */
interface GatsbyState {
  pendingPageDataWrites: { pagePaths: ReadonlySet<string> };
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number; running: number }> };
}

/**
 * Returns the paths of the pages whose query has ended, but whose data has not been written to the files that browsers read.
 */
function waitingPages({ pendingPageDataWrites, queries }: GatsbyState): string[] {
  return [...pendingPageDataWrites.pagePaths].filter((path) => {
    const query = queries.trackedQueries.get(path);
    return query?.dirty === 0 && query.running === 0;
  });
}

/**
 * Asks Gatsby for the data of a page that it has forgotten to write. Gatsby writes nothing while it is still writing the data of an earlier
 * change (see `flush` in gatsby/dist/utils/page-data.js), and would write the page only after the next change of the content. Until then, a
 * browser that asks for the page would get an error after 15 seconds. Any request for a page makes Gatsby write all waiting pages.
 */
export function writeWaitingPages({ emitter, store }: Pick<CreateDevServerArgs, "emitter" | "store">): void {
  /** For each page that was waiting at the last look, the number of looks at which it was. */
  let looks = new Map<string, number>();
  setInterval(() => {
    const waiting = waitingPages((store.getState as () => GatsbyState)());
    looks = new Map(waiting.map((path) => [path, (looks.get(path) ?? 0) + 1]));
    for (const [pagePath, count] of looks)
      // At the first look, Gatsby may be about to write the page.
      if (count > 1 && count <= maxRequests + 1) emitter.emit("QUERY_RUN_REQUESTED", { pagePath });
  }, interval).unref();
}
