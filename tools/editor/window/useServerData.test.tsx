import { act, renderHook } from "@testing-library/react";
import { changed } from "./send";
import { retryInterval, useServerData } from "./useServerData";

test.each([
  ["after a change", changed],
  ["when the window regains the focus", "focus"],
])("a question is asked again %s, until it is no longer shown", async (_when, event) => {
  const answer = { ok: true, json: () => Promise.resolve({}) } as Response;
  const fetch = jest.fn(() => Promise.resolve(answer));
  global.fetch = fetch;
  const { unmount } = renderHook(() => useServerData("overview"));
  const happens = () => act(() => Promise.resolve(dispatchEvent(new Event(event))));
  await happens();
  await happens();
  expect(fetch).toHaveBeenCalledTimes(3);
  unmount();
  await happens();
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("an editor that does not answer is asked again, until nobody waits for it", async () => {
  jest.useFakeTimers();
  const fetch = jest.fn(() => Promise.reject(new Error("no network")));
  global.fetch = fetch;
  const { result, unmount } = renderHook(() => useServerData("overview"));
  await act(() => jest.advanceTimersByTimeAsync(retryInterval));
  expect(result.current.failure).toMatch(/^The editor does not answer/);
  expect(fetch).toHaveBeenCalledTimes(2);
  act(() => void dispatchEvent(new Event(changed)));
  unmount();
  await jest.advanceTimersByTimeAsync(3 * retryInterval);
  expect(fetch).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

test("an answer is reloading from a change until the answer to the newest question", async () => {
  let answers: (() => void)[] = [];
  global.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        answers.push(() => resolve({ ok: true, json: () => Promise.resolve({}) } as Response));
      }),
  );
  const arrive = () => {
    const [first, ...others] = answers;
    answers = others;
    return act(async () => {
      first?.();
      await Promise.resolve();
    });
  };
  const { result } = renderHook(() => useServerData("overview"));
  await arrive();
  expect(result.current.isReloading).toBe(false);
  act(() => void dispatchEvent(new Event("focus")));
  expect(result.current.isReloading).toBe(false);
  act(() => void dispatchEvent(new Event(changed)));
  expect(result.current.isReloading).toBe(true);
  // This answer was asked for before the change.
  await arrive();
  expect(result.current.isReloading).toBe(true);
  await arrive();
  expect(result.current.isReloading).toBe(false);
});
