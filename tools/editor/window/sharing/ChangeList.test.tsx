import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Overview } from "../../server/overview";
import { changed } from "../send";
import { ChangeList } from "./ChangeList";

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = jest.fn();
});

const change = { file: "content/pages/a.md", title: "A", summary: "A: text", isDeleted: false, changes: [] };
const changeListOf = (changes: object[]) => ({ type: "done", done: { changes, base: "base", tree: "tree" } });

it("tells two unsaved forms of one page apart by their words", () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const form = { name: "The pier", path: "content/pages/pier.md", address: "/pages/pier", isHeldBack: false };
  const when = "2026-01-01T10:00:00.000Z";
  const drafts = [
    { ...form, when, form: "one", words: "It was low tide." },
    { ...form, when, form: "two", words: "It was high tide." },
  ];
  const overview = { drafts, problems: [], unused: [] } as unknown as Overview;
  render(<ChangeList title="Share your changes" overview={overview} isDue />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "The pier: “It was low tide.”",
    "The pier: “It was high tide.”",
  ]);
});

it.each([
  [1, "Only saved changes are shared. This form has unsaved changes: Form 1"],
  [2, "Only saved changes are shared. These forms have unsaved changes: Form 1, Form 2"],
])("says which of %d forms have unsaved changes", (count, sentence) => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const drafts = ["1", "2"].slice(0, count).map((form) => ({
    ...{ name: `Form ${form}`, path: `content/pages/${form}.md`, address: `/pages/${form}`, form },
    ...{ isHeldBack: false, when: "2026-01-01T10:00:00.000Z" },
  }));
  const overview = { drafts, problems: [], unused: [] } as unknown as Overview;
  const { container } = render(<ChangeList title="Share your changes" overview={overview} isDue />);
  expect(container.querySelector("p.notice")).toHaveTextContent(sentence);
});

it("does not share or change a list that is being compared again, because it shows changes that are held back already", async () => {
  let answer: object = changeListOf([{ ...change, consequences: [], corrections: [] }]);
  let arrive: () => void = () => undefined;
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    const response = (body: object) => ({ ok: true, json: () => Promise.resolve(body) }) as Response;
    if (action !== "changeList") return Promise.resolve(response(action === "news" ? {} : []));
    return new Promise<Response>((resolve) => {
      arrive = () => resolve(response(answer));
    });
  });
  render(<ChangeList title="Share your changes" overview={undefined} isDue />);
  act(() => arrive());
  const button = await screen.findByRole("button", { name: "Share this change" });
  const status = screen.getByRole("status", { name: "What is shared" });
  expect(status).toHaveTextContent(/^$/);

  answer = changeListOf([]);
  act(() => void dispatchEvent(new Event(changed)));
  expect(status).toHaveTextContent("Comparing with the shared version…");
  fireEvent.click(button);
  for (const name of ["Don’t share yet: A", "Undo this change: A"]) {
    const other = screen.getByRole("button", { name });
    expect(other).toHaveAttribute("aria-disabled", "true");
    fireEvent.click(other);
  }
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  const sent = jest
    .mocked(fetch)
    .mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { action: string }).action);
  expect(sent).not.toContain("leaveForLater");
  act(() => arrive());
  expect(await screen.findByRole("button", { name: "Receive the changes of others" })).toBeEnabled();
  expect(status).toHaveTextContent(/^You have no changes to share\.$/);
});
