import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Texts } from "./findPassages";
import { loadTexts } from "./loadTexts";

/** The texts of the site; `undefined` while they are loading, "failed" if they did not load. */
export function useTexts(): Texts | "failed" | undefined {
  const [texts, setTexts] = useState<Texts | "failed">();
  useEffect(() => {
    let isMounted = true;
    const show = (result: Texts | "failed") => {
      // At once, so that no key press comes in between.
      if (isMounted) flushSync(() => setTexts(result));
    };
    loadTexts().then(show, () => show("failed"));
    return () => {
      isMounted = false;
    };
  }, []);
  return texts;
}
