import { cleanup, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { contactCardKind } from "../../../../src/content-model/contactCard";
import { testimonyKind } from "../../../../src/content-model/testimony";
import type { References } from "../../server/references";
import type { Still } from "../../server/stillElsewhere";
import { EditSession, type Keeping } from "./editSession";
import { go, usePlace } from "../router";
import { lost } from "../send";
import { Form } from "./Form";

const path = "content/contact.yaml";

/** Renders the form of a file with these values. A file without `before` is new. */
function show(
  kind: typeof contactCardKind | typeof testimonyKind,
  path: string,
  values: Record<string, unknown>,
  before: string | undefined,
  reopen = jest.fn(),
  openText = jest.fn(),
  draft?: Keeping["draft"],
  session = new EditSession(path),
) {
  session.show({ opened: { before, values, draft }, copy: undefined, events: 0 });
  session.attach();
  return render(
    <Form
      route={{ kind, path, entry: undefined }}
      session={session}
      title="Title"
      approvals={[]}
      references={{ choices: { page: [] as unknown[] }, above: {} } as unknown as References}
      reopen={reopen}
      openText={openText}
      firstStatus=""
    />,
  );
}

/** Opens a form. A save of this form returns `still`, together with `details`. */
function open(still: Still[], details = {}) {
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    const saved = {
      path,
      address: "/contact",
      before: "",
      isMerged: false,
      following: [],
      notFollowing: [],
      still,
      ...details,
    };
    const answer = action === "save" ? saved : [];
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  });
  show(contactCardKind, path, { entries: [{ anchor: "old-name" }] }, "");
  return userEvent.setup();
}

beforeEach(() => {
  global.matchMedia = () => ({ matches: false }) as MediaQueryList;
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

test("the line next to Save links to the notice that other places still use the old version", async () => {
  const user = open([
    { old: "07700 900000", places: [{ title: "Contact page", address: "/pages/contact" }] },
  ]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const link = await screen.findByRole("button", {
    name: "Show the places that still use the old version",
  });
  expect(screen.getByRole("status", { name: "Saving" })).toContainElement(link);
  await user.click(link);
  expect(screen.getByRole("region", { name: "Still elsewhere" })).toHaveFocus();
});

test("the line next to Save only says that the form is saved if no other place uses the old version", async () => {
  const user = open([]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toHaveTextContent(/^Saved\.$/);
});

test("a file that was added to the form is not a file of the form only any more after a save", async () => {
  open([]);
  cleanup();
  const session = new EditSession(path);
  const values = { entries: [{ anchor: "a", photo: "images/new.png" }] };
  show(contactCardKind, path, values, "", jest.fn(), jest.fn(), undefined, session);
  session.store.added.add("content/images/new.png");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(session.store.added.size).toBe(0);
});

test("the form says which field could not follow another field", async () => {
  const user = open([], { notFollowing: [["entries.0.anchor", "new-name"]] });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Saved\./)).toHaveTextContent(
    "Link name is still “old-name”, because “new-name” is not possible there. If “old-name” contains a word that you have removed, change the field Link name before you share.",
  );
});

test.each<[string, object, string | RegExp, { by: string; when: string } | undefined, boolean]>([
  [
    "a correction",
    { correction: true, text: "", was: "Old words.", now: "New words." },
    "This form contains a proposed correction that is not saved. Write one sentence about it for readers, then save or discard the changes in this form.",
    undefined,
    false,
  ],
  [
    "typed words",
    { correction: true, text: "A date was wrong." },
    /^This form contains changes that were typed 1 Jan 2026 at \d\d:\d\d but not saved\. Save or discard them\.$/,
    undefined,
    false,
  ],
  [
    "typed words of a deleted file",
    { correction: true, text: "A date was wrong." },
    /^Ann has deleted this list 2 Jan 2026 at \d\d:\d\d\. This form still contains changes that were typed 1 Jan 2026 at \d\d:\d\d but not saved\. If you save them, the list is restored\. To leave it deleted, discard them\.$/,
    { by: "Ann", when: "2026-01-02T12:00:00Z" },
    false,
  ],
  [
    "held back words of a deleted file",
    { correction: true, text: "A date was wrong." },
    /^Ann has deleted this list 2 Jan 2026 at \d\d:\d\d\. This form still contains changes that were saved, and then held back with “Don’t share yet”\./,
    { by: "Ann", when: "2026-01-02T12:00:00Z" },
    true,
  ],
])("the form says that its draft contains %s", (_what, change, notice, deleted, isHeldBack) => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const draft = {
    form: "other",
    when: "2026-01-01T12:00:00.000Z",
    isHeldBack,
    hasHeldBack: isHeldBack,
    deleted,
  };
  const values = { entries: [{ anchor: "a", changes: [{ on: "2026-01-01", ...change }] }] };
  show(contactCardKind, path, values, "", jest.fn(), jest.fn(), draft);
  expect(screen.getByText(/^(This form contains|Ann has deleted)/)).toHaveTextContent(notice);
});

test("the first save of words of a deleted file restores the file, because the form has said that it is deleted", async () => {
  const sent: unknown[] = [];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action, params } = JSON.parse(init?.body as string) as { action: string; params: object };
    if (action === "save") sent.push(params);
    return new Promise<Response>(() => undefined);
  });
  const draft = {
    form: "other",
    when: "2026-01-01T12:00:00.000Z",
    isHeldBack: false,
    hasHeldBack: false,
    deleted: {},
  };
  show(contactCardKind, path, { entries: [] }, "", jest.fn(), jest.fn(), draft);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toMatchObject([{ isDeletionKnown: true }]));
});

