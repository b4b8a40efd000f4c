/**
 * Recovers what a closed window had not saved. Decap keeps a backup in the browser, but offers it before the form has
 * loaded, which then overwrites it; so the backup is sent to the server as a draft before Decap starts.
 */
import { send } from "./send";

/** Decap's backups: the IndexedDB database, its object store, and the prefix of the keys. */
const [database, store, prefix] = ["localforage", "keyvaluepairs", "backup."];

const beforeOf = (path: string) => `before ${path}`;

/** Stores the text of a file when its form was opened, so that it survives closing the window. */
export function rememberBefore(path: string, before: string | undefined): void {
  if (before === undefined) localStorage.removeItem(beforeOf(path));
  else localStorage.setItem(beforeOf(path), before);
}

const resultOf = <Result>(pending: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    pending.onsuccess = () => resolve(pending.result);
    pending.onerror = () => reject(pending.error ?? new Error("The browser's storage cannot be read"));
  });

/** Takes each backup of a file out of the browser, after something was done with its text. */
async function takeBackups(
  use: (path: string, raw: string) => Promise<unknown>,
  only?: string,
): Promise<void> {
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return;
  const storage = await resultOf(indexedDB.open(database));
  try {
    const backups = () => storage.transaction(store, "readwrite").objectStore(store);
    for (const key of await resultOf(backups().getAllKeys())) {
      if (typeof key !== "string" || !key.startsWith(prefix)) continue;
      const { raw, path } = (await resultOf(backups().get(key))) as { raw?: string; path?: string };
      // A new entry has no path yet; Decap itself offers its backup when the next new entry is opened.
      if (!path || path !== (only ?? path)) continue;
      if (raw) await use(path, raw);
      await resultOf(backups().delete(key));
    }
  } finally {
    storage.close();
  }
}

const keepAsDraft = (path: string, raw: string) =>
  send("keepDraft", { path, raw, before: localStorage.getItem(beforeOf(path)) ?? undefined });

/** Forgets what Decap keeps of a file's form, whose draft was thrown away. */
export const forgetBackup = (path: string) => takeBackups(() => Promise.resolve(), path);

/** Milliseconds to wait for a window that is just closing to release the lock. */
const lockTimeout = 500;

/** Sends backups to the server, unless another window with forms is open: somebody may still be typing there. */
export async function recoverBackups(): Promise<void> {
  await new Promise<void>((done) => {
    const whileLocked = async () => {
      await takeBackups(keepAsDraft).catch(console.error);
      done();
      // Hold the lock until this window closes.
      await new Promise(() => undefined);
    };
    navigator.locks.request("forms", { signal: AbortSignal.timeout(lockTimeout) }, whileLocked).catch(done);
  });
}
