import { copyWhileLeaving, sendLeavingCopies } from "./browserCopy";

const answers = (answer: unknown) =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);

const path = "content/pages/a.md";
const typed = { path, form: "one", before: undefined };

beforeEach(() => localStorage.clear());

test.each([
  ["the server stores it", () => answers({ isSaved: false }), 0],
  // jsdom does not have a database to which the copy could move.
  ["nothing stores it", () => Promise.reject(new Error("full")), 1],
])("a copy that was made while the window closed is sent later: %s", async (_what, answer, count) => {
  copyWhileLeaving({ ...typed, text: "typed" });
  global.fetch = jest.fn(answer);
  await sendLeavingCopies();
  const [, sent] = jest.mocked(global.fetch).mock.lastCall ?? [];
  expect(JSON.parse(sent?.body as string)).toEqual({
    action: "saveDraft",
    params: { path, form: "one", text: "typed", when: expect.stringMatching(/^20/) as unknown },
  });
  expect(localStorage).toHaveLength(count);
});

test("a newer copy that another window leaves while the older one is sent stays", async () => {
  copyWhileLeaving({ ...typed, text: "typed" });
  global.fetch = jest.fn(() => {
    copyWhileLeaving({ ...typed, text: "typed later" });
    return answers({ isSaved: false });
  });
  await sendLeavingCopies();
  expect(Object.values(localStorage)).toEqual([expect.stringContaining("typed later")]);
});

test("a copy that cannot be read does not keep back the others", async () => {
  localStorage.setItem("left one content/pages/0.md", "{");
  copyWhileLeaving({ ...typed, text: "typed" });
  global.fetch = jest.fn(() => answers({ isSaved: false }));
  await sendLeavingCopies();
  expect(global.fetch).toHaveBeenCalledTimes(1);
});