test("the address follows the title until the first save that succeeds", async () => {
  const sent: Record<string, unknown>[] = [];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action, params } = JSON.parse(init?.body as string) as {
      action: string;
      params: { values: Record<string, unknown> };
    };
    if (action !== "save") return Promise.resolve({ ok: true, json: () => Promise.resolve([]) } as Response);
    sent.push(params.values);
    const mistakes = [{ field: "title", sentence: "Title is too long.", fault: "Title is too long." }];
    const error = { error: "Not saved yet.", mistakes };
    return Promise.resolve({ ok: false, status: 422, json: () => Promise.resolve(error) } as Response);
  });
  show(testimonyKind, "content/testimonies/", { name: "Frist Titel" }, undefined);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Not saved yet.");
  const name = screen.getByLabelText("Name");
  await user.clear(name);
  await user.type(name, "First Title");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent.map(({ slug }) => slug)).toEqual(["frist-titel", "first-title"]));
});

test("a refused save goes to the first problem, also if the page of the site is in front of the form", async () => {
  const mistakes = [{ field: "name", sentence: "Name is too long.", fault: "Name is too long." }];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    const isSave = action === "save";
    const answer = isSave ? { error: "Not saved yet.", mistakes } : [];
    const status = isSave ? 422 : 200;
    return Promise.resolve({ ok: !isSave, status, json: () => Promise.resolve(answer) } as Response);
  });
  const { result } = renderHook(usePlace);
  const { visit } = result.current;
  show(testimonyKind, "content/testimonies/ann.md", { name: "Ann", slug: "ann" }, "");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "1 thing to correct" });
  expect(result.current).toMatchObject({ field: "name", visit: visit + 1 });
});

test("the bar of the form shows the problem to which it goes, because the bar is always in view", async () => {
  const mistakes = ["Name is too long.", "The text links to a missing file."].map((sentence, index) => ({
    ...{ field: index === 0 ? "name" : "body", sentence, fault: sentence },
  }));
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    const isSave = action === "save";
    const answer = isSave ? { error: "Not saved yet.", mistakes } : [];
    const status = isSave ? 422 : 200;
    return Promise.resolve({ ok: !isSave, status, json: () => Promise.resolve(answer) } as Response);
  });
  show(testimonyKind, "content/testimonies/ann.md", { name: "Ann", slug: "ann" }, "");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  const next = await screen.findByRole("button", { name: "2 things to correct: next" });
  const bar = within(next.closest<HTMLElement>(".form-bar") ?? document.body);
  expect(bar.getByText("Name is too long.")).toBeVisible();
  await user.click(next);
  expect(bar.getByText("The text links to a missing file.")).toBeVisible();
  expect(bar.queryByText("Name is too long.")).toBeNull();
});

