import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TakeBack } from "./TakeBack";

/** Sets the server's answer to each action. */
function answer(answers: Record<string, unknown>): void {
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[action]) } as Response);
  });
}

beforeEach(() => {
  // jsdom does not implement `showModal`, so this function replaces it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const changes = ["Life: title", "Menu"].map((summary) => ({
  file: `${summary}.md`,
  title: summary,
  summary,
  changes: [],
}));
const entry = (id: string, summary: string) => ({
  ...{ id, summary, when: "2026-01-01", author: "Ann", changes, isShared: true, isOwn: true },
  versions: [`${id}^`, id],
});

it("offers earlier changes until there are no more, and requests only the changes of its file", async () => {
  const more = { from: "abc", path: "content/pages/a.md" };
  answer({ history: { type: "done", done: { entries: [entry("1", "Second")], more } } });
  render(<TakeBack close={() => undefined} path={more.path} />);
  const button = await screen.findByRole("button", { name: "Show earlier changes" });
  expect(screen.queryByRole("list", { name: "Deleted" })).toBeNull();
  answer({ history: { type: "done", done: { entries: [entry("2", "First")] } } });
  button.click();
  await screen.findByText("First");
  expect(JSON.parse(jest.mocked(fetch).mock.calls[0]?.[1]?.body as string)).toEqual({
    action: "history",
    params: more,
  });
  expect(screen.getByText("Second")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show earlier changes" })).toBeNull();
});

it.each([
  ["the history of everything", undefined, "Undo a change"],
  ["the history of one file", "content/pages/a.md", "Earlier versions"],
])("has the title of %s from the beginning", (_which, path, title) => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  render(<TakeBack close={() => undefined} {...(path !== undefined && { path })} />);
  expect(screen.getByRole("dialog", { name: title })).toHaveTextContent("Loading the changes…");
});

it("says that it undoes a change, if the change is chosen already", () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  render(<TakeBack close={() => undefined} chosen={{ id: "1" }} />);
  expect(screen.getByRole("dialog")).toHaveTextContent("Undoing the change…");
});

