/**
 * Stores drafts in the browser while the editor's server cannot store them, because it has stopped or its disk is full, and whenever a
 * window closes or is hidden right after a key. The copies are in the browser's local storage, which answers at once. A page that closes
 * does not wait for IndexedDB, and WebKit's IndexedDB sometimes never answers once a page has closed while it was using it.
 */
import type { Params } from "../../server/actions";
import { remember } from "../remembered";
import { send } from "../send";

/** A copy of typed values, with the time at which it was made. */
export type Copy = Params<"saveDraft"> & { when: string };

/** Returns the keys of the copies in the browser. The list is empty if the browser does not allow the page to store anything. */
function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(leaving) || key.startsWith(unstored));
  } catch {
    return [];
  }
}

/** Deletes a copy. Does nothing if the browser does not allow the page to store anything. */
function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser does not allow the page to store anything, so there is no copy to delete.
  }
}

/** Returns a copy as JSON, or undefined if there is none. */
function jsonOf(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
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

type FormId = Pick<Params<"saveDraft">, "path" | "form">;

/** The beginning of the keys of copies that windows made while they closed. */
const leaving = "left ";

/** The beginning of the keys of copies of values that the server could not store. */
const unstored = "unstored ";

const leavingKey = ({ path, form }: FormId) => `${leaving}${form} ${path}`;
const unstoredKey = ({ path, form }: FormId) => `${unstored}${form} ${path}`;

const copyOf = (typed: Params<"saveDraft">): Copy => ({ ...typed, when: new Date().toISOString() });

/** Stores a copy of a form's values that the server could not store. Returns false if nothing was stored. */
export const copyToBrowser = (typed: Params<"saveDraft">): boolean =>
  remember(unstoredKey(typed), copyOf(typed));

/** Stores a copy of the values that a form has while its window is closed or hidden. Returns false if nothing was stored. */
export const copyWhileLeaving = (typed: Params<"saveDraft">): boolean =>
  remember(leavingKey(typed), copyOf(typed));

/** Returns whether the browser also has a newer copy of the same form, which it keeps because the server could not store the values. */
function isReplaced(copy: Copy): boolean {
  const other = readCopy(jsonOf(unstoredKey(copy)));
  return other !== undefined && other.when > copy.when;
}

/**
 * Sends the copies that windows made while they closed. The requests of these windows may not have arrived, because browsers delay or drop
 * the requests of a page that closes. If the server does not store a copy, the copy remains in the browser. If this page closes too, the
 * next page sends the copies.
 */
export async function sendLeavingCopies(): Promise<void> {
  for (const key of keys().filter((one) => one.startsWith(leaving))) {
    // While an earlier copy was sent, the window of this copy may have deleted it, because its words were stored or discarded.
    const json = jsonOf(key);
    if (json === undefined) continue;
    const copy = readCopy(json);
    if (!copy) {
      remove(key);
      continue;
    }
    const isSent =
      !isReplaced(copy) &&
      (await send("saveDraft", copy).then(
        () => true,
        () => false,
      ));
    // A window that was only hidden has made a copy, too, and people may have typed in it since then. If the server could not store these
    // later words, their copy (`unstoredKey`) is newer than this copy.
    const isOld = isReplaced(copy);
    if (isSent && !isOld) remove(unstoredKey(copy));
    // Meanwhile another window may have left a newer copy under this key.
    if ((isOld || isSent) && jsonOf(key) === json) remove(key);
  }
}

/**
 * Returns the latest copy of a file's values that the browser keeps because the server could not store them. Returns undefined if there is
 * no copy. If an earlier page had the same form, the copy has the id of this form, and gets another id. Otherwise the form would replace or
 * delete the copy as soon as somebody types.
 */
export function copyInBrowser({ path, form }: FormId): Copy | undefined {
  const copies = keys().flatMap((key) => readCopy(jsonOf(key)) ?? []);
  const [latest] = copies.filter((copy) => copy.path === path).sort((a, b) => (a.when < b.when ? 1 : -1));
  if (latest?.form !== form) return latest;
  const kept = { ...latest, form: crypto.randomUUID() };
  if (!remember(unstoredKey(kept), kept)) return latest;
  dropCopies(latest);
  return kept;
}

export function dropLeavingCopy(id: FormId): void {
  remove(leavingKey(id));
}

/** Deletes the copies of a form's values. */
export function dropCopies(id: FormId): void {
  dropLeavingCopy(id);
  remove(unstoredKey(id));
}
