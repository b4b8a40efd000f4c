import type { Answer } from "../../server/actions";
import { changed, lost } from "../send";
import { copyToBrowser, copyWhileLeaving, type Copy } from "./browserCopy";
import { isSettledDraft, sessionAt } from "./editSession";
import { formId } from "./windowForms";

interface Request {
  action: string;
  path: string;
  body: string | undefined;
  before: string | undefined;
  forms: string[] | undefined;
  keepalive: boolean | undefined;
}

/** All requests since the beginning of the test. */
let requests: Request[] = [];

/** The requests that the server has not answered yet. */
const unanswered: (() => void)[] = [];

const answerOf = (answer: unknown, ok = true) =>
  ({ ok, status: ok ? 200 : 507, json: () => Promise.resolve(answer) }) as Response;

const saved = {
  ...{ path: undefined as string | undefined, address: "/pages/saved", before: "" },
  following: [] as [string, string][],
};

/**
 * Lets the server answer requests with `answers`. If an answer is a function, it is called at the moment of the request. If the answer is
 * "late", the request is answered with `{}` when `answerAll` is called.
 */
function serve(answers: Record<string, unknown> = {}): void {
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    const { action, params } = JSON.parse(init?.body as string) as {
      action: string;
      params: { path: string; values?: { body?: string }; text?: string; before?: string; forms?: string[] };
    };
    const body = params.values?.body ?? params.text;
    const { path, before, forms } = params;
    requests.push({ action, path, body, before, forms, keepalive: init?.keepalive });
    const given = answers[action];
    const answer = typeof given === "function" ? await (given as () => unknown)() : (given ?? {});
    if (answer === "late") await new Promise<void>((done) => unanswered.push(done));
    return answer instanceof Error ? Promise.reject(answer) : answerOf(answer === "late" ? {} : answer);
  });
}

const answerAll = () => {
  for (const answer of unanswered.splice(0)) answer();
};

const tick = () => new Promise((done) => setTimeout(done));

const texts = (action: string) => requests.filter((one) => one.action === action).map(({ body }) => body);

let count = 0;
let opened: ReturnType<typeof sessionAt>[] = [];

/** Opens the form of a file. Returns its session, a function that types a text, and a function that closes the form. */
function open(answer: Partial<Answer<"openForm">> = {}, path = `content/pages/${(count += 1)}.md`) {
  const session = sessionAt(path);
  const reading = {
    opened: { before: "", values: {}, draft: undefined, ...answer },
    copy: undefined,
    events: 0,
  };
  expect(session.show(reading)).toBe(true);
  const leave = session.attach();
  opened.push(session);
  return { session, type: (body: string) => session.store.set("body", body), leave };
}

beforeEach(() => {
  localStorage.clear();
  requests = [];
});

afterEach(async () => {
  jest.useRealTimers();
  serve();
  answerAll();
  for (const session of opened) await session.flush();
  opened = [];
});

const pagehide = () => void dispatchEvent(new Event("pagehide"));

/** Returns whether the browser asks before the window closes. */
function asksBeforeClosing(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ["the stored words are the same as the file", true, false, false],
  ["the stored words differ from the file", false, false, true],
  ["more has been typed meanwhile", true, true, true],
])("if %s, the form knows whether it differs from the file", async (_what, isSaved, isTypedOn, isDirty) => {
  const { session, type } = open();
  serve({
    saveDraft: () => {
      if (isTypedOn) type("ab");
      return { isSaved };
    },
  });
  type("a");
  await session.flush();
  expect(session.keeping()).toMatchObject({ isDirty });
});

/**
 * Types a text, calls `act`, and closes the form. Returns the names of the requests that were sent, in order, with "overview" for each time
 * that the overview was loaded again.
 */
async function leaveAfter(act: (form: ReturnType<typeof open>) => unknown) {
  const order: string[] = [];
  const listen = () => order.push("overview");
  addEventListener(changed, listen);
  serve({ saveDraft: () => (order.push("draft"), {}), save: () => (order.push("save"), saved) });
  const form = open();
  await act(form);
  form.leave();
  await tick();
  removeEventListener(changed, listen);
  return order;
}

