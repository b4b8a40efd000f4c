/**
 * Stores drafts in the browser when the editor's server could not store them: the server has stopped, its disk is full, or the window was
 * closed right after a key.
 */
import type { Params } from "../../server/actions";
import { send } from "../send";

type Copy = Params<"saveDraft"> & { when: string };

const store = "copies";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const request = indexedDB.open("editor", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "path" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("This browser cannot store data."));
  });
}

async function run<Result>(
  mode: IDBTransactionMode,
  act: (copies: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await opened();
  try {
    return await new Promise((done, fail) => {
      const request = act(database.transaction(store, mode).objectStore(store));
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error("This browser cannot store data."));
    });
  } finally {
    database.close();
  }
}

const copyOf = (typed: Params<"saveDraft">): Copy => ({ ...typed, when: new Date().toISOString() });

const storeCopy = (copy: Copy) =>
  run("readwrite", (copies) => copies.put(copy)).then(
    () => true,
    () => false,
  );

/** Stores a copy of typed values in the browser. Resolves to false if the browser cannot store it. */
export const copyToBrowser = (typed: Params<"saveDraft">) => storeCopy(copyOf(typed));

const leavingKey = (path: string) => `left ${path}`;

/**
 * Stores a copy of typed values at once, because a page that closes does not wait for the database. If the storage of the browser is full,
 * nothing is stored.
 */
export function copyWhileLeaving(typed: Params<"saveDraft">): void {
  try {
    localStorage.setItem(leavingKey(typed.path), JSON.stringify(copyOf(typed)));
  } catch {
    // The browser still sends the values to the server. Most browsers complete this request.
  }
}

function leavingCopy(path: string): Copy | undefined {
  try {
    return (JSON.parse(localStorage.getItem(leavingKey(path)) ?? "null") as Copy | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends the copy that a window made of a file's values while it closed, if there is one. The window's own request may not have arrived, because
 * browsers delay or drop the requests of a page that closes. If the server cannot store the copy either, the copy moves to the database.
 */
export async function sendLeavingCopy(path: string): Promise<void> {
  const copy = leavingCopy(path);
  if (!copy) return;
  const { when, ...typed } = copy;
  const isSent = await send("saveDraft", typed).then(
    () => true,
    () => false,
  );
  const isStored = isSent || (await storeCopy({ ...typed, when }));
  if (!isStored) return;
  dropLeavingCopy(path);
  // Before the window closed, it may have stored an earlier copy in the database.
  if (isSent && (await copyInBrowser(path))?.form === typed.form) await dropCopy(path);
}

/** Returns the browser's copy of the values of a file that the server could not store, or undefined if there is no copy. */
export const copyInBrowser = (path: string) =>
  run("readonly", (copies) => copies.get(path) as IDBRequest<Copy | undefined>).catch(() => undefined);

export function dropLeavingCopy(path: string): void {
  try {
    localStorage.removeItem(leavingKey(path));
  } catch {
    // A browser that may not store anything does not have a copy.
  }
}

export async function dropCopy(path: string): Promise<void> {
  dropLeavingCopy(path);
  await run("readwrite", (copies) => copies.delete(path)).catch(() => undefined);
}