test("a problem disappears from the bar and the list as soon as somebody changes its field", async () => {
  const mistakes = [
    { field: "name", sentence: "Name is too long.", fault: "Name is too long." },
    { field: "role", sentence: "Role is empty.", fault: "Role is empty." },
  ];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    const isSave = action === "save";
    const answer = isSave ? { error: "Not saved yet.", mistakes } : [];
    const status = isSave ? 422 : 200;
    return Promise.resolve({ ok: !isSave, status, json: () => Promise.resolve(answer) } as Response);
  });
  show(testimonyKind, "content/testimonies/ann.md", { name: "Ann", slug: "ann" }, "");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "2 things to correct: next" });
  await user.type(screen.getByLabelText("Name"), "a");
  expect(screen.getByRole("button", { name: "1 thing to correct" })).toBeVisible();
  expect(screen.queryByText("Name is too long.")).toBeNull();
  await user.type(screen.getByLabelText("Role"), "Neighbour");
  expect(screen.queryByText(/to correct/)).toBeNull();
});

test.each([
  ["one of its fields", "entries.0.title"],
  ["the entry as a whole", "entries.0"],
])(
  "the row of an entry says that it is to be corrected only until somebody corrects it: %s",
  async (_what, field) => {
    const fault = "Title is too long.";
    global.fetch = jest.fn((_url, init?: RequestInit) => {
      const { action } = JSON.parse(init?.body as string) as { action: string };
      const isSave = action === "save";
      const answer = isSave ? { error: "Not saved yet.", mistakes: [{ field, sentence: fault, fault }] } : [];
      const status = isSave ? 422 : 200;
      return Promise.resolve({ ok: !isSave, status, json: () => Promise.resolve(answer) } as Response);
    });
    show(
      contactCardKind,
      path,
      {
        entries: [
          { anchor: "a", title: "One" },
          { anchor: "b", title: "Two" },
        ],
      },
      "",
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: /One.*\(to correct\)/ })).toBeVisible();
    expect(screen.getAllByText("(to correct)")).toHaveLength(1);
    const title = document.getElementById("entries.0.title");
    await user.type(title ?? document.body, "!");
    expect(screen.queryByText("(to correct)")).toBeNull();
  },
);

test.each([true, false])("the form of a testimony says whether it is withdrawn: %s", (withdrawn) => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  show(testimonyKind, "content/testimonies/ann.md", { name: "Ann", withdrawn }, "");
  expect(screen.queryAllByText(/^This testimony is withdrawn\. Once this is published/)).toHaveLength(
    withdrawn ? 1 : 0,
  );
});

test("the key for Save does nothing while a dialog is open, because a save would delete the files that the dialog has added", async () => {
  const asked = (global.fetch = jest.fn(() => new Promise<Response>(() => undefined)));
  const isSaving = () =>
    asked.mock.calls.some((call: unknown[]) => JSON.stringify(call).includes(String.raw`\"save\"`));
  show(testimonyKind, "content/testimonies/ann.md", { name: "Ann" }, "");
  const user = userEvent.setup();
  const dialog = document.createElement("dialog");
  dialog.open = true;
  document.body.append(dialog);
  await user.keyboard("{Control>}s{/Control}");
  expect(isSaving()).toBe(false);
  dialog.remove();
  await user.keyboard("{Control>}s{/Control}");
  expect(isSaving()).toBe(true);
});

test("words that are typed into an empty field right after Save replace the proposal for that field", async () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  show(testimonyKind, "content/testimonies/", { name: "Ann Lee" }, undefined);
  const user = userEvent.setup();
  const address = screen.getByLabelText("Address");
  await user.click(address);
  await user.keyboard("{Control>}s{/Control}");
  expect(address).toHaveValue("ann-lee");
  await user.keyboard("lee");
  expect(address).toHaveValue("lee");
});

