import { render, screen } from "@testing-library/react";
import { TakeBack } from "./TakeBack";

/** What the server answers to each action. */
function answer(answers: Record<string, unknown>): void {
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[action]) } as Response);
  });
}

beforeEach(() => {
  // Not implemented by jsdom.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

it("names each button by what it takes back", async () => {
  const changes = ["Life: title", "Menu"].map((summary) => ({
    file: `${summary}.md`,
    title: summary,
    summary,
    changes: [],
  }));
  answer({
    history: {
      is: "done",
      done: [
        { id: "1", summary: "Life: title; Menu", when: "2026-01-01", author: "Ann", changes, isShared: true },
      ],
    },
    deletedFiles: [{ id: "a-b", path: "content/pages/spare.md", when: "2026-01-01" }],
  });
  render(<TakeBack close={() => undefined} />);
  await screen.findByRole("list", { name: "Deleted" });
  const described = (name: string) =>
    screen.getAllByRole("button", { name }).map((button) => {
      const id = button.getAttribute("aria-describedby") ?? "";
      return document.getElementById(id)?.textContent;
    });
  expect(described("Take this back")).toEqual(["Life: title; Menu"]);
  expect(described("Take only this back")).toEqual(["Life: title", "Menu"]);
  expect(described("Bring it back")).toEqual(["content/pages/spare.md"]);
  expect(described("Delete for good")).toEqual(["content/pages/spare.md"]);
});

it("goes back to where it was asked if nothing was taken back", async () => {
  answer({ takeBack: { is: "refusals", lines: ["Correct this first."] } });
  const close = jest.fn();
  render(<TakeBack close={close} chosen={{ id: "unshared", files: ["content/pages/a.md"] }} />);
  await screen.findByText("Correct this first.");
  screen.getByRole<HTMLDialogElement>("dialog").dispatchEvent(new Event("close"));
  expect(close).toHaveBeenCalledTimes(1);
});
