import { act, render, screen, within } from "@testing-library/react";
import type { Overview } from "../server/overview";
import { Start } from "./Start";

const problem = (sentence: string) => ({
  sentence,
  places: [{ title: "Life, Text", address: "/pages/life#body" }],
});
const changeOf = (name: string) => ({
  ...{ file: `content/pages/${name}.md`, title: name, summary: `${name}: text` },
  ...{ isDeleted: false, changes: [] },
});

/** Replaces `fetch`: a request for the action `news` returns `answers.news`, and requests for other actions likewise. */
function answer(answers: Record<string, unknown>) {
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[action]) } as Response);
  });
}

const regions = () => screen.getAllByRole("region").map((region) => region.querySelector("h2")?.textContent);

it("lists unfinished forms, problems, missing approvals, changes of others, and frequent tasks", async () => {
  answer({
    missingApprovals: [
      { of: "Maureen", whom: "Maureen" },
      { of: "The Alibi", whom: "the legal review" },
    ],
    news: { news: { authors: ["Ben"], changes: [changeOf("life"), changeOf("pier")], versions: ["a", "b"] } },
  });
  const drafts = [
    {
      name: "Life",
      address: "/pages/life",
      when: "2026-01-01T10:00:00Z",
      form: "two",
      path: "",
      words: "Or so",
    },
    { name: "Life", address: "/pages/life", when: "2026-01-01T10:00:00Z", form: "one", path: "" },
  ];
  const overview = { drafts, problems: [{ ...problem("A link is broken."), places: [1, 2, 3] }] };
  render(<Start title="Content editor" overview={overview as unknown as Overview} />);
  expect(regions()).toEqual([
    "Continue where you stopped",
    "What needs attention",
    "What people most often do",
    "Everything that you can change",
  ]);
  const begun = screen.getByRole("region", { name: "Continue where you stopped" });
  const [first, second] = within(begun).getAllByRole("link", { name: "Life" });
  expect(second).toHaveAttribute("href", "/pages/life");
  // Two drafts of one page from the same minute are told apart by their typed words.
  expect(first?.parentElement).toHaveTextContent(/not saved yet: “Or so”$/);
  const attention = screen.getByRole("region", { name: "What needs attention" });
  expect(within(attention).getByRole("button", { name: "3 things to correct" })).toBeVisible();
  const waiting = await within(attention).findByRole("link", { name: "2 approvals are missing" });
  expect(waiting.parentElement).toHaveTextContent("Maureen · The Alibi: the legal review");
  expect(await within(attention).findByText(/^Ben has shared 2 changes/)).toBeVisible();
  const tasks = screen.getByRole("region", { name: "What people most often do" });
  expect(within(tasks).getAllByRole("link")).toHaveLength(5);
});

it("says that nothing is wrong, missing or new", async () => {
  answer({ missingApprovals: [], news: {} });
  render(<Start title="Content editor" overview={{ drafts: [], problems: [] } as unknown as Overview} />);
  expect(await screen.findByText("No approval is missing")).toBeVisible();
  expect(screen.getByText("Nothing to correct")).toBeVisible();
  expect(await screen.findByText("Nobody else has shared anything new")).toBeVisible();
  expect(regions()[0]).toBe("What needs attention");
});

it("says that it is reading until the content is known", async () => {
  answer({ missingApprovals: [], news: {} });
  const { rerender } = render(<Start title="Content editor" overview={undefined} />);
  expect(screen.getByRole("status")).toHaveTextContent("Reading the content…");
  rerender(<Start title="Content editor" overview={{ drafts: [], problems: [] } as unknown as Overview} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(await screen.findByText("No approval is missing")).toBeVisible();
});

it("asks every few minutes whether others have shared something", async () => {
  jest.useFakeTimers();
  answer({ missingApprovals: [], news: {} });
  render(<Start title="Content editor" overview={{ drafts: [], problems: [] } as unknown as Overview} />);
  const asked = () =>
    jest.mocked(fetch).mock.calls.filter(([, init]) => (init?.body as string).includes('"news"')).length;
  const before = asked();
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  jest.useRealTimers();
  expect(asked()).toBeGreaterThan(before);
});
