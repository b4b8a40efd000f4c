/**
 * What a window that closed had not saved. Decap keeps it in the browser, but offers it before the form has loaded, which
 * then takes its place; so it is handed to the server as a draft before Decap looks.
 */
import { request } from "./request";

/** Decap's own copies: its database, the table in it, and the beginning of their names. */
const [database, table, prefix] = ["localforage", "keyvaluepairs", "backup."];

const beforeOf = (path: string) => `before ${path}`;

/** Remembers what a file held when its form was opened, also when the window is closed. */
export function rememberBefore(path: string, before: string | undefined): void {
  if (before === undefined) localStorage.removeItem(beforeOf(path));
  else localStorage.setItem(beforeOf(path), before);
}

const outcome = <Result>(asked: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("The browser's own storage cannot be read"));
  });

async function handOver(): Promise<void> {
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return;
  const storage = await outcome(indexedDB.open(database));
  try {
    const copies = () => storage.transaction(table, "readwrite").objectStore(table);
    for (const key of await outcome(copies().getAllKeys())) {
      if (typeof key !== "string" || !key.startsWith(prefix)) continue;
      const { raw, path } = (await outcome(copies().get(key))) as { raw?: string; path?: string };
      if (raw && path)
        await request("keepDraft", { path, raw, before: localStorage.getItem(beforeOf(path)) ?? undefined });
      // A new entry has no path yet; Decap offers it as soon as somebody begins one.
      if (path) await outcome(copies().delete(key));
    }
  } finally {
    storage.close();
  }
}

/** Milliseconds in which a window that was just closed lets go. */
const patience = 500;

/** Hands over what was left behind, unless another window with forms is open: then it may still be typed there. */
export async function takeLeftBehind(): Promise<void> {
  await new Promise<void>((done) => {
    const hold = async () => {
      await handOver().catch(console.error);
      done();
      // Until this window closes.
      await new Promise(() => undefined);
    };
    navigator.locks.request("forms", { signal: AbortSignal.timeout(patience) }, hold).catch(done);
  });
}
