import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeleteButton } from "./DeleteButton";
import { DiscardButton } from "./DiscardButton";
import { usePlace } from "../router";

beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

test.each([
  ["{Escape}", 0],
  ["{Enter}", 0],
  ["{Tab}{Enter}", 1],
])("a question that is answered with %s does it %d times", async (keys, times) => {
  const act = jest.fn();
  render(<DiscardButton act={act} hasHeldBack={false} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(`{Enter}${keys}`);
  expect(act).toHaveBeenCalledTimes(times);
  expect(screen.queryAllByRole("button", { name: "Discard changes" })).toHaveLength(1 - times);
});

test("the second click of a double click answers no question", () => {
  const act = jest.fn();
  render(<DiscardButton act={act} hasHeldBack={false} />);
  fireEvent.click(screen.getByRole("button", { name: "Discard changes" }), { detail: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Discard them" }), { detail: 2 });
  expect(act).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Discard them" }), { detail: 1 });
  expect(act).toHaveBeenCalledTimes(1);
});

test.each([
  [false, "Discard all unsaved changes?"],
  [
    true,
    "Discard all unsaved changes, and also the changes that were saved and then held back with “Don’t share yet”?",
  ],
])(
  "the question about all changes offers to keep them, and names those that were saved before: %s",
  async (hasHeldBack, question) => {
    render(<DiscardButton act={jest.fn()} hasHeldBack={hasHeldBack} />);
    await userEvent.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(screen.getByRole("alert")).toHaveTextContent(`${question} Keep them Discard them`);
  },
);

test.each([
  [true, ["the menu"], "This place links to “Life”. The editor can remove this link for you: the menu."],
  [false, ["the menu"], "This place links to “Life”. Remove this link first: the menu."],
  [
    true,
    ["the menu", "a card"],
    "These places link to “Life”. The editor can remove these links for you: the menu, a card.",
  ],
  [false, ["the menu", "a card"], "These places link to “Life”. Remove these links first: the menu, a card."],
])(
  "the places that prevent a deletion follow a colon (only in lists of links: %s, %j)",
  async (isOnlyInLists, titles, text) => {
    const uses = { referrers: titles.map((title) => ({ title, address: "/navigation" })), isOnlyInLists };
    global.fetch = jest.fn(() =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(uses) } as Response),
    );
    render(<DeleteButton path="content/pages/a.md" title="Life" one="page" forget={jest.fn()} />);
    await userEvent.click(screen.getByRole("button", { name: "Delete this page" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  },
);

test("the message about a deletion with links names the places of these links", async () => {
  const uses = { referrers: [{ title: "the menu", address: "/navigation" }], isOnlyInLists: true };
  const answers = [uses, { referrers: [] }];
  global.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(answers.shift()) } as Response),
  );
  const Status = () => <p role="status">{usePlace().status}</p>;
  render(
    <>
      <DeleteButton path="content/pages/a.md" title="Life" one="page" forget={jest.fn()} />
      <Status />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete this page" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove the link and delete it" }));
  expect(
    await screen.findByText(
      "Deleted: “Life”. To restore it, select Undo a change. Then check whether the removed link is restored, too: the menu.",
    ),
  ).toBeInTheDocument();
});
