/**
 * The editing of one file in this window. A session begins when the file is opened, and ends when all changes are stored. A session
 * outlives its form: it still stores the changes of a form that somebody has closed. If a page gets another address, its session continues
 * there.
 *
 * A session sends one request after another, so that a draft cannot overtake a save. The table says what happens while a request is in
 * progress:
 *
 * | request | somebody types | the form is closed and opened again | the window closes |
 * |---|---|---|---|
 * | storing a draft | The next draft has the change. | The file is read after the draft. | The content is sent again, and copied. |
 * | saving | A draft of the saved file has the change. | The file is read after the save. | The content is sent as a draft, and copied. |
 * | discarding changes | The change is discarded too. | The file is read afterwards. | Nothing is sent. |
 * | reading the file | The change is stored, and the file is read again. | The file is read again. | The content is sent, and copied. |
 */
import { isMedia } from "../../../../src/content-model/fields";
import type { Answer, Params } from "../../server/actions";
import { go } from "../router";
import { changed, detailsOf, send, sentenceOf } from "../send";
import {
  copyInBrowser,
  copyToBrowser,
  copyWhileLeaving,
  dropCopies,
  dropLeavingCopy,
  sendLeavingCopies,
  type Copy,
} from "./browserCopy";
import { deleteReplacedUploads } from "./deleteReplacedUploads";
import { FormStore, valueAt } from "./store";
import { formId } from "./windowForms";

/**
 * The delay between a keystroke and the storing of a draft, the maximum of this delay while somebody goes on typing, and the delay before
 * the next attempt after a failure. All three are in milliseconds.
 */
const [delay, longestDelay, retryDelay] = [400, 1200, 2000];

/** The content of a form as it is sent to the server: the values of its fields or, if the file is open as text, the text. */
type Words = Params<"saveDraft">;

/** The state of a form's draft. The notices of the form show this state. */
export interface Keeping {
  /** The draft with which the form was opened, until the form is saved. */
  draft: Answer<"openForm">["draft"];
  /** True if the form has changes that the file does not contain. */
  isDirty: boolean;
  /** True while the changes are being discarded. Nothing can be typed in this time, because it would be discarded too. */
  isDiscarding: boolean;
  /**
   * `"not yet"` until the server has stored the latest changes, and `"kept"` afterwards. If the server could not store them, the reason.
   */
  kept: "not yet" | "kept" | { failure: string };
}

/** The content of a file as the server has sent it, with the browser's copy of changes that the server could not store. */
interface Reading {
  opened: Answer<"openForm">;
  copy: Copy | undefined;
  /** The value of the session's `events` before the file was read. */
  events: number;
}

/**
 * Returns the names of the pictures and documents in the content of a form. If these names change, the overview is loaded again, because it
 * lists unused files.
 */