it("shows one's own changes before those of others", async () => {
  const theirs = { ...entry("2", "Theirs"), author: "Ben", isOwn: false };
  answer({ history: { type: "done", done: { entries: [theirs, entry("1", "Mine")] } }, deletedFiles: [] });
  render(<TakeBack close={() => undefined} />);
  const mine = await screen.findByRole("region", { name: "Your changes" });
  const others = screen.getByRole("region", { name: "Changes by others" });
  expect(mine.textContent).toContain("Mine");
  expect(others.textContent).toContain("Theirs");
  expect(mine.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("shows the changes only together with the undone versions above them, which would move the buttons later", async () => {
  const undone = [{ id: "a-b", name: "Life", undone: "Life: text", changes: [], when: "2026-01-01" }];
  let answerDeleted: ((files: unknown) => void) | undefined;
  const deletedFiles = new Promise((resolve) => (answerDeleted = resolve));
  answer({ history: { type: "done", done: { entries: [entry("1", "Mine")] } }, deletedFiles });
  render(<TakeBack close={() => undefined} />);
  // This wait is long enough for the answer about the history.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText("Mine")).toBeNull();
  expect(screen.getByRole("dialog")).toHaveTextContent("Loading the changes…");
  answerDeleted?.(undone);
  expect(await screen.findByText("Mine")).toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Deleted" })).toHaveTextContent("Life: text");
});

it("shows the changes and says why, if the undone versions cannot be loaded", async () => {
  const history = { type: "done", done: { entries: [entry("1", "Mine")] } };
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    const isHistory = action === "history";
    const body = isHistory ? history : { error: "The folder cannot be read." };
    const status = isHistory ? 200 : 422;
    return Promise.resolve({ ok: isHistory, status, json: () => Promise.resolve(body) } as Response);
  });
  render(<TakeBack close={() => undefined} />);
  expect(await screen.findByText("Mine")).toBeInTheDocument();
  expect(screen.getByText("The folder cannot be read.")).toBeInTheDocument();
});

it("lists the changes of one file by different people in the order of time", async () => {
  const theirs = { ...entry("2", "Theirs"), author: "Ben", isOwn: false };
  const entries = [entry("3", "Mine again"), theirs, entry("1", "Mine")];
  answer({ history: { type: "done", done: { entries } } });
  render(<TakeBack close={() => undefined} path="content/pages/a.md" />);
  await screen.findByText("Mine again");
  const summaries = screen.getAllByText(/^(Mine|Mine again|Theirs)$/).map(({ textContent }) => textContent);
  expect(summaries).toEqual(["Mine again", "Theirs", "Mine"]);
});

it("describes each button by the change or file that it undoes, restores or deletes", async () => {
  answer({
    history: {
      type: "done",
      done: { entries: [entry("1", "Life: title; Menu")] },
    },
    deletedFiles: [{ id: "a-b", name: "A spare page", changes: [], when: "2026-01-01" }],
  });
  render(<TakeBack close={() => undefined} />);
  await screen.findByRole("list", { name: "Deleted" });
  const described = (name: string) =>
    screen.getAllByRole("button", { name }).map((button) => {
      const id = button.getAttribute("aria-describedby") ?? "";
      return document.getElementById(id)?.textContent;
    });
  expect(described("Undo this change")).toEqual(["Life: title; Menu"]);
  expect(described("Undo only this")).toEqual(["Life: title", "Menu"]);
  expect(described("Restore it")).toEqual(["A spare page"]);
  expect(described("Delete for good")).toEqual(["A spare page"]);
});

it.each([
  [
    "unshared",
    // If the change only deleted something, there is nothing that “Undo a change” can restore.
    "Nobody else has received this change. If it contained new words, pictures or documents, Undo a change can bring them back.",
  ],
  ["abc", "Share now, so that this change is undone for everybody else too."],
])("says after an undo of %s who has the change", async (id, sentence) => {
  answer({ takeBack: { type: "done", done: "Life: title" } });
  render(<TakeBack close={() => undefined} chosen={{ id }} />);
  const result = await screen.findByText("Undone: Life: title.");
  expect(result.nextElementSibling?.textContent).toBe(sentence);
});

it("goes back to where it was asked if nothing was taken back", async () => {
  answer({ takeBack: { type: "refusals", lines: ["Correct this first."] } });
  const close = jest.fn();
  render(<TakeBack close={close} chosen={{ id: "unshared", files: ["content/pages/a.md"] }} />);
  await screen.findByText("Correct this first.");
  screen.getByRole<HTMLDialogElement>("dialog").dispatchEvent(new Event("close"));
  expect(close).toHaveBeenCalledTimes(1);
});

it("says which change only this computer has of a deleted page that was shared", async () => {
  const deletedFiles = [
    { id: "a-b", name: "A Whole Life", when: "2026-01-01", unshared: "Her Life: title", changes: [] },
  ];
  answer({ history: { type: "done", done: { entries: [] } }, deletedFiles });
  render(<TakeBack close={() => undefined} />);
  expect(await screen.findByRole("list", { name: "Deleted" })).toHaveTextContent(
    /^A Whole Life: deleted or undone 1 Jan 2026 at \d\d:\d\d, with a change that was not shared: Her Life: title\. Only this computer has a copy with this change\. To restore it without this change, undo its deletion in the list of changes instead\./,
  );
  answer({ bringBack: {}, history: { type: "done", done: { entries: [] } }, deletedFiles: [] });
  screen.getByRole("button", { name: "Restore it" }).click();
  expect(
    await screen.findByText("Restored: A Whole Life, with the change that was not shared: Her Life: title"),
  ).toBeInTheDocument();
});

it("shows the lists as they are after a deleted file was restored", async () => {
  const [one, two] = ["One", "Two"].map((name) => ({ id: name, name, changes: [], when: "2026-01-01" }));
  const history = (entries: unknown[]) => ({ type: "done", done: { entries } });
  answer({ history: history([]), deletedFiles: [one, two] });
  const close = jest.fn();
  render(<TakeBack close={close} />);
  const [button] = await screen.findAllByRole("button", { name: "Restore it" });
  answer({ bringBack: {}, history: history([entry("1", "Page “One”: new")]), deletedFiles: [two] });
  button?.click();
  expect(await screen.findByText("Page “One”: new")).toBeInTheDocument();
  expect(await screen.findByText("Restored: One")).toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Deleted" })).toHaveTextContent(/^Two: deleted or undone/);
  // The page is loaded again, because the form below the dialog may be the form of the restored file. jsdom cannot load a page, and logs an
  // error that says so.
  const reloads = jest.spyOn(console, "error").mockImplementation();
  screen.getByRole<HTMLDialogElement>("dialog").dispatchEvent(new Event("close"));
  expect(reloads.mock.calls.flat().join(" ")).toContain("navigation");
  expect(close).not.toHaveBeenCalled();
});

it("says which change was undone, if the file still exists", async () => {
  const words = [
    { type: "unchanged", text: "Her ", shown: "Her " },
    { type: "added", text: "own words", shown: "own words" },
  ];
  const changes = [{ where: ["body"], label: "Text", words, before: "Her", after: "Her own words" }];
  const files = [{ id: "a-b", name: "Life", undone: "Life: text", changes, when: "2026-01-01T12:00:00Z" }];
  answer({ history: { type: "done", done: { entries: [] } }, deletedFiles: files, bringBack: {} });
  render(<TakeBack close={() => undefined} />);
  const list = await screen.findByRole("list", { name: "Deleted" });
  expect(list).toHaveTextContent(
    /^Undone or not chosen 1 Jan 2026 at \d\d:\d\d, before it was shared: Life: text\. Only this computer has a copy\./,
  );
  await userEvent.click(screen.getByText("What was changed"));
  expect(list.querySelector("ins")).toHaveTextContent("own words");
  (await screen.findByRole("button", { name: "Make this change again" })).click();
  expect(await screen.findByText("Changed again: Life: text")).toBeInTheDocument();
});

it("lists pictures and documents that no page used in a folded list of their own, with their pictures", async () => {
  const when = "2026-01-01T12:00:00Z";
  const files = [
    { id: "a", name: "desk.jpg", file: "content/images/desk.jpg", changes: [], when },
    { id: "b", name: "Life", changes: [], when },
    { id: "c", name: "letter.pdf", file: "content/documents/letter.pdf", changes: [], when },
    {
      id: "d",
      name: "pier.jpg",
      file: "content/images/pier.jpg",
      undone: "Picture pier.jpg: replaced",
      changes: [],
      when,
    },
  ];
  answer({ history: { type: "done", done: { entries: [] } }, deletedFiles: files, bringBack: {} });
  render(<TakeBack close={() => undefined} />);
  const list = await screen.findByRole("list", { name: "Deleted" });
  expect([...list.querySelectorAll("strong")].map(({ textContent }) => textContent)).toEqual([
    "Life",
    "Picture pier.jpg: replaced",
  ]);
  await userEvent.click(screen.getByText("Deleted pictures and documents (2)"));
  const abandoned = screen.getByRole("list", { name: "Deleted pictures and documents" });
  const [desk, letter] = abandoned.querySelectorAll("li");
  expect(desk).toHaveTextContent(
    /^desk\.jpg: deleted 1 Jan 2026 at \d\d:\d\d, because no page used it\. Only this computer has a copy\./,
  );
  expect(desk?.querySelector("img")).toHaveAttribute("src", "/-/content/images/desk.jpg");
  expect(letter?.querySelector("img")).toBeNull();
  await userEvent.click(within(abandoned).getAllByRole("button", { name: "Restore it" })[0] ?? abandoned);
  expect(
    await screen.findByText("Restored: desk.jpg. To show it, choose it in the form of a page."),
  ).toBeInTheDocument();
});

it("links to the form if the file was changed after the undo", async () => {
  const files = [{ id: "One", name: "One", changes: [], when: "2026-01-01" }];
  answer({
    history: { type: "done", done: { entries: [] } },
    deletedFiles: files,
    bringBack: { form: "/pages/one" },
  });
  render(<TakeBack close={() => undefined} />);
  (await screen.findByRole("button", { name: "Restore it" })).click();
  expect(await screen.findByRole("link", { name: "Open the form" })).toHaveAttribute("href", "/pages/one");
});

it("links to the form of a new page if the page exists again", async () => {
  answer({
    history: { type: "done", done: { entries: [] } },
    deletedFiles: [{ id: "One", name: "One", changes: [], when: "2026-01-01" }],
    bringBack: { form: "/pages/new", isCopy: true },
  });
  render(<TakeBack close={() => undefined} />);
  (await screen.findByRole("button", { name: "Restore it" })).click();
  expect(await screen.findByText(/^One exists again, and everybody has it\./)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open the form" })).toHaveAttribute("href", "/pages/new");
});

it("moves the focus back to “Delete for good” if the version is kept", async () => {
  answer({
    history: { type: "done", done: { entries: [] } },
    deletedFiles: [{ id: "One", name: "One", changes: [], when: "2026-01-01" }],
  });
  render(<TakeBack close={() => undefined} />);
  await userEvent.click(await screen.findByRole("button", { name: "Delete for good" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Delete for good" })).toHaveFocus());
});

it("names the undone change with a colon", async () => {
  answer({ takeBack: { type: "done", done: "Picture pier.jpg: file deleted" } });
  render(<TakeBack close={() => undefined} chosen={{ id: "unshared" }} />);
  expect(await screen.findByText("Undone: Picture pier.jpg: file deleted.")).toBeInTheDocument();
});

it.each([
  ["Nothing was undone", "the list of changes", undefined],
  ["It is not known whether the change was undone", "an undo", { id: "unshared" }],
])("says “%s” if the editor ends during %s", async (heading, _what, chosen) => {
  global.fetch = jest.fn().mockRejectedValue(new TypeError("no network"));
  render(<TakeBack close={() => undefined} {...(chosen && { chosen })} />);
  expect(await screen.findByRole("heading", { name: heading })).toBeInTheDocument();
});

it("asks before it deletes the only copy of a file, and deletes nothing if the answer is no", async () => {
  answer({
    history: { type: "done", done: { entries: [] } },
    deletedFiles: [{ id: "a-b", name: "A spare page", changes: [], when: "2026-01-01" }],
    forgetDeleted: {},
  });
  render(<TakeBack close={() => undefined} />);
  const actions = () =>
    jest
      .mocked(fetch)
      .mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { action: string }).action);
  await userEvent.click(await screen.findByRole("button", { name: "Delete for good" }));
  expect(screen.getByText(/so you cannot restore it/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
  expect(actions()).not.toContain("forgetDeleted");
  await userEvent.click(screen.getByRole("button", { name: "Delete for good" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete it for good" }));
  expect(actions()).toContain("forgetDeleted");
});
