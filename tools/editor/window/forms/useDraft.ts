/** Stores typed values on the server as they are typed, so that neither a closed window nor a crash loses them. */
import { useEffect, useMemo } from "react";
import { isMedia } from "../../../../src/content-model/fields";
import type { Params } from "../../server/actions";
import { changed, send, sentenceOf } from "../send";
import { copyToBrowser, copyWhileLeaving, dropCopy, dropLeavingCopy } from "./browserCopy";

/**
 * Milliseconds: the delay after a keystroke, the maximum delay until it is stored, and the delay before the next attempt after a failure.
 */
const [delay, longestDelay, retryDelay] = [400, 1200, 2000];

let pending: Promise<unknown> = Promise.resolve();

/** Resolves when all pending draft saves have settled, including those of closed forms. */
export const pendingSaves = () => pending;

/** Returns the names of the pictures and documents in typed values. If they change, the overview lists other files as unused. */
const filesIn = ({ values, text }: Params<"saveDraft">) =>
  JSON.stringify(values ?? text ?? "")
    .split(/[\s"'()/\\]+/)
    .filter(isMedia)
    .join(" ");

interface DraftSaver {
  /** Stores the typed values after a short delay. */
  schedule: () => void;
  /** Stores the typed values at once. */
  flush: () => Promise<void>;
  /** Cancels the delayed storing, because the values are being saved or discarded. */
  cancel: () => void;
}

/** The state of a draft: not stored since the last key, stored, or the reason why it could not be stored. */
export type Kept = "not yet" | "kept" | { failure: string };

/**
 * Stores a form's values as a draft whenever they change.
 * @param read returns all values to store
 * @param onSame called when the values are those of the file
 * @param onKept called when a draft was stored, or could not be stored
 */
export function useDraft(
  read: () => Params<"saveDraft">,
  onKept: (kept: Kept) => void,
  onSame?: () => void,
): DraftSaver {
  const draft = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since: number | undefined;
    let hasFailed = false;
    /** True if the server has stored a draft since the last save. The overview lists the drafts. */
    let hasStored = false;
    let storedFiles = "";
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const cancel = () => {
      clearTimeout(timer);
      since = undefined;
      hasStored = false;
    };
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      since ??= Date.now();
      timer = setTimeout(() => void flush(), milliseconds);
    };
    const flush = async (isLeaving = false) => {
      if (since === undefined) return;
      cancel();
      const typed = read();
      if (isLeaving) copyWhileLeaving(typed);
      const sent = send("saveDraft", typed, isLeaving);
      pending = Promise.allSettled([pending, sent]);
      try {
        const { isSaved } = await sent;
        hasStored = true;
        if (isLeaving) dropLeavingCopy(typed.path);
        if (hasFailed) await dropCopy(typed.path);
        hasFailed = false;
        removeEventListener("beforeunload", ask);
        const files = filesIn(typed);
        if (files !== storedFiles) dispatchEvent(new Event(changed));
        storedFiles = files;
        if (since !== undefined) return;
        onKept("kept");
        if (isSaved) onSame?.();
      } catch (error) {
        hasFailed = true;
        // Only this window has the typed text, so the browser asks before the window closes.
        addEventListener("beforeunload", ask);
        onKept({ failure: sentenceOf(error) });
        await copyToBrowser(typed);
        wait(retryDelay);
      }
    };
    const schedule = () => {
      if (!hasFailed) onKept("not yet");
      wait(Math.min(delay, Math.max(0, longestDelay - (Date.now() - (since ?? Date.now())))));
    };
    /** Stores the last keystrokes. If there is a draft, asks the window to load the overview again. */
    const close = async () => {
      await flush();
      await pendingSaves();
      if (hasStored) dispatchEvent(new Event(changed));
    };
    return { schedule, flush, cancel, close };
  }, [read, onKept, onSame]);
  useEffect(() => {
    const leave = () => void draft.flush(true);
    const hide = () => document.visibilityState === "hidden" && leave();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      void draft.close();
    };
  }, [draft]);
  return draft;
}
