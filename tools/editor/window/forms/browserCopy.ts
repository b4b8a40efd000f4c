/**
 * Stores drafts in the browser in two cases: while the editor's server cannot store them, and when a window closes or is hidden right after
 * a keystroke. The copies are in the browser's local storage, which stores them synchronously. IndexedDB is not used, because a closing
 * page does not wait for it. In WebKit, IndexedDB sometimes never answers again after a page was closed while it used the database.
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

/** Returns a copy as JSON, or undefined if there is no copy. */
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

/** The beginning of the keys of copies that windows made when they were closed or hidden. */
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

/**
 * Returns whether the browser also has a newer copy of the form's values. Such a copy exists if the server could not store the newer
 * values.
 */
function isReplaced(copy: Copy): boolean {
  const other = readCopy(jsonOf(unstoredKey(copy)));
  return other !== undefined && other.when > copy.when;
}

/**
 * Sends the copies that windows made when they were closed or hidden. Their own requests may not have arrived, because browsers delay or
 * drop the requests of a page that closes. If the server does not store a copy, the copy remains in the browser. If this page closes before
 * it has sent a copy, the next page sends the copy.
 */
export async function sendLeavingCopies(): Promise<void> {
  for (const key of keys().filter((one) => one.startsWith(leaving))) {
    // While an earlier copy was being sent, the window that made this copy may have deleted it, because its values were stored or
    // discarded.
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
    // A window that was only hidden has made a copy, too. Somebody may have typed in this window since then. If the server could not store
    // the later values, their copy (`unstoredKey`) is newer than this copy.
    const isOld = isReplaced(copy);
    if (isSent && !isOld) remove(unstoredKey(copy));
    // In the meantime, another window may have stored a newer copy under this key, which must not be deleted.
    if ((isOld || isSent) && jsonOf(key) === json) remove(key);
  }
}

/**
 * Returns the latest copy of a file's values that the browser keeps because the server could not store them. Returns undefined if there is
 * no copy. If the copy has the id of the form that is being opened, for example after a reload of the page, it gets a new id. Otherwise the
 * form would replace or delete the copy as soon as somebody types.
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
