import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { searchDialog, takeQueuedKeys } from "./dialogState";
import type { Texts } from "./findPassages";
import { loadTexts } from "./loadTexts";
import { pressKeys } from "./takeOver";

/**
 * The texts of the site; `undefined` while they are loading, "failed" if they did not load. When they arrive, they are shown and the
 * keys that were queued for them are replayed in one task: no key press can come in between.
 */
export function useTexts(): Texts | "failed" | undefined {
  const [texts, setTexts] = useState<Texts | "failed">();
  useEffect(() => {
    const dialog = searchDialog();
    let isMounted = true;
    const show = (result: Texts | "failed") => {
      if (!isMounted) return;
      flushSync(() => setTexts(result));
      if (!dialog) return;
      const keys = takeQueuedKeys(dialog);
      // Keys pressed in a dialog that has been closed since are dropped.
      if (dialog.open) pressKeys(dialog, keys);
    };
    loadTexts().then(show, () => show("failed"));
    return () => {
      isMounted = false;
      if (dialog) takeQueuedKeys(dialog);
    };
  }, []);
  return texts;
}
