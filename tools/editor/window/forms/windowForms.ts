/** Which forms this window has. */

const prefix = "form ";

/** Returns the id of this window's form of a file. It stays the same after F5. */
export function formId(path: string): string {
  const key = prefix + path;
  const id = sessionStorage.getItem(key) ?? crypto.randomUUID();
  sessionStorage.setItem(key, id);
  return id;
}

/** Milliseconds between attempts to take the lock of this window: after F5 the page before may still have it. */
const interval = 50;
const maxAttempts = 4;

const takeLock = (name: string) =>
  new Promise<boolean>((answer) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      // It is held until the window closes.
      return lock ? new Promise<never>(() => undefined) : undefined;
    });
  });

/** Gives a window that is a copy of another one forms of its own: browsers copy the session's data too. */
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
