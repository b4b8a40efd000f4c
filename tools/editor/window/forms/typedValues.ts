/** The values in the form of a new file, for the sketch of its page next to it. */
import { useSyncExternalStore } from "react";

type Values = Readonly<Record<string, unknown>>;

let values: Values | undefined;
const listeners = new Set<() => void>();

/** Tells the sketch what a new form holds; undefined once the form is closed. */
export function tellTyped(typed: Values | undefined): void {
  values = typed;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns what the form of a new file holds; undefined if none is open. */
export const useTyped = (): Values | undefined => useSyncExternalStore(subscribe, () => values);
