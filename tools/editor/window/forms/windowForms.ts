/** The beginning of the keys under which session storage contains the ids of this window's forms. */

const prefix = "form ";

/** Returns the id of this window's form of a file. The id stays the same when the page is reloaded. */
export function formId(path: string): string {
  const key = prefix + path;
  const id = sessionStorage.getItem(key) ?? crypto.randomUUID();
  sessionStorage.setItem(key, id);
  return id;
}

/**
 * The time, in milliseconds, between attempts to take the lock of this window. After a reload, the previous page may still have the lock.
 */
const interval = 50;
const maxAttempts = 4;

const takeLock = (name: string) =>
  new Promise<boolean>((answer) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      // This promise never resolves, so that the window has the lock until it closes.
      return lock ? new Promise<never>(() => undefined) : undefined;
    });
  });

/**
 * Gives new form ids to a window that is a copy of another window. When the browser copied the window, it also copied the session storage,
 * which contains the ids.
 */
export async function ownForms(): Promise<void> {
  const window = sessionStorage.getItem("window") ?? crypto.randomUUID();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if (await takeLock(window)) {
      sessionStorage.setItem("window", window);
      return;
    }
    await new Promise((done) => setTimeout(done, interval));
  }
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  const own = crypto.randomUUID();
  sessionStorage.setItem("window", own);
  await takeLock(own);
}