const save = ({ session }: ReturnType<typeof open>, answer: Partial<typeof saved> = {}) =>
  session.save(async ({ path }) => {
    await fetch("", { body: JSON.stringify({ action: "save", params: { path } }) });
    return { ...saved, ...answer, path: answer.path ?? path };
  });

test.each<[string, Parameters<typeof leaveAfter>[0], string[]]>([
  ["nothing was typed", () => undefined, []],
  ["a draft was stored", ({ session, type }) => (type("a"), session.flush()), ["draft", "overview"]],
  ["a draft is on its way", ({ session, type }) => (type("a"), void session.flush()), ["draft", "overview"]],
  ["the last key is not stored yet", ({ type }) => type("a"), ["draft", "overview"]],
  [
    "the form was saved since",
    async (form) => {
      form.type("a");
      await form.session.flush();
      await save(form);
    },
    ["draft", "save"],
  ],
])("when a form is left after %s, the overview loads only as needed", async (_what, act, order) => {
  expect(await leaveAfter(act)).toEqual(order);
});

test("the overview loads again whenever a stored draft uses another picture", async () => {
  const listen = jest.fn();
  addEventListener(changed, listen);
  serve();
  const { session, type } = open();
  const store = async (body: string) => {
    type(body);
    await session.flush();
    return listen.mock.calls.length;
  };
  const picture = "![A](../images/a.jpg)";
  expect(await store("Words")).toBe(0);
  expect(await store(picture)).toBe(1);
  expect(await store(`${picture} more words`)).toBe(1);
  expect(await store("more words")).toBe(2);
  removeEventListener(changed, listen);
});

test.each([
  ["the disk is full", () => answerOf({ error: "The disk is full." }, false), "The disk is full."],
  ["the editor does not answer", () => Promise.reject(new Error("gone")), lost],
])("if %s, the form says that words are not stored, and the window asks", async (_what, answer, failure) => {
  global.fetch = jest.fn(() => Promise.resolve(answer()));
  const { session, type } = open();
  type("a");
  expect(await session.flush()).toBe(false);
  expect(session.keeping().kept).toEqual({ failure });
  expect(asksBeforeClosing()).toBe(true);
  serve();
  expect(await session.flush()).toBe(true);
  expect(session.keeping().kept).toBe("kept");
  expect(asksBeforeClosing()).toBe(false);
});

test("words that could not be stored are in the form that opens next, and only once", async () => {
  const path = "content/pages/full.md";
  global.fetch = jest.fn(() => Promise.resolve(answerOf({ error: "The disk is full." }, false)));
  const { session, type, leave } = open({}, path);
  type("old");
  leave();
  await tick();
  const next = sessionAt(path);
  expect(next).toBe(session);
  expect(await next.read(false)).toBeUndefined();
  const leaveAgain = next.attach();
  next.store.set("body", "old and new");
  serve();
  leaveAgain();
  await tick();
  expect(texts("saveDraft")).toEqual(["old and new"]);
  // The changes of this session are stored, so the session has ended. The next form starts from the file.
  expect(sessionAt(path)).not.toBe(session);
});

test.each([
  ["short enough to be sent while the window closes", 10, true],
  ["too long for that", 20_000, false],
])("the browser has a copy of a text that is %s", async (_what, length, isCompleted) => {
  let copies: number | undefined;
  serve({ saveDraft: () => ((copies = localStorage.length), {}) });
  open().type("a".repeat(length));
  pagehide();
  expect([requests[0]?.keepalive, copies]).toEqual([isCompleted, 1]);
  await tick();
  // The server has answered while the window was still open, so the copy is deleted.
  expect(localStorage).toHaveLength(0);
});

