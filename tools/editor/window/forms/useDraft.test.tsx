import { renderHook } from "@testing-library/react";
import { changed, lost } from "../send";
import { copyWhileLeaving, sendLeavingCopy } from "./browserCopy";
import { useDraft } from "./useDraft";

const answers = (isSaved: boolean) =>
  Promise.resolve({ ok: true, json: () => Promise.resolve({ isSaved }) } as Response);

test.each([
  ["what was kept is what the file holds", true, false, 1],
  ["the file holds something else", false, false, 0],
  ["more has been typed meanwhile", true, true, 0],
])("where %s, %j %j, the form hears of it %d times", async (_what, isSaved, isTypedOn, times) => {
  const onSame = jest.fn();
  const read = () => ({ path: "content/pages/a.md", form: "one", values: {} });
  const onKept = jest.fn();
  const { result } = renderHook(() => useDraft(read, onKept, onSame));
  global.fetch = jest.fn(() => {
    if (isTypedOn) result.current.schedule();
    return answers(isSaved);
  });
  result.current.schedule();
  await result.current.flush();
  expect(onSame).toHaveBeenCalledTimes(times);
  result.current.cancel();
});

/** Opens a form, does something, and closes it. Returns how often the window was asked to load the overview again, and after which requests. */
async function closeAfter(act: (draft: ReturnType<typeof useDraft>) => Promise<void> | void) {
  const order: string[] = [];
  const listen = () => order.push("overview");
  addEventListener(changed, listen);
  global.fetch = jest.fn(async () => {
    const answer = await answers(false);
    order.push("draft stored");
    return answer;
  });
  const read = () => ({ path: "content/pages/a.md", form: "one", values: {} });
  const onKept = jest.fn();
  const { result, unmount } = renderHook(() => useDraft(read, onKept));
  await act(result.current);
  unmount();
  await new Promise((done) => setTimeout(done));
  removeEventListener(changed, listen);
  return order;
}

test.each<[string, Parameters<typeof closeAfter>[0], string[]]>([
  ["nothing was typed", () => undefined, []],
  ["a draft was stored", (draft) => (draft.schedule(), draft.flush()), ["draft stored", "overview"]],
  [
    "a draft began to be stored",
    (draft) => (draft.schedule(), void draft.flush()),
    ["draft stored", "overview"],
  ],
  ["the last key is not stored yet", (draft) => draft.schedule(), ["draft stored", "overview"]],
  [
    "the form was saved since",
    async (draft) => {
      draft.schedule();
      await draft.flush();
      draft.cancel();
    },
    ["draft stored"],
  ],
])("when a form closes after %s, the overview loads only as needed", async (_what, act, order) => {
  expect(await closeAfter(act)).toEqual(order);
});

test("the overview loads again whenever a stored draft uses another picture", async () => {
  const listen = jest.fn();
  addEventListener(changed, listen);
  global.fetch = jest.fn(() => answers(false));
  let values = {};
  const read = () => ({ path: "content/pages/a.md", form: "one", values });
  const onKept = jest.fn();
  const { result } = renderHook(() => useDraft(read, onKept));
  const type = async (body: string) => {
    values = { body };
    result.current.schedule();
    await result.current.flush();
    return listen.mock.calls.length;
  };
  const picture = "![A](../images/a.jpg)";
  expect(await type("Words")).toBe(0);
  expect(await type(picture)).toBe(1);
  expect(await type(`${picture} more words`)).toBe(1);
  expect(await type("more words")).toBe(2);
  removeEventListener(changed, listen);
});

test.each([
  [
    "the disk is full",
    () =>
      Promise.resolve({
        ok: false,
        status: 507,
        json: () => Promise.resolve({ error: "The disk is full." }),
      }),
    "The disk is full.",
  ],
  ["the editor does not answer", () => Promise.reject(new Error("gone")), lost],
])(
  "the form hears that a draft is not kept if %s, and the window asks before it closes",
  async (_what, answer, failure) => {
    global.fetch = jest.fn(answer as unknown as typeof fetch);
    const onKept = jest.fn();
    const read = () => ({ path: "content/pages/a.md", form: "one", values: {} });
    const { result } = renderHook(() => useDraft(read, onKept));
    result.current.schedule();
    await result.current.flush();
    expect(onKept).toHaveBeenLastCalledWith({ failure });
    const leave = () => {
      const event = new Event("beforeunload", { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(true);
    global.fetch = jest.fn(() => answers(false));
    result.current.schedule();
    await result.current.flush();
    expect(onKept).toHaveBeenLastCalledWith("kept");
    expect(leave()).toBe(false);
  },
);

/** Types a text and leaves the window. Returns whether the browser completes the request, and whether it has a copy of the text. */
async function leaveWith(body: string) {
  localStorage.clear();
  let isCompleted: boolean | undefined;
  let isCopied = false;
  global.fetch = jest.fn((_url, options) => {
    isCompleted = options?.keepalive;
    isCopied = localStorage.length > 0;
    return answers(false);
  });
  const read = () => ({ path: "content/pages/a.md", form: "one", values: { body } });
  const onKept = jest.fn();
  const { result, unmount } = renderHook(() => useDraft(read, onKept));
  result.current.schedule();
  dispatchEvent(new Event("pagehide"));
  await new Promise((done) => setTimeout(done));
  unmount();
  return { isCompleted, isCopied };
}

test.each([
  ["short enough to be sent while the window closes", 10, true],
  ["too long for that", 20_000, false],
])("the browser has a copy of a text that is %s", async (_what, length, isCompleted) => {
  expect(await leaveWith("a".repeat(length))).toEqual({ isCompleted, isCopied: true });
  // The server has answered while the window was still open.
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["the server stores it", () => answers(false), 0],
  // The test's browser has no database that could store it.
  ["nothing stores it", () => Promise.reject(new Error("full")), 1],
])("a copy that was made while the window closed is sent later: %s", async (_what, answer, count) => {
  localStorage.clear();
  const path = "content/pages/a.md";
  copyWhileLeaving({ path, form: "one", before: undefined, text: "typed" });
  global.fetch = jest.fn(answer);
  await sendLeavingCopy(path);
  const [, sent] = jest.mocked(global.fetch).mock.lastCall ?? [];
  expect(JSON.parse(sent?.body as string)).toEqual({
    action: "saveDraft",
    params: { path, form: "one", text: "typed", when: expect.stringMatching(/^20/) as unknown },
  });
  expect(localStorage).toHaveLength(count);
});

test("a draft is kept after a failure, even if the browser may not store anything", async () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const storage = jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  const read = () => ({ path: "content/pages/a.md", form: "one", values: {} });
  const onKept = jest.fn();
  const { result } = renderHook(() => useDraft(read, onKept));
  global.fetch = jest.fn(() => Promise.reject(new Error("gone")));
  result.current.schedule();
  await result.current.flush();
  global.fetch = jest.fn(() => answers(false));
  result.current.schedule();
  await result.current.flush();
  expect(onKept).toHaveBeenLastCalledWith("kept");
  result.current.cancel();
  storage.mockRestore();
});
