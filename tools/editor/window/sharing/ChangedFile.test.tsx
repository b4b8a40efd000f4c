import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Correction } from "../../../sharing/corrections";
import { ChangedFile } from "./ChangedFile";

/** The requests that store a draft. */
let drafts: { values: Record<string, unknown> }[] = [];

/**
 * Begins a correction of a file.
 * @param typed the answer to the opening of the form with its draft
 * @param saved the values of the saved file
 */
async function begin(file: string, correction: Correction, typed: object, saved: object = {}): Promise<void> {
  drafts = [];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action, params } = JSON.parse(init?.body as string) as {
      action: string;
      params: { form?: string; values: Record<string, unknown> };
    };
    if (action === "saveDraft") drafts.push(params);
    const answer = action !== "openForm" ? {} : params.form === undefined ? { values: saved } : typed;
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  });
  const change = { file, title: "A", summary: "A", isDeleted: false, changes: [], consequences: [] };
  render(
    <ChangedFile
      change={{ ...change, corrections: [correction] }}
      base="base"
      done={() => undefined}
      takeBack={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Add a correction/ }));
}

const draft = { form: "one", when: "2026-01-01T00:00:00.000Z", isHeldBack: false };
const correction = { label: "paragraph 1", was: "It was so.", now: "It was not." };

it("a correction does not replace a draft that was typed as a text and that no form can show", async () => {
  const broken = { line: 1, column: 1, sentence: "This is not YAML." };
  await begin("content/pages/a.md", correction, { broken, text: "typed", before: "", draft });
  expect(await screen.findByText(/^The text of this file has a problem/)).toBeInTheDocument();
  expect(drafts).toEqual([]);
});

it("a correction belongs to its entry, although a draft has the entry at another place", async () => {
  const [one, two] = [{ anchor: "one" }, { anchor: "two" }];
  const typed = { values: { entries: [{ title: "New" }, one, two] }, before: "", draft };
  await begin("content/timeline.yaml", { ...correction, entry: 1 }, typed, { entries: [one, two] });
  await screen.findByText(/^/, { selector: "[role=alert]" });
  expect(drafts).toMatchObject([
    { values: { entries: [{ title: "New" }, one, { changes: [{ was: "It was so." }] }] } },
  ]);
  expect(drafts[0]?.values.entries).toHaveProperty("1", one);
});

it("a correction of an entry that a draft has deleted is not begun in another entry", async () => {
  const [one, two] = [{ anchor: "one" }, { anchor: "two" }];
  const typed = { values: { entries: [two] }, before: "", draft };
  await begin("content/timeline.yaml", { ...correction, entry: 0 }, typed, { entries: [one, two] });
  expect(await screen.findByText(/^The form of this list has unsaved changes/)).toBeInTheDocument();
  expect(drafts).toEqual([]);
});

it("says that changes are being held back, and holds them back only once", async () => {
  let hold: () => void = () => undefined;
  global.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        hold = () => resolve({ ok: true, json: () => Promise.resolve({}) } as Response);
      }),
  );
  const done = jest.fn();
  const change = { file: "content/pages/a.md", title: "A", summary: "A", isDeleted: false, changes: [] };
  render(
    <ChangedFile
      change={{ ...change, consequences: [], corrections: [] }}
      base="base"
      done={done}
      takeBack={() => undefined}
    />,
  );
  const button = screen.getByRole("button", { name: "Don’t share yet: A" });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.getByRole("status")).toHaveTextContent("Moving these changes back into the form…");
  expect(fetch).toHaveBeenCalledTimes(1);
  hold();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