test.each<[string, (form: ReturnType<typeof open>) => unknown, string[], number]>([
  ["nothing is on its way", () => undefined, ["saveDraft"], 1],
  ["a draft is on its way", ({ session }) => session.flush(), ["saveDraft", "saveDraft"], 1],
  ["the form was left", ({ leave }) => leave(), ["saveDraft", "saveDraft"], 1],
  ["a save is on its way", (form) => save(form), ["save", "saveDraft"], 1],
  ["a discarding is on its way", ({ session }) => session.discard(), ["dropDraft"], 0],
  [
    "a draft is on its way to be discarded",
    async ({ session }) => {
      void session.flush();
      await Promise.resolve();
      await session.discard();
    },
    ["saveDraft"],
    0,
  ],
])(
  "when the window closes while %s, the words are sent and copied unless they are discarded",
  async (_what, act, sent, copies) => {
    serve({ saveDraft: "late", save: "late", dropDraft: "late" });
    const form = open();
    form.type("typed");
    void act(form);
    await tick();
    pagehide();
    const last = requests.at(-1);
    expect(requests.map(({ action }) => action)).toEqual(sent);
    const isSentLate = last?.keepalive === true && last.body === "typed";
    expect(isSentLate).toBe(copies > 0);
    expect(Object.values(localStorage)).toHaveLength(copies);
  },
);

test.each<[string, (form: ReturnType<typeof open>) => Promise<unknown>]>([
  ["stored", ({ session }) => session.flush()],
  ["saved", (form) => save(form)],
  ["discarded", ({ session }) => session.discard()],
])("a window that closes sends and copies nothing if its words were %s", async (_what, act) => {
  serve();
  const form = open();
  form.type("typed");
  await act(form);
  const count = requests.length;
  pagehide();
  expect(requests).toHaveLength(count);
  expect(localStorage).toHaveLength(0);
});

test.each<[string, (form: ReturnType<typeof open>) => unknown, number]>([
  ["the window stays open", () => undefined, 1],
  // The closing window has already made a copy in the browser, so no other copy is needed.
  ["the window has closed since", pagehide, 0],
  ["the words were discarded since", ({ session }) => session.discard(), 0],
])("if a request fails and %s, the browser keeps a copy only if it is needed", async (_what, act, copies) => {
  const fails: (() => void)[] = [];
  global.fetch = jest.fn(
    () => new Promise<Response>((_done, reject) => fails.push(() => reject(new Error("stopped")))),
  );
  const form = open();
  form.type("typed");
  void form.session.flush();
  await tick();
  const acted = Promise.resolve(act(form)).catch(() => undefined);
  for (const fail of fails) fail();
  await tick();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("unstored"))).toHaveLength(copies);
  for (const fail of fails) fail();
  await acted;
});

test.each<[string, (form: ReturnType<typeof open>, copy: Copy) => unknown]>([
  ["it cannot be restored", ({ session }, copy) => session.restore(copy).catch(() => undefined)],
  ["other words cannot be stored", ({ type, session }) => (type("typed later"), session.flush())],
  ["other words are stored", ({ type, session }) => (serve(), type("typed later"), session.flush())],
])("the browser keeps a copy that it offers if %s", async (_what, act) => {
  const openForm = { before: "", values: {} };
  for (const make of [copyToBrowser, copyWhileLeaving])
    for (const isOwn of [true, false]) {
      localStorage.clear();
      serve({ openForm, saveDraft: () => new Error("full") });
      const form = open();
      const { path } = form.session;
      make({ path, form: isOwn ? formId(path) : "another", before: "", values: { body: "typed before" } });
      const reading = await form.session.read(false);
      if (!reading?.copy) throw new Error("No copy is offered.");
      form.session.show(reading);
      await act(form, reading.copy);
      await form.session.flush();
      const copies = Object.values(localStorage) as string[];
      expect(copies.filter((json) => json.includes("typed before"))).toHaveLength(1);
    }
});

test("if the words cannot be discarded, the form keeps and stores them", async () => {
  jest.useFakeTimers();
  serve({ dropDraft: () => new Error("gone") });
  const { session, type } = open();
  type("typed");
  await expect(session.discard()).rejects.toThrow(lost);
  await jest.advanceTimersByTimeAsync(2000);
  expect(texts("saveDraft")).toEqual(["typed"]);
  expect(session.keeping().isDirty).toBe(true);
});

