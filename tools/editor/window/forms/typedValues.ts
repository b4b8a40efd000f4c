/** The values in the open form. They are passed to the sketch of a page that is not saved, next to the form. */
import { useSyncExternalStore } from "react";

type Values = Readonly<Record<string, unknown>>;

let values: Values | undefined;
const listeners = new Set<() => void>();

/** Passes the values of the open form to the sketch. `undefined` means that the form has been closed. */
export function tellTyped(typed: Values | undefined): void {
  values = typed;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the values in the open form, or undefined if no form is open. */
export const useTyped = (): Values | undefined => useSyncExternalStore(subscribe, () => values);
