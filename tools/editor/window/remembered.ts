/**
 * Stores answers and settings in this browser. If the browser cannot store them, for example because its storage is full of copies of
 * drafts, they are lost when the page is closed.
 */

/** Returns the remembered values, or an empty object. */
export function remembered<Values extends object>(key: string): Partial<Values> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Values>;
  } catch {
    return {};
  }
}

/** Stores values in this browser. Returns false if the browser cannot store them, for example because its storage is full. */
export function remember(key: string, values: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}