test("discarded words are neither saved nor kept if somebody types and saves before they are discarded", async () => {
  const path = "content/testimonies/ann.md";
  const actions: string[] = [];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action, params } = JSON.parse(init?.body as string) as {
      action: string;
      params: { path: string };
    };
    // A form of an earlier test, which could not store its words, may try again now.
    if (params.path === path) actions.push(action);
    // The server never answers this request, so the form never finishes discarding its changes.
    if (action === "dropDraft") return new Promise<Response>(() => undefined);
    return Promise.resolve({ ok: true, json: () => Promise.resolve([]) } as Response);
  });
  const { unmount } = show(testimonyKind, path, { name: "Ann" }, "");
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Name"), " Secret");
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  await user.click(screen.getByRole("button", { name: "Discard them" }));
  expect(screen.getByText("Discarding…")).toBeVisible();
  // The form is inert while it discards changes, so nobody could type into it in a browser. jsdom ignores `inert` and lets the test type.
  expect(screen.getByLabelText("Name").closest("[inert]")).not.toBeNull();
  actions.length = 0;
  await user.type(screen.getByLabelText("Name"), " Words");
  await user.click(screen.getByRole("button", { name: "Save" }));
  // A form that closes stores its unsaved changes at once, unless they are being discarded.
  unmount();
  expect(actions).toEqual([]);
});

test("the message that the editor does not answer disappears when it answers again, even if the words were stored before", async () => {
  let isRunning = true;
  global.fetch = jest.fn(() =>
    isRunning
      ? Promise.resolve({ ok: true, json: () => Promise.resolve([]) } as Response)
      : Promise.reject(new Error("gone")),
  );
  show(testimonyKind, "content/testimonies/ann.md", { name: "Ann", slug: "ann" }, "");
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Name"), "e");
  const status = screen.getByRole("status", { name: "Saving" });
  await waitFor(() => expect(status).toHaveTextContent("The editor keeps what you type."));
  isRunning = false;
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(status).toHaveTextContent(lost));
  isRunning = true;
  const answersAgain = () => expect(status).toHaveTextContent("The editor keeps what you type.");
  await waitFor(answersAgain, { timeout: 4000 });
});

test("a form whose other fields follow a saved text stays open, so that the cursor stays in the text", async () => {
  const saved = {
    ...{ path: "content/testimonies/ann.md", address: "/testimonies/ann", before: "", isMerged: false },
    ...{ following: [["summary", "A new summary."]], notFollowing: [], still: [] },
  };
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    const answer = action === "save" ? saved : [];
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  });
  const reopen = jest.fn();
  show(testimonyKind, saved.path, { name: "Ann", summary: "A summary." }, "", reopen);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(screen.getByLabelText("Summary")).toHaveValue("A new summary.");
  expect(reopen).not.toHaveBeenCalled();
});

test("words that are typed while a page is deleted do not stay as a draft of the deleted page", async () => {
  const actions: string[] = [];
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((done) => (finish = done));
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    actions.push(action);
    if (action === "deleteFile") await finished;
    const isAboutLinks = ["usesOf", "deleteFile"].includes(action);
    return { ok: true, json: () => Promise.resolve(isAboutLinks ? { referrers: [] } : []) } as Response;
  });
  show(testimonyKind, "content/testimonies/deleted.md", { name: "Ann" }, "");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Delete this testimony" }));
  await user.click(await screen.findByRole("button", { name: "Delete it" }));
  await user.type(screen.getByLabelText("Name"), "e");
  await waitFor(() => expect(actions).toContain("saveDraft"));
  finish();
  await waitFor(() => expect(location.pathname).toBe("/testimonies"));
  await waitFor(() =>
    expect(actions.lastIndexOf("dropDraft")).toBeGreaterThan(actions.lastIndexOf("saveDraft")),
  );
});

