import { useEffect, useState } from "react";
import type { ActionName, Answer } from "../server/actions";
import { changed, send, sentenceOf } from "./send";

/** The delay, in milliseconds, after which a request is repeated if the editor has not answered. */
export const retryInterval = 2000;

/**
 * Returns the server's answer to a request without parameters. The request is sent at the start, after each change, and when the window
 * regains the focus. Other programs may have changed the files while the window did not have the focus.
 * @param isDue false to wait with the request, for example while the data of the forms is still loading
 * @param interval the time, in milliseconds, after which the request is repeated
 * @returns the answer or the failure. `isReloading` is true after a change, until the answer is about the changed content
 */
export function useServerData<Name extends ActionName>(action: Name, isDue = true, interval?: number) {
  const [state, setState] = useState<{ answer?: Answer<Name>; failure?: string }>({});
  const [isReloading, setReloading] = useState(false);
  useEffect(() => {
    if (!isDue) return undefined;
    let isAsking = false;
    let isOutdated = false;
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      isOutdated = true;
      if (isAsking) return;
      isAsking = true;
      while (isOutdated) {
        isOutdated = false;
        try {
          const answer = await send(action, {} as never);
          // An unchanged answer does not change the state, so screen readers do not announce it again.
          setState((last) => (JSON.stringify(last) === JSON.stringify({ answer }) ? last : { answer }));
          // If something has changed again while the editor answered, this answer is too old already.
          if (!isOutdated) setReloading(false);
        } catch (error) {
          setState((last) => ({ ...last, failure: sentenceOf(error) }));
          if (isShown) timer = setTimeout(() => void ask(), retryInterval);
        }
      }
      isAsking = false;
    };
    const again = ({ type }: Pick<Event, "type">) => {
      if (type === changed) setReloading(true);
      void ask();
    };
    for (const event of [changed, "focus"]) addEventListener(event, again);
    void ask();
    const clock = interval === undefined ? undefined : setInterval(() => void ask(), interval);
    return () => {
      isShown = false;
      clearInterval(clock);
      clearTimeout(timer);
      for (const event of [changed, "focus"]) removeEventListener(event, again);
    };
  }, [action, isDue, interval]);
  return { ...state, isReloading };
}