test("a draft is stored after a failure, even if the browser may not store anything", async () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const storage = jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  const { session, type } = open();
  global.fetch = jest.fn(() => Promise.reject(new Error("gone")));
  type("a");
  await session.flush();
  serve();
  expect(await session.flush()).toBe(true);
  storage.mockRestore();
});

test.each<[string, (form: ReturnType<typeof open>) => unknown]>([
  ["a draft", ({ session, type }) => (type("a"), session.flush())],
  ["a save", (form) => save(form)],
  ["a discarding", ({ session }) => session.discard()],
])(
  "a form that is opened again waits for %s, so that it does not show outdated words",
  async (_what, act) => {
    serve({ saveDraft: "late", save: "late", dropDraft: "late" });
    const form = open();
    void act(form);
    await tick();
    form.leave();
    const next = sessionAt(form.session.path);
    const reading = next.read(false);
    await tick();
    expect(requests.map(({ action }) => action)).not.toContain("openForm");
    answerAll();
    await reading;
    expect(requests.at(-1)).toMatchObject({ action: "openForm", path: next.path });
  },
);

test.each<[string, (form: ReturnType<typeof open>) => unknown, string]>([
  ["typed", ({ type }) => type("typed"), "saveDraft"],
  ["saved", (form) => save(form), "save"],
  ["discarded", ({ session }) => session.discard(), "dropDraft"],
])(
  "a reading is outdated if words are %s meanwhile, and the next reading follows them",
  async (_what, act, action) => {
    serve({ openForm: "late" });
    const form = open();
    const reading = form.session.read(false);
    await tick();
    await act(form);
    answerAll();
    const read = await reading;
    expect(read && form.session.show(read)).toBe(false);
    serve({ openForm: { before: "", values: { body: "read" }, draft: undefined } });
    const next = await form.session.read(false);
    expect(requests.slice(-2).map(({ action }) => action)).toEqual([action, "openForm"]);
    expect(next && form.session.show(next)).toBe(true);
    expect(form.session.store.get("body")).toBe("read");
  },
);

test("a form that is opened again while its save moves the page shows the moved page", async () => {
  const [path, moved] = ["content/pages/again/", "content/pages/again.md"];
  serve({ save: "late" });
  const form = open({ before: undefined }, path);
  form.type("sent");
  const done = save(form, { path: moved });
  await tick();
  form.leave();
  const next = sessionAt(path);
  const leave = next.attach();
  const reading = next.read(false);
  answerAll();
  await done;
  await reading;
  expect([next.path, requests.at(-1)]).toEqual([
    moved,
    expect.objectContaining({ action: "openForm", path: moved }),
  ]);
  leave();
});

/** Starts to upload a picture for a form. Returns a function that ends the upload. */
function upload({ session: { store } }: ReturnType<typeof open>): () => Promise<void> {
  let finish: () => void = () => undefined;
  const answer = new Promise<void>((done) => (finish = done));
  const copied = answer.then(() => {
    store.added.add("content/images/a.jpg");
    store.set("body", "a.jpg");
  });
  store.copying.add(copied);
  void copied.then(() => store.copying.delete(copied));
  return () => (finish(), copied);
}

test("a picture that is uploaded after its form was left is in the form that opens next", async () => {
  serve();
  const form = open();
  const finish = upload(form);
  form.leave();
  await tick();
  const next = sessionAt(form.session.path);
  const leave = next.attach();
  const reading = next.read(false);
  await tick();
  await finish();
  await reading;
  expect(requests.map(({ action, body }) => [action, body])).toEqual([
    ["saveDraft", "a.jpg"],
    ["openForm", undefined],
  ]);
  leave();
  await tick();
  expect(sessionAt(form.session.path)).not.toBe(form.session);
});

