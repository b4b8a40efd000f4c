import { renderHook } from "@testing-library/react";
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
    if (isTypedOn) result.current.soon();
    return answers(isSaved);
  });
  result.current.soon();
  await result.current.now();
  expect(onSame).toHaveBeenCalledTimes(times);
  result.current.forget();
});
