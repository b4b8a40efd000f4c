/**
 * The editing of one file in this window, from its opening until all its words are stored. A session outlives its form: it still stores
 * the words of a form that somebody has left, and it moves with a page that gets another address.
 *
 * A session sends its requests one after another, so no draft can overtake a save. What happens meanwhile:
 *
 * | on its way | somebody types | the form is left and opened again | the window closes |
 * |---|---|---|---|
 * | a draft | The words are in the next draft. | The file is read after the draft. | The words are sent again, and copied. |
 * | a save | The words are in the next draft, of the saved file. | The file is read after the save. | The words are sent as a draft, and copied. |
 * | a discarding | The words are discarded too. | The file is read after the discarding. | Nothing is sent. |
 * | a reading | The words are stored, and the file is read again. | The file is read again. | The words are sent, and copied. |
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
 * In milliseconds: the delay between a keystroke and its storing, the maximum of this delay while somebody goes on typing, and the delay
 * before the next attempt after a failure.
 */
const [delay, longestDelay, retryDelay] = [400, 1200, 2000];

/** The words of a file as they are sent: the values of its form, or its text if the file is open as text. */
type Words = Params<"saveDraft">;

/** The state of the words, as the form shows it. */
export interface Keeping {
  /** The draft with which the form was opened, until the form is saved. */
  draft: Answer<"openForm">["draft"];
  /** True if the form has words that the file does not have. */
  isDirty: boolean;
  /** True while the words are being discarded. Nothing can be typed then, because it would be discarded too. */
  isDiscarding: boolean;
  /** `"kept"` if the server has stored the latest words. If it could not store them, the reason. */
  kept: "not yet" | "kept" | { failure: string };
}

/** The content of a file as the server has sent it, with the browser's copy of words that the server could not store. */
interface Reading {
  opened: Answer<"openForm">;
  copy: Copy | undefined;
  /** The number of times that the words had been changed, saved or discarded before the reading. */
  events: number;
}

