import type { ActionName } from "../server/actions";
import { changed, send } from "./send";

/** Sends a request. Returns the number of events which announce that the content may have changed. */
async function announcements(action: ActionName): Promise<number> {
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response));
  const listener = jest.fn();
  addEventListener(changed, listener);
  await send(action, {});
  removeEventListener(changed, listener);
  return listener.mock.calls.length;
}

test.each<ActionName>([
  "save",
  "saveText",
  "deleteFile",
  "bringBack",
  "forgetDeleted",
  "dropDraft",
  "dropUnused",
  "recordApproval",
  "leaveForLater",
  "share",
  "takeBack",
])("%s is announced as a change", async (action) => {
  expect(await announcements(action)).toBe(1);
});

test.each<ActionName>(["overview", "openForm", "saveDraft"])(
  "%s is not announced as a change",
  async (action) => {
    expect(await announcements(action)).toBe(0);
  },
);
