/**
 * Stores drafts in the browser while the editor's server cannot store them, because it has stopped or its disk is full, and whenever a
 * window closes or is hidden right after a key.
 */
import type { Params } from "../../server/actions";
import { send } from "../send";

/** A copy of typed values, with the time at which it was made. */
export type Copy = Params<"saveDraft"> & { when: string };

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

/** Stores a copy of typed values in the browser, if the browser can store it. */
export const copyToBrowser = (typed: Params<"saveDraft">) =>
  run("readwrite", (copies) => copies.put(copyOf(typed))).catch(() => undefined);

type FormId = Pick<Params<"saveDraft">, "path" | "form">;

const prefix = "left ";
const leavingKey = ({ path, form }: FormId) => `${prefix}${form} ${path}`;

/**
 * Stores a copy of typed values at once, because a page that closes does not wait for the database. Returns false if nothing was stored,
 * for example because the storage of the browser is full.
 */
export function copyWhileLeaving(typed: Params<"saveDraft">): boolean {
  try {
    localStorage.setItem(leavingKey(typed), JSON.stringify(copyOf(typed)));
    return true;
  } catch {
    return false;
  }
}

/** Returns the copies that windows made while they closed, as JSON, by their keys. A browser that may not store anything has none. */
function leavingCopies(): [key: string, json: string][] {
  try {
    const stored = Object.entries(localStorage) as [string, string][];
    return stored.filter(([key]) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function readCopy(json: string): Copy | undefined {
  try {
    return JSON.parse(json) as Copy;
  } catch {
    return undefined;
  }
}

/**
 * Sends the copies that windows made while they closed. Their own requests may not have arrived, because browsers delay or drop the
 * requests of a page that closes. A copy that the server does not store stays. If this page closes too, the next page sends it.
 */
export async function sendLeavingCopies(): Promise<void> {
  for (const [key, json] of leavingCopies()) {
    const copy = readCopy(json);
    if (!copy) {
      localStorage.removeItem(key);
      continue;
    }
    const stored = await storedCopy(copy.path);
    // A window that was only hidden made a copy too. If it crashed later, the database has newer words.
    const isOld = stored?.form === copy.form && stored.when > copy.when;
    const isSent =
      !isOld &&
      (await send("saveDraft", copy).then(
        () => true,
        () => false,
      ));
    if (isSent) await dropStored(copy);
    // Meanwhile another window may have left a newer copy under this key.
    if ((isOld || isSent) && localStorage.getItem(key) === json) localStorage.removeItem(key);
  }
}

const storedCopy = (path: string) =>
  run("readonly", (copies) => copies.get(path) as IDBRequest<Copy | undefined>).catch(() => undefined);

/** Returns a copy in the browser of values of a file that the server could not store, or undefined if there is no copy. */
export async function copyInBrowser(path: string): Promise<Copy | undefined> {
  const left = leavingCopies().map(([, json]) => readCopy(json));
  return (await storedCopy(path)) ?? left.find((copy) => copy?.path === path);
}

export function dropLeavingCopy({ path, form }: FormId): void {
  for (const [key, json] of leavingCopies()) {
    const copy = readCopy(json);
    if (copy?.path === path && copy.form === form) localStorage.removeItem(key);
  }
}

/** Deletes a form's copy from the database. The database has one copy for each path, and it may be that of another form. */
const dropStored = ({ path, form }: FormId) =>
  run("readwrite", (copies) => {
    const request = copies.get(path) as IDBRequest<Copy | undefined>;
    request.addEventListener("success", () => {
      if (request.result?.form === form) copies.delete(path);
    });
    return request;
  }).catch(() => undefined);

/** Deletes the copies of a form's values. */
export async function dropCopies(id: FormId): Promise<void> {
  dropLeavingCopy(id);
  await dropStored(id);
}
