/**
 * Stores drafts in the browser while the editor's server cannot store them, because it has stopped or its disk is full, and whenever a
 * window closes or is hidden right after a key.
 */
import type { Params } from "../../server/actions";
import { send } from "../send";

/** A copy of typed values, with the time at which it was made. */
export type Copy = Params<"saveDraft"> & { when: string };

/**
 * Stores a copy of typed values in the browser's local storage, which answers at once. A page that closes does not wait for IndexedDB, and
 * WebKit's IndexedDB sometimes never answers once a page has closed while it was using it. Returns false if nothing was stored, for example
 * because the storage is full.
 */
function store(key: string, typed: Params<"saveDraft">): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...typed, when: new Date().toISOString() } satisfies Copy));
    return true;
  } catch {
    return false;
  }
}

/** Returns the keys and values of the browser's local storage. A browser that may not store anything has none. */
function entries(): [key: string, json: string][] {
  try {
    return Object.entries(localStorage) as [string, string][];
  } catch {
    return [];
  }
}

/** Deletes a copy. A browser that may not store anything has none. */
function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to delete.
  }
}

/** Returns a copy, or undefined if it cannot be read. */
function readCopy(json = ""): Copy | undefined {
  try {
    return JSON.parse(json) as Copy;
  } catch {
    return undefined;
  }
}

const unstoredKey = (path: string) => `unstored ${path}`;

/** Stores a copy of typed values that the server could not store. There is one such copy for each path. */
export const copyToBrowser = (typed: Params<"saveDraft">): boolean => store(unstoredKey(typed.path), typed);

const unstoredCopy = (path: string) => readCopy(new Map(entries()).get(unstoredKey(path)));

type FormId = Pick<Params<"saveDraft">, "path" | "form">;

const prefix = "left ";
const leavingKey = ({ path, form }: FormId) => `${prefix}${form} ${path}`;

/** Stores a copy of the values that a form has while its window is closed or hidden. Returns false if nothing was stored. */
export const copyWhileLeaving = (typed: Params<"saveDraft">): boolean => store(leavingKey(typed), typed);

/** Returns the copies that windows made while they closed, as JSON, by their keys. */
const leavingCopies = () => entries().filter(([key]) => key.startsWith(prefix));

/**
 * Sends the copies that windows made while they closed. Their own requests may not have arrived, because browsers delay or drop the
 * requests of a page that closes. A copy that the server does not store stays. If this page closes too, the next page sends it.
 */
export async function sendLeavingCopies(): Promise<void> {
  for (const [key, json] of leavingCopies()) {
    const copy = readCopy(json);
    if (!copy) {
      remove(key);
      continue;
    }
    const stored = unstoredCopy(copy.path);
    // A window that was only hidden made a copy too. If the server failed later, the other copy has newer words.
    const isOld = stored?.form === copy.form && stored.when > copy.when;
    const isSent =
      !isOld &&
      (await send("saveDraft", copy).then(
        () => true,
        () => false,
      ));
    if (isSent) dropUnstored(copy);
    // Meanwhile another window may have left a newer copy under this key.
    if ((isOld || isSent) && localStorage.getItem(key) === json) remove(key);
  }
}

/** Returns a copy in the browser of values of a file that the server could not store, or undefined if there is no copy. */
export function copyInBrowser(path: string): Copy | undefined {
  const left = leavingCopies().map(([, json]) => readCopy(json));
  return unstoredCopy(path) ?? left.find((copy) => copy?.path === path);
}

export function dropLeavingCopy({ path, form }: FormId): void {
  for (const [key, json] of leavingCopies()) {
    const copy = readCopy(json);
    if (copy?.path === path && copy.form === form) remove(key);
  }
}

/** Deletes the copy of values that the server could not store, unless another form made the copy. */
function dropUnstored({ path, form }: FormId): void {
  if (unstoredCopy(path)?.form === form) remove(unstoredKey(path));
}

/** Deletes the copies of a form's values. */
export function dropCopies(id: FormId): void {
  dropLeavingCopy(id);
  dropUnstored(id);
}