const filesIn = ({ values, text }: Words) =>
  JSON.stringify(values ?? text ?? "")
    .split(/[\s"'()/\\]+/)
    .filter(isMedia)
    .join(" ");

/** The part of the response to a save that the session needs. */
interface SavedWords {
  path: string;
  /** The address of the file's form. */
  address: string;
  /** The text with which the server compares the next save. */
  before: string;
  /** The new values of fields that were filled in. */
  following: readonly (readonly [field: string, value: string])[];
}

/** The sessions of this window, by the path of their file. */
const sessions = new Map<string, EditSession>();

/**
 * The times, in milliseconds, at which the forms of this window were last saved or discarded. The keys consist of the path of the file and
 * the form's id.
 */
const settledTimes = new Map<string, number>();

const formKey = (path: string, form: string) => `${path}\n${form}`;

/**
 * Returns whether a draft in the list of drafts has been saved or discarded in this window since it was stored. The list contains such a
 * draft only until the editor loads the list again.
 */
export const isSettledDraft = ({ path, form, when }: { path: string; form: string; when: string }): boolean =>
  Date.parse(when) < (settledTimes.get(formKey(path, form)) ?? 0);

let count = 0;

export class EditSession {
  /** The number of this session among the sessions of the window. It stays the same if the file moves. */
  readonly number = (count += 1);
  /** The latest reading (`reading`), the number of readings so far, and the values of the form that shows the latest reading (`store`). */
  reading: Reading | undefined;
  readings = 0;
  store = new FormStore({});
  /** The values of the form when the file was last read or saved. */
  shown: Words["values"] = {};
  /** The action that is running. While an action is running, the form cannot be saved. */
  busy: "saving" | "discarding" | undefined;
  isShown = false;
  /** The text with which the server compares the next save. Undefined if the save makes a new file. */
  private before: string | undefined;
  /** The content of the form, if the file is open as text. */
  text = "";
  /**
   * The number of the last change (`typed`), and the number of the last change that was stored as a draft, saved or discarded (`settled`).
   */
  private typed = 0;
  private settled = 0;
  /** The number of times that the form's content was changed, saved or discarded. */
  private events = 0;
  /** The number of the last change that the browser has copied because the window was closed or hidden. */
  private copied = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the first change that was not sent yet. */
  private since: number | undefined;
  /** True if the server could not store the latest changes, so that only this window has them. */
  private hasFailed = false;
  /** True if the server has stored a draft since the last save. The overview must then be loaded again, because it lists the drafts. */
  private hasStored = false;
  private storedFiles = "";
  private state: Keeping = { draft: undefined, isDirty: false, isDiscarding: false, kept: "kept" };
  private readonly listeners = new Set<() => void>();
  /** Resolves when the server has answered all requests that the session has sent so far. */
  private answered: Promise<unknown> = Promise.resolve();

  constructor(public path: string) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  keeping = (): Keeping => this.state;

  /** Sends a request after all earlier requests of the session have been answered. */
  private inOrder<Result>(request: () => Promise<Result>): Promise<Result> {
    const result = this.answered.then(request);
    this.answered = result.catch(() => undefined);
    return result;
  }

  private tell(state: Partial<Keeping>): void {
    this.state = { ...this.state, ...state };
    for (const listener of this.listeners) listener();
  }

  /** Records that a form shows this session. Returns a function that must be called when the form is closed. */
  attach = (): (() => void) => {
    this.isShown = true;
    return () => {
      this.isShown = false;
      void Promise.all([this.flush(), ...this.store.copying]).then(() => this.endIfLeft());
    };
  };

  private endIfLeft(): void {
    if (this.isShown || this.isUnsettled || this.store.copying.size > 0) return;
    if (sessions.get(this.path) === this) sessions.delete(this.path);
    if (this.hasStored) dispatchEvent(new Event(changed));
    this.hasStored = false;
  }

  /**
   * Reads the file, or its draft.
   * @param asText true to read the file as text, although a form could show it
   * @returns the content for the form. Undefined if the server cannot store the changes so far, because the new form would not contain them
   */
  async read(asText: boolean): Promise<Reading | undefined> {
    const { events } = this;
    // Uploads must end first, because the path of an uploaded file is put into the form that is open now.
    await Promise.all(this.store.copying);
    if (!(await this.flush())) return undefined;
    await this.answered;
    await sendLeavingCopies();
    // The path is read only now, because a save may have moved the file in the meantime.
    const { path } = this;
    const form = formId(path);
    // If this session has a form already, only the drafts of this form are opened. Changes that somebody has typed in another window are
    // not.
    const forms = this.reading && [form, this.state.draft?.form ?? form];
    const opened = await send("openForm", { path, form, forms, asText });
    return { opened, copy: copyInBrowser({ path, form }), events };
  }

  /**
   * Shows a reading in a new form. Returns false if the reading is outdated, because the content was changed, saved or discarded in the
   * meantime.
   */
  show(reading: Reading): boolean {
    if (reading.events !== this.events) return false;
    const { before, values = {}, text = "", draft } = reading.opened;
    this.reading = reading;
    this.readings += 1;
    this.busy = undefined;
    this.before = before;
    this.text = text;
    this.store = new FormStore(values);
    this.shown = values;
    this.store.subscribe(() => this.change());
    this.tell({ draft, isDirty: draft !== undefined, isDiscarding: false, kept: "kept" });
    return true;
  }

  private words(): Words {
    const { path, before } = this;
    const { draft } = this.state;
    const form = formId(path);
    const adopted = draft?.form === form ? undefined : draft;
    const typed = this.reading?.opened.broken ? { text: this.text } : { values: this.store.values };
    return { path, form, before, adopted, ...typed };
  }

  private get isUnsettled(): boolean {
    return this.typed !== this.settled;
  }

  /** Replaces the text of a file that is open as text. */
  write(text: string): void {
    this.text = text;
    this.change();
  }

  /** Stores a change as a draft after a short delay. While changes are being discarded, the change is ignored. */
  private change(): void {
    if (this.busy === "discarding") return;
    this.typed += 1;
    this.events += 1;
    this.tell({ isDirty: true, ...(!this.hasFailed && { kept: "not yet" }) });
    this.wait(Math.min(delay, Math.max(0, longestDelay - (Date.now() - (this.since ?? Date.now())))));
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.since ??= Date.now();
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.since = undefined;
  }

  /** Stores all changes at once, as a draft. Resolves to false if the server could not store them. */
  async flush(): Promise<boolean> {
    this.stopWaiting();
    await this.inOrder(async () => {
      if (this.isUnsettled) await this.sendDraft();
    });
    return !this.hasFailed;
  }

  /**
   * Stores the changes when the window is closed or hidden. This is needed even if an earlier request contains them, because the browser
   * may drop that request.
   */
  leave(): void {
    if (!this.isUnsettled) return;
    const sent = this.sendDraft(true);
    this.answered = Promise.allSettled([this.answered, sent]);
  }

  private async sendDraft(isLeaving = false): Promise<void> {
    this.stopWaiting();
    const { typed } = this;
    const words = this.words();
    if (isLeaving && copyWhileLeaving(words)) this.copied = typed;
    try {
      const { isSaved } = await send("saveDraft", words, isLeaving);
      this.hasStored = true;
      this.settle(typed, words);
      const files = filesIn(words);
      if (files !== this.storedFiles) dispatchEvent(new Event(changed));
      this.storedFiles = files;
      if (!this.isUnsettled) this.tell({ kept: "kept", ...(isSaved && { isDirty: false }) });
    } catch (error) {
      // If the changes were stored by another request, saved or discarded in the meantime, this failure does not matter.
      if (typed <= this.settled) return;
      this.hasFailed = true;
      this.tell({ kept: { failure: sentenceOf(error) } });
      if (this.copied < typed) copyToBrowser(words);
      if (this.isUnsettled) this.wait(retryDelay);
    }
  }

  /** Records that the drafts of the form, and of the form whose draft it contains, are no longer needed. */
  private noteSettled({ path, form, adopted }: Words): void {
    for (const one of [form, adopted?.form])
      if (one !== undefined) settledTimes.set(formKey(path, one), Date.now());
  }

  /** Records that the change with the number `typed`, and all changes before it, are stored. */
  private settle(typed: number, words: Words): void {
    this.settled = Math.max(this.settled, typed);
    if (this.isUnsettled) return;
    dropLeavingCopy(words);
    if (this.hasFailed) dropCopies(words);
    this.hasFailed = false;
    this.endIfLeft();
  }

  /**
   * Saves the form, unless it is being saved already or its changes are being discarded.
   * @param request sends the content of the form
   * @param prepare called before the content of the form is read
   * @returns the response, the content that was sent, and whether the form still has this content. Undefined if nothing was saved
   */
  async save<Saved extends SavedWords>(
    request: (words: Words) => Promise<Saved>,
    prepare?: () => Promise<void>,
  ): Promise<{ saved: Saved; sent: Words; isAsSent: boolean } | undefined> {
    if (this.busy) return undefined;
    this.busy = "saving";
    try {
      await prepare?.();
      return await this.inOrder(async () => {
        const { typed } = this;
        this.events += 1;
        const sent = this.words();
        const saved = await request(sent);
        this.noteSettled(sent);
        const isAsSent = this.typed === typed;
        const { values = {} } = sent;
        this.shown = values;
        this.before = saved.before;
        this.hasStored = false;
        if (saved.path !== this.path) this.move(saved, sent);
        this.store.fillIn(
          saved.following.filter(([field]) => this.store.get(field) === valueAt(values, field)),
        );
        this.tell({ draft: undefined, ...(isAsSent && { isDirty: false, kept: "kept" }) });
        this.settle(isAsSent ? this.typed : typed, sent);
        // Changes that were typed during the save are stored again. If the window was hidden during the save, they may be in a draft that
        // is based on the former version of the file.
        if (!isAsSent) this.change();
        return { saved, sent, isAsSent };
      });
    } catch (error) {
      // If the file was deleted in the meantime, the next save creates it again.
      if (detailsOf(error).isGone) this.before = undefined;
      // The changes are stored again. When this succeeds, the form notices that the server answers again.
      this.change();
      throw error;
    } finally {
      if (this.busy === "saving") this.busy = undefined;
    }
  }

  /** Continues the session and its form at the new path of the file. */
  private move({ path, address }: SavedWords, { path: former, form }: Words): void {
    sessions.delete(former);
    sessions.set(path, this);
    this.path = path;
    // The window shows the session of the file at its address, so the address must change together with the path.
    if (this.isShown) go(address, { replace: true });
    // If the window was hidden during the save, or if the server could not store the changes before, there are copies under the former
    // path. These copies are deleted.
    dropCopies({ path: former, form });
    void this.inOrder(() => send("dropDraft", { path: former, form })).catch(() => undefined);
  }

  /** True if the file exists. A page or testimony that is held back, or that somebody has deleted, consists only of its draft. */
  get hasFile(): boolean {
    return this.before !== undefined && this.state.draft?.deleted === undefined;
  }

  /** Discards the unsaved changes, with their draft, the uploaded files, and the browser's copies. */
  async discard(): Promise<void> {
    const words = this.words();
    const { path, form } = words;
    const drafts = new Set([this.state.draft?.form ?? form, form]);
    await this.forget(async () => {
      for (const form of drafts) await send("dropDraft", { path, form, isDiscarded: true });
      this.noteSettled(words);
      await Promise.all(this.store.copying);
      await deleteReplacedUploads(this.store.added, {});
    });
  }

  /**
   * Replaces the unsaved changes by another copy of the form's values, which the browser has kept. The form has to be read again
   * afterwards.
   */
  async restore(copy: Copy): Promise<void> {
    await this.forget(async () => {
      const { path, form } = this.words();
      const { draft } = this.state;
      // The copy is the continuation of the draft that its form had stored before, so this older draft is deleted.
      const isContinued = draft?.form === copy.form && draft.form !== form && draft.when < copy.when;
      const adopted = isContinued ? draft : copy.adopted;
      // The copy is sent without its time. A draft without a time counts as new, so it replaces the current draft of the form.
      await send("saveDraft", { ...copy, when: undefined, path, form, adopted });
      dropCopies(copy);
    });
  }

  /**
   * Discards the unsaved changes, and everything that is typed until the form is read again. If the request fails, the form keeps its
   * changes.
   * @param request called before the browser's copies are deleted
   */
  private async forget(request: () => Promise<void>): Promise<void> {
    const words = this.words();
    this.busy = "discarding";
    this.tell({ isDiscarding: true });
    this.events += 1;
    this.stopWaiting();
    this.settled = this.typed;
    dropLeavingCopy(words);
    try {
      await this.inOrder(async () => {
        await request();
        dropCopies(words);
      });
    } catch (error) {
      this.busy = undefined;
      this.tell({ isDiscarding: false });
      this.change();
      throw error;
    }
    this.hasFailed = false;
    this.hasStored = false;
  }

  /** True if the browser must ask before the window closes, because unsaved changes would be lost. */
  get isAtRisk(): boolean {
    return this.hasFailed && this.isUnsettled;
  }
}

/** Returns the session of a file. Starts a session if there is none. */
export function sessionAt(path: string): EditSession {
  const session = sessions.get(path) ?? new EditSession(path);
  sessions.set(path, session);
  return session;
}

/**
 * Returns whether a form in this window has added a picture or document since its last save. The form later deletes the file, unless one of
 * its fields then refers to it.
 * @param path the path of the file, relative to the project root
 */
export const isAddedInForm = (path: string): boolean =>
  [...sessions.values()].some(({ store }) => store.added.has(path));

const leave = () => {
  for (const session of sessions.values()) session.leave();
};
addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
addEventListener("beforeunload", (event) => {
  if ([...sessions.values()].some(({ isAtRisk }) => isAtRisk)) event.preventDefault();
});
