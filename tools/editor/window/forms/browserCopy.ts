/**
 * Stores drafts in the browser while the editor's server cannot store them, because it has stopped or its disk is full, and whenever a window
 * closes or is hidden right after a key.
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
  const stored = await copyInBrowser(path);
  const isOfSameForm = stored?.form === copy.form;
  // A window that was only hidden made a copy too. If it crashed later, the database has newer words.
  if (isOfSameForm && stored.when > copy.when) {
    dropLeavingCopy(path);
    return;
  }
  const isSent = await send("saveDraft", copy).then(
    () => true,
    () => false,
  );
  if (isSent && isOfSameForm) return dropCopy(path);
  if (isSent || (await storeCopy(copy))) dropLeavingCopy(path);
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