test("a form that is read again while a save waits for a picture does not keep the picture from the save", async () => {
  serve({ openForm: { before: "", text: "read", broken: { line: 1, column: 1, sentence: "" } } });
  const { session, ...form } = open();
  const finish = upload({ session, ...form });
  const done = session.save(
    ({ path }) => Promise.resolve({ ...saved, path }),
    () => Promise.all(session.store.copying).then(() => undefined),
  );
  const shown = session.read(true).then((reading) => reading && session.show(reading));
  await tick();
  await finish();
  expect(await done).toMatchObject({ sent: { values: { body: "a.jpg" } } });
  await shown;
});

test("a picture that is uploaded while the changes are discarded is deleted", async () => {
  serve();
  const form = open();
  const finish = upload(form);
  const discarded = form.session.discard();
  await tick();
  await finish();
  await discarded;
  expect(requests.map(({ action }) => action)).toEqual(["dropDraft", "dropUnused"]);
});

test.each([
  ["the form is open", false],
  ["somebody has left the form", true],
])(
  "words that are typed while a save moves a page become a draft of the moved page, if %s",
  async (_what, isLeft) => {
    const path = `content/pages/ new ${isLeft}/`;
    serve({ save: "late" });
    const form = open({ before: undefined }, path);
    form.type("sent");
    const done = save(form, { path: `content/pages/moved ${isLeft}.md`, before: "sent" });
    await tick();
    form.type("sent and more");
    if (isLeft) form.leave();
    answerAll();
    expect(await done).toMatchObject({ isAsSent: false });
    await form.session.flush();
    const { number } = form.session;
    expect(requests.filter(({ action }) => action === "saveDraft")).toEqual([
      expect.objectContaining({ path: `content/pages/moved ${isLeft}.md`, body: "sent and more" }),
    ]);
    // The form for the next new page has a session of its own.
    expect(sessionAt(path).number).not.toBe(number);
    expect(sessionAt(`content/pages/moved ${isLeft}.md`).number === number).toBe(!isLeft);
  },
);

test.each([
  ["keeps", "content/pages/hidden.md"],
  ["changes", "content/pages/hidden-moved.md"],
])(
  "words that are sent because the window is hidden during a save become a draft of the saved file, if it %s its path",
  async (_what, path) => {
    serve({ save: "late" });
    const form = open({ before: "old" }, "content/pages/hidden.md");
    form.type("sent");
    const done = save(form, { path, before: "sent" });
    await tick();
    form.type("sent and more");
    pagehide();
    await tick();
    answerAll();
    await done;
    await form.session.flush();
    const last = requests.filter(({ action }) => action === "saveDraft").at(-1);
    expect(last).toMatchObject({ path, before: "sent", body: "sent and more" });
    form.leave();
  },
);

test.each([
  ["as it was", "a", "next"],
  ["changed by somebody meanwhile", "b", "b"],
])(
  "a field that the save fills in follows if it is %s, even if other words were typed",
  async (_what, typed, kept) => {
    serve({ save: "late" });
    const form = open({ values: { summary: "a" } });
    const done = save(form, { following: [["summary", "next"]] });
    await tick();
    form.type("more");
    form.session.store.set("summary", typed);
    answerAll();
    await done;
    expect(form.session.store.get("summary")).toBe(kept);
  },
);

test("a saved form differs from its file only if something was typed during the save", async () => {
  serve();
  const form = open({
    draft: { form: "other", when: "2026-01-01T00:00:00.000Z", isHeldBack: false, hasHeldBack: false },
  });
  expect(form.session.keeping()).toMatchObject({ isDirty: true, draft: { form: "other" } });
  await save(form, { following: [["summary", "next"]] });
  expect(form.session.keeping()).toEqual({
    isDirty: false,
    isDiscarding: false,
    kept: "kept",
    draft: undefined,
  });
  serve({ save: "late" });
  const done = save(form);
  await tick();
  form.type("typed");
  answerAll();
  await done;
  expect(form.session.keeping().isDirty).toBe(true);
});

