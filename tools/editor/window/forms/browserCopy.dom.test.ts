import { copyInBrowser, copyToBrowser, copyWhileLeaving, dropCopies, sendLeavingCopies } from "./browserCopy";

const answers = (answer: unknown) =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);

const path = "content/pages/a.md";
const typed = { path, form: "one", before: undefined };

/** Returns the copy that a second window finds when it opens a file. */
const found = (file = path) => copyInBrowser({ path: file, form: "opened" });

beforeEach(() => localStorage.clear());

test.each([
  ["the server stores it", () => answers({ isSaved: false }), 0],
  ["the server does not store it", () => Promise.reject(new Error("full")), 1],
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

test("if another window stores a newer copy while the older copy is sent, the newer copy stays", async () => {
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

test("a copy of words that the server could not store is found by its path, until its own form deletes it", () => {
  expect(copyToBrowser({ ...typed, text: "typed" })).toBe(true);
  dropCopies({ path, form: "another" });
  expect(found("content/pages/b.md")).toBeUndefined();
  expect(found()).toMatchObject({ form: "one", text: "typed" });
  dropCopies({ path, form: "one" });
  expect(found()).toBeUndefined();
});

test.each([
  ["the same form", "one", []],
  ["another form", "another", ["typed first"]],
])(
  "a copy of a closed window is not sent if %s has newer words that the server could not store",
  async (_whose, form, sent) => {
    copyWhileLeaving({ ...typed, text: "typed first" });
    await new Promise((done) => setTimeout(done, 5));
    copyToBrowser({ path, form, before: undefined, text: "typed later" });
    global.fetch = jest.fn(() => answers({ isSaved: false }));
    await sendLeavingCopies();
    const bodies = jest
      .mocked(global.fetch)
      .mock.calls.map(([, init]) => JSON.parse(init?.body as string) as { params: { text: string } });
    expect(bodies.map(({ params }) => params.text)).toEqual(sent);
    expect(found()).toMatchObject({ text: "typed later" });
  },
);

test("if a file has several copies, the copy with the latest changes is found", async () => {
  const wait = () => new Promise((done) => setTimeout(done, 5));
  copyToBrowser({ ...typed, text: "typed first" });
  await wait();
  copyWhileLeaving({ ...typed, text: "typed while leaving" });
  copyWhileLeaving({ ...typed, path: "content/pages/b.md", text: "typed elsewhere" });
  expect(found()).toMatchObject({ text: "typed while leaving" });
  await wait();
  copyWhileLeaving({ ...typed, form: "another", text: "typed in another window" });
  expect(found()).toMatchObject({ text: "typed in another window" });
});

test("newer words that the server could not store stay while a copy of a closed window is sent", async () => {
  copyWhileLeaving({ ...typed, text: "typed" });
  global.fetch = jest.fn(async () => {
    await new Promise((done) => setTimeout(done, 5));
    copyToBrowser({ ...typed, text: "typed later" });
    return answers({ isSaved: false });
  });
  await sendLeavingCopies();
  expect(found()).toMatchObject({ text: "typed later" });
});

test("a copy that its own form has deleted is not sent after another copy", async () => {
  const left = [path, "content/pages/b.md"].map((one) => ({ ...typed, path: one, text: "typed" }));
  for (const copy of left) copyWhileLeaving(copy);
  global.fetch = jest.fn(() => {
    for (const copy of left) dropCopies(copy);
    return answers({ isSaved: false });
  });
  await sendLeavingCopies();
  expect(global.fetch).toHaveBeenCalledTimes(1);
});

test("a browser that may not store anything has no copies", async () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const access = jest.spyOn(window, "localStorage", "get").mockImplementation(refuse);
  expect([copyToBrowser(typed), copyWhileLeaving(typed), found()]).toEqual([false, false, undefined]);
  await sendLeavingCopies();
  dropCopies(typed);
  access.mockRestore();
});