test.each<[string, string | undefined, object, boolean]>([
  ["is held back as a whole", undefined, { isHeldBack: true, hasHeldBack: true }, false],
  ["somebody has deleted", "", { isHeldBack: false, hasHeldBack: true, deleted: {} }, false],
  ["exists", "", { isHeldBack: true, hasHeldBack: true }, true],
])(
  "after the draft of a page that %s was discarded, the form is opened again only if the page exists",
  async (_what, before, state, isOpened) => {
    global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve([]) } as Response));
    const path = "content/testimonies/held-back.md";
    const draft = { form: "other", when: "2026-01-01T12:00:00.000Z", ...state } as Keeping["draft"];
    const reopen = jest.fn();
    const form = "/testimonies/held-back";
    go(form);
    show(testimonyKind, path, { name: "Ann" }, before, reopen, jest.fn(), draft);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    await user.click(screen.getByRole("button", { name: "Discard them" }));
    const said = "Discarded. To restore the changes, select Undo a change.";
    const [address, status, calls] = isOpened ? [form, undefined, [[said]]] : ["/testimonies", said, []];
    await waitFor(() => expect(location.pathname).toBe(address));
    await waitFor(() => expect(reopen.mock.calls).toEqual(calls));
    expect(renderHook(usePlace).result.current.status).toBe(status);
  },
);

test("changes cannot be discarded during a save, because the save would store them again", async () => {
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    return action === "save"
      ? new Promise<Response>(() => undefined)
      : Promise.resolve({ ok: true, json: () => Promise.resolve([]) } as Response);
  });
  show(testimonyKind, "content/testimonies/ann.md", { name: "Ann" }, "");
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Name"), "e{Control>}s{/Control}t");
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  await user.click(screen.getByRole("button", { name: "Discard them" }));
  expect(screen.getByRole("status", { name: "Saving" })).toHaveTextContent("The form is being saved.");
  expect(screen.getByLabelText("Name")).toHaveValue("Annet");
});

test("selecting Save again during a save also saves the words that were typed in the meantime", async () => {
  const saves: unknown[] = [];
  let finish: () => void = () => undefined;
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    const { action, params } = JSON.parse(init?.body as string) as {
      action: string;
      params: { values: { name: string } };
    };
    if (action === "save") {
      saves.push(params.values.name);
      await new Promise<void>((done) => (finish = done));
    }
    const saved = { path: "content/testimonies/twice.md", address: "/testimonies/twice", before: "" };
    const answer = { ...saved, isMerged: false, following: [], notFollowing: [], still: [] };
    return { ok: true, json: () => Promise.resolve(action === "save" ? answer : []) } as Response;
  });
  show(testimonyKind, "content/testimonies/twice.md", { name: "Ann" }, "");
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Name"), "e{Control>}s{/Control}tte{Control>}s{/Control}");
  finish();
  await waitFor(() => expect(saves).toEqual(["Anne", "Annette"]));
  await user.keyboard("{Control>}s{/Control}");
  finish();
  expect(await screen.findByText("Saved.")).toHaveTextContent(/^Saved\.$/);
  // During the next save, Save is not selected again, so text that is typed during that save stays unsaved.
  await user.type(screen.getByLabelText("Name"), "!{Control>}s{/Control}?");
  finish();
  expect(await screen.findByText(/^Saved\. What you have typed since then/)).toBeVisible();
  expect(saves).toEqual(["Anne", "Annette", "Annette!"]);
});

test.each([
  ["opens", true, 1],
  ["does not open, because only the form has the words, if the editor could not store them", false, 0],
])("the file %s after words were typed", async (_what, isStored, count) => {
  global.fetch = jest.fn(() =>
    isStored
      ? Promise.resolve({ ok: true, json: () => Promise.resolve([]) } as Response)
      : Promise.reject(new Error("gone")),
  );
  const openText = jest.fn();
  show(testimonyKind, "content/testimonies/ann.md", { name: "Ann" }, "", jest.fn(), openText);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Name"), "e");
  await user.click(screen.getByRole("button", { name: "Show the file" }));
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  expect(openText).toHaveBeenCalledTimes(count);
});