test("a second save does nothing until the first is answered", async () => {
  serve({ save: "late" });
  const form = open();
  const first = save(form);
  expect(await save(form)).toBeUndefined();
  await tick();
  answerAll();
  expect(await first).toBeDefined();
  serve();
  expect(await save(form)).toBeDefined();
});

test("a text is stored, and saved, as it was typed last", async () => {
  serve();
  const { session } = open({ text: "a", broken: { line: 1, column: 1, sentence: "" } });
  session.write("ab");
  await session.flush();
  expect(texts("saveDraft")).toEqual(["ab"]);
  session.write("abc");
  const answer = await session.save(({ path }) => Promise.resolve({ ...saved, path }));
  expect(answer?.sent).toMatchObject({ text: "abc" });
});

test("a copy of this window's words at a former address is deleted when the page has moved", async () => {
  serve({ save: "late", saveDraft: "late" });
  const form = open({ before: undefined }, "content/pages/");
  form.type("typed");
  const done = save(form, { path: "content/pages/moved.md" });
  await tick();
  document.dispatchEvent(new Event("visibilitychange"));
  copyWhileLeaving({ path: "content/pages/", form: "of another window", before: undefined, values: {} });
  pagehide();
  expect(localStorage).toHaveLength(2);
  answerAll();
  await done;
  expect(Object.keys(localStorage)).toEqual(["left of another window content/pages/"]);
});

test("a copy of words that could not be stored at a former address is deleted when the page has moved", async () => {
  serve({ saveDraft: () => new Error("full") });
  const form = open({ before: undefined }, "content/pages/");
  form.type("typed");
  await form.session.flush();
  expect(localStorage).toHaveLength(1);
  serve({ save: "late" });
  const done = save(form, { path: "content/pages/moved later.md" });
  await tick();
  form.type("typed later");
  answerAll();
  await done;
  await form.session.flush();
  expect(localStorage).toHaveLength(0);
});

test("a form takes over the draft of another window only when it opens", async () => {
  const draft = {
    form: "closed window",
    when: "2026-01-01T00:00:00.000Z",
    isHeldBack: false,
    hasHeldBack: false,
  };
  serve({ openForm: { before: "", values: {}, draft } });
  const session = sessionAt("content/pages/opens.md");
  const reading = await session.read(false);
  expect(requests.at(-1)?.forms).toBeUndefined();
  expect(reading && session.show(reading)).toBe(true);
  await session.read(false);
  expect(requests.at(-1)?.forms).toEqual([expect.any(String), "closed window"]);
});

describe("a draft that the list of drafts still contains", () => {
  const draftOf = (path: string, form = formId(path), ms = 0) => ({
    path,
    form,
    when: new Date(Date.now() + ms).toISOString(),
  });

  test.each([
    ["is outdated after the save of its form", "content/pages/", undefined, true],
    ["is outdated after the save of the form that has continued it", "content/pages/", "another", true],
    ["is not outdated by the save of another file", "content/testimonies/", undefined, false],
    ["is not outdated by the save of another form", "content/pages/", "a third", false],
  ])("%s", async (_what, path, form, isOutdated) => {
    const draft = { when: "2026-01-01T12:00:00Z", form: "another", isHeldBack: false, hasHeldBack: false };
    const { session, type } = open({ before: undefined, draft }, "content/pages/");
    type("Words");
    const stored = draftOf(path, form ?? formId(path), -1);
    expect(isSettledDraft(stored)).toBe(false);
    await session.save(() => Promise.resolve({ ...saved, path: `content/pages/moved-${(count += 1)}.md` }));
    expect(isSettledDraft(stored)).toBe(isOutdated);
    expect(isSettledDraft(draftOf(path, form ?? formId(path), 1000))).toBe(false);
  });

  test("is outdated after it was discarded", async () => {
    const { session, type } = open();
    type("Words");
    const stored = draftOf(session.path, undefined, -1);
    await session.discard();
    expect(isSettledDraft(stored)).toBe(true);
  });
});
