/**
 * Reloads a page that shows old data, in `gatsby develop` only. Gatsby sends new data only to the pages whose socket is connected at that
 * moment. Without this, a page that loads while somebody saves could show the old text until the next save.
 */

/** Milliseconds until the data is compared. Gatsby itself usually shows new data sooner, but a busy machine may need longer to make it. */
const delays = [2000, 10_000, 30_000];

let shown: unknown;
let timers: ReturnType<typeof setTimeout>[] = [];

/** Remembers the data of the page that React renders. */
export function rememberData(data: unknown): void {
  shown = data;
}

/** Returns whether the server has other data for this page than the page shows. */
async function isStale(): Promise<boolean> {
  const path = location.pathname.replace(/\/$/, "") || "/index";
  const answer = await fetch(`/page-data${path}/page-data.json`).catch(() => undefined);
  if (!answer?.ok) return false;
  const { result } = (await answer.json()) as { result?: { data?: unknown } };
  return JSON.stringify(result?.data) !== JSON.stringify(shown);
}

/** Compares the data of the page with that of the server, now and for a while, because the server makes new data after a save. */
export function reloadIfStale(): void {
  timers.forEach(clearTimeout);
  timers = delays.map((delay) =>
    setTimeout(() => void isStale().then((is) => is && location.reload()), delay),
  );
}
