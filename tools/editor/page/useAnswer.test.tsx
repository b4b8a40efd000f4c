import { act, renderHook } from "@testing-library/react";
import { changed } from "./send";
import { useAnswer } from "./useAnswer";

test.each([
  ["after a change", changed],
  ["when the window regains the focus", "focus"],
])("a question is asked again %s, until it is no longer shown", async (_when, event) => {
  const answer = { ok: true, json: () => Promise.resolve({}) } as Response;
  const fetch = jest.fn(() => Promise.resolve(answer));
  global.fetch = fetch;
  const { unmount } = renderHook(() => useAnswer("overview"));
  const happens = () => act(() => Promise.resolve(dispatchEvent(new Event(event))));
  await happens();
  await happens();
  expect(fetch).toHaveBeenCalledTimes(3);
  unmount();
  await happens();
  expect(fetch).toHaveBeenCalledTimes(3);
});