/** Returns the names of the pictures and documents in typed values. If they change, the overview lists other files as unused. */
const filesIn = ({ values, text }: Words) =>
  JSON.stringify(values ?? text ?? "")
    .split(/[\s"'()/\\]+/)
    .filter(isMedia)
    .join(" ");

/** The part of the answer to a save that its session needs. */
interface SavedWords {
  path: string;
  /** The address of the file's form. */
  address: string;
  /** The text with which the next save is compared. */
  before: string;
  /** The new values of fields that were filled in. */
  following: readonly (readonly [field: string, value: string])[];
}

/** The sessions of this window, by the path of their file. */
const sessions = new Map<string, EditSession>();

/** The times at which the forms of this window were saved or discarded last, in milliseconds, by the path of the file and the form's id. */
const settledTimes = new Map<string, number>();

const formKey = (path: string, form: string) => `${path}\n${form}`;

/**
 * Returns whether a draft in the list of drafts was saved or discarded in this window after it had been stored. Such a draft is in the list
 * only until the editor has loaded the list again.
 */
export const isSettledDraft = ({ path, form, when }: { path: string; form: string; when: string }): boolean =>
  Date.parse(when) < (settledTimes.get(formKey(path, form)) ?? 0);

let count = 0;

export class EditSession {
  /** The number of the session in this window. It stays the same if the file moves. */
  readonly number = (count += 1);
  /** The latest reading, the number of readings so far, and the values of the form that shows it. */
  reading: Reading | undefined;
  readings = 0;
  store = new FormStore({});
  /** The values of the form at its latest reading or save. */
  shown: Words["values"] = {};
  /** The action that is running. While one is running, the form cannot be saved. */
  busy: "saving" | "discarding" | undefined;
  isShown = false;
  /** The text with which the next save is compared. Undefined if the save makes a new file. */
  private before: string | undefined;
  /** The text of a file that is open as text. */
  text = "";
  /** The number of the last change, and the number of the last change that is stored as a draft, saved or discarded. */
  private typed = 0;
  private settled = 0;
  /** The number of times that the words were changed, saved or discarded. */
  private events = 0;
  /** The number of the last change that the browser has copied because the window was closed or hidden. */
  private copied = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the first change that was not sent yet. */
  private since: number | undefined;
  /** True if only this window has the words, because the server could not store them. */
  private hasFailed = false;
  /** True if the server has stored a draft since the last save. The overview lists the drafts. */
  private hasStored = false;
  private storedFiles = "";
  private state: Keeping = { draft: undefined, isDirty: false, isDiscarding: false, kept: "kept" };
  private readonly listeners = new Set<() => void>();
  /** Resolves when the latest request, and each one before it, has been answered. */
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

  /** Notes that a form shows the session. Returns the function to call when the form is left. */
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
   * @returns what the form shows, or undefined if the words that were typed so far cannot be stored. Those words would then be missing in
   * the form
   */
  async read(asText: boolean): Promise<Reading | undefined> {
    const { events } = this;
    // Uploads must end first, because an uploaded file is put into the form that is open now.
    await Promise.all(this.store.copying);
    if (!(await this.flush())) return undefined;
    await this.answered;
    await sendLeavingCopies();
    // The path is read only now, because a save may have moved the file in the meantime.
    const { path } = this;
    const form = formId(path);
    // If this session has a form already, only the drafts of this form are opened, and not the words that somebody has typed in another
    // window.
    const forms = this.reading && [form, this.state.draft?.form ?? form];
    const opened = await send("openForm", { path, form, forms, asText });
    return { opened, copy: copyInBrowser({ path, form }), events };
  }

  /**
   * Shows a reading in a new form. Returns false if the reading is outdated, because the words were changed, saved or discarded in the
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

  /** Stores the words after a short delay. While changes are being discarded, what is typed is discarded too. */
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

  /** Stores the words at once, as a draft. Resolves to false if the server could not store them. */
  async flush(): Promise<boolean> {
    this.stopWaiting();
    await this.inOrder(async () => {
      if (this.isUnsettled) await this.sendDraft();
    });
    return !this.hasFailed;
  }

  /** Stores the words while the window is closed or hidden. The browser may drop an earlier request that contains them. */
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
      // If another request has stored the words in the meantime, or if they were saved or discarded, this failure does not matter.
      if (typed <= this.settled) return;
      this.hasFailed = true;
      this.tell({ kept: { failure: sentenceOf(error) } });
      if (this.copied < typed) copyToBrowser(words);
      if (this.isUnsettled) this.wait(retryDelay);
    }
  }

  /** Notes that the drafts of the form, and of the form whose draft it contains, are no longer needed. */
  private noteSettled({ path, form, adopted }: Words): void {
    for (const one of [form, adopted?.form])
      if (one !== undefined) settledTimes.set(formKey(path, one), Date.now());
  }

  /** Notes that the words of a change, and of all changes before it, are stored. */
  private settle(typed: number, words: Words): void {
    this.settled = Math.max(this.settled, typed);
    if (this.isUnsettled) return;
    dropLeavingCopy(words);
    if (this.hasFailed) dropCopies(words);
    this.hasFailed = false;
    this.endIfLeft();
  }

  /**
   * Saves the words, unless they are being saved or discarded already.
   * @param request sends the words
   * @param prepare what to do before the words are read
   * @returns the answer to the request, the words that were sent, and whether the form still has these words
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
        // Words that were typed during the save are stored again. If the window was hidden during the save, they may be in a draft of the
        // file as it was before the save.
        if (!isAsSent) this.change();
        return { saved, sent, isAsSent };
      });
    } catch (error) {
      // If the file was deleted in the meantime, the next save makes it again.
      if (detailsOf(error).isGone) this.before = undefined;
      // The words are stored again, so that the form notices when the server answers again.
      this.change();
      throw error;
    } finally {
      if (this.busy === "saving") this.busy = undefined;
    }
  }

  /** Continues the session, and its form, at the new path of its file. */
  private move({ path, address }: SavedWords, { path: former, form }: Words): void {
    sessions.delete(former);
    sessions.set(path, this);
    this.path = path;
    // The window shows the session whose path is in its address, so the address must change together with the path.
    if (this.isShown) go(address, { replace: true });
    // If the window was hidden during the save, or if the server could not store the words before, the words are also stored at the former
    // path. These copies are deleted.
    dropCopies({ path: former, form });
    void this.inOrder(() => send("dropDraft", { path: former, form })).catch(() => undefined);
  }

  /** Discards the words that are not saved, with their draft, the files that were added, and the browser's copies. */
  async discard(): Promise<void> {
    const words = this.words();
    const { path, form } = words;
    const drafts = new Set([this.state.draft?.form ?? form, form]);
    await this.forget(async () => {
      for (const form of drafts) await send("dropDraft", { path, form });
      this.noteSettled(words);
      await Promise.all(this.store.copying);
      await deleteReplacedUploads(this.store.added, {});
    });
  }

  /** Replaces the words that are not saved by the browser's copy of other words. The form has to be read again. */
  async restore(copy: Copy): Promise<void> {
    await this.forget(async () => {
      const { path, form } = this.words();
      // A draft without a time counts as new, so it replaces the draft that the form has now.
      await send("saveDraft", { ...copy, when: undefined, path, form });
      dropCopies(copy);
    });
  }

  /**
   * Forgets the words, and what is typed until the form is read again. If that fails, the form keeps its words.
   * @param request what to do before the browser's copies are deleted
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

  /** True if the window must not close without a question. */
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
 * Returns whether a form in this window has added a picture or document since its last save. The form may still put the file into a field,
 * and deletes the file if it does not.
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
