/** Keeps what is typed on the server while it is typed, so that neither a closed window nor a crash loses it. */
import { useEffect, useMemo } from "react";
import { send } from "../page/send";

/** Milliseconds from a keystroke until it is kept, at most, and from a failure to the next attempt. */
const [delay, longestDelay, retryDelay] = [400, 1200, 2000];

/** Which form of a file this window has; it stays the same after F5. */
export function formId(path: string): string {
  const key = `form ${path}`;
  const id = sessionStorage.getItem(key) ?? crypto.randomUUID();
  sessionStorage.setItem(key, id);
  return id;
}

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

/**
 * @param read returns all that is to be kept
 * @param onSame called when that is what the file holds
 */
export function useDraft(read: () => Parameters<typeof send<"keepDraft">>[1], onSame?: () => void): Keeping {
  const draft = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let since: number | undefined;
    const forget = () => {
      clearTimeout(timer);
      since = undefined;
    };
    const wait = (milliseconds: number) => {
      clearTimeout(timer);
      since ??= Date.now();
      timer = setTimeout(() => void now(), milliseconds);
    };
    const now = async () => {
      if (since === undefined) return;
      forget();
      const sent = send("keepDraft", read());
      keeping = Promise.allSettled([keeping, sent]);
      try {
        const { isSaved } = await sent;
        if (isSaved && since === undefined) onSame?.();
      } catch {
        wait(retryDelay);
      }
    };
    const soon = () =>
      wait(Math.min(delay, Math.max(0, longestDelay - (Date.now() - (since ?? Date.now())))));
    return { soon, now, forget };
  }, [read, onSame]);
  useEffect(() => {
    const leave = () => void draft.now();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [draft]);
  return draft;
}
