/** Keeps what is typed on the server while it is typed, so that neither a closed window nor a crash loses it. */
import { useEffect, useMemo } from "react";
import type { Params } from "../../server/actions";
import { send, sentenceOf } from "../send";
import { copyToBrowser, dropCopy } from "./browserCopy";

/** Milliseconds from a keystroke until it is kept, at most, and from a failure to the next attempt. */
const [delay, longestDelay, retryDelay] = [400, 1200, 2000];

let keeping: Promise<unknown> = Promise.resolve();

/** Waits until what was typed until now is kept, in forms that were left too. */
export const whenKept = () => keeping;

interface Keeping {
  /** Keeps soon what has been typed. */
  soon: () => void;
  /** Keeps it at once. */
  now: () => Promise<void>;
  /** Drops it: it is being saved, or thrown away. */
  forget: () => void;
}

/** Whether what was typed is kept: not yet, since the last key, or for which reason it is not. */
export type Kept = "not yet" | "kept" | { failure: string };

/**
 * @param read returns all that is to be kept
 * @param onSame called when that is what the file holds
 * @param onKept called when what was typed is kept, or could not be kept
 */
export function useDraft(
  read: () => Params<"keepDraft">,
  onKept: (kept: Kept) => void,
  onSame?: () => void,
): Keeping {
  const draft = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since: number | undefined;
    let hasFailed = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const forget = () => {
      clearTimeout(timer);
      since = undefined;
    };
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      since ??= Date.now();
      timer = setTimeout(() => void now(), milliseconds);
    };
    const now = async (isLeaving = false) => {
      if (since === undefined) return;
      forget();
      const typed = read();
      const sent = send("keepDraft", typed, isLeaving);
      keeping = Promise.allSettled([keeping, sent]);
      try {
        const { isSaved } = await sent;
        if (hasFailed) await dropCopy(typed.path);
        hasFailed = false;
        removeEventListener("beforeunload", ask);
        if (since !== undefined) return;
        onKept("kept");
        if (isSaved) onSame?.();
      } catch (error) {
        hasFailed = true;
        // The browser asks before the window closes, since only it has the words.
        addEventListener("beforeunload", ask);
        onKept({ failure: sentenceOf(error) });
        await copyToBrowser(typed);
        wait(retryDelay);
      }
    };
    const soon = () => {
      if (!hasFailed) onKept("not yet");
      wait(Math.min(delay, Math.max(0, longestDelay - (Date.now() - (since ?? Date.now())))));
    };
    return { soon, now, forget };
  }, [read, onKept, onSame]);
  useEffect(() => {
    const leave = () => void draft.now(true);
    const hide = () => document.visibilityState === "hidden" && leave();
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      void draft.now();
    };
  }, [draft]);
  return draft;
}
