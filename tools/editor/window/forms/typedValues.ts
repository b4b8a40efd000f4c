/** The values in the form of a new file. They are passed to the sketch of the file's page next to the form. */
import { useSyncExternalStore } from "react";

type Values = Readonly<Record<string, unknown>>;

let values: Values | undefined;
const listeners = new Set<() => void>();

/** Passes the values of a new file's form to the sketch. `undefined` means that the form has been closed. */
export function tellTyped(typed: Values | undefined): void {
  values = typed;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the values in the form of a new file, or undefined if no such form is open. */
export const useTyped = (): Values | undefined => useSyncExternalStore(subscribe, () => values);
