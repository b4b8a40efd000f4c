/** Stores drafts in the browser when the editor's server could not store them. The server has stopped, or its disk is full. */
import type { Params } from "../../server/actions";

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

/** Stores a copy of typed values in the browser. Resolves to false if the browser cannot store it. */
export const copyToBrowser = (typed: Params<"saveDraft">) =>
  run("readwrite", (copies) => copies.put({ ...typed, when: new Date().toISOString() } satisfies Copy)).then(
    () => true,
    () => false,
  );

/** Returns the browser's copy of the values of a file, or undefined if there is no copy. */
export const copyInBrowser = (path: string): Promise<Copy | undefined> =>
  run("readonly", (copies) => copies.get(path) as IDBRequest<Copy | undefined>).catch(() => undefined);

export const dropCopy = (path: string): Promise<void> =>
  run("readwrite", (copies) => copies.delete(path)).catch(() => undefined);
