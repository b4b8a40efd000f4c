import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Conflicts, meanwhile } from "./Conflicts";

it("names the place by its labels, and shows both wordings as readers see them", () => {
  const where = ["a-b", "details", "number 1", "value"];
  const conflict = {
    ...{
      id: "1",
      file: "content/timeline.yaml",
      title: "Timeline",
      author: "Ann",
      syntax: "markdown" as const,
    },
    ...{ where, labels: ["“Two hands”", "Details", "number 1", "Value"] },
    ...{ base: undefined, mine: "[his](#a)", theirs: "[her](#a)" },
    words: [
      { type: "removed" as const, text: "[his", shown: "his" },
      { type: "added" as const, text: "[her", shown: "her" },
      { type: "unchanged" as const, text: "](#a)", shown: "" },
    ],
  };
  render(<Conflicts texts={meanwhile} conflicts={[conflict]} choose={() => undefined} />);
  expect(screen.getByRole("group", { name: "Timeline, “Two hands”, Details, number 1, Value" })).toBeTruthy();
  const wordings = screen.getAllByRole("blockquote").map(({ textContent }) => textContent);
  expect(wordings).toEqual(["his", "her"]);
  const captions = screen
    .getAllByRole("figure")
    .map((figure) => figure.querySelector("figcaption")?.textContent);
  // The caption lists all possible programs. It is unknown which program has saved the file, and it may have been an earlier window of this
  // editor.
  expect(captions).toEqual([
    "Your wording, in this window",
    "The wording that was saved meanwhile, in another window, by another program or by another person",
  ]);
});

const conflictAt = (id: string) => ({
  ...{ id, file: "content/pages/a.md", title: "A", author: "Ann", syntax: "plain" as const },
  ...{ where: [id], labels: [id], base: "One", mine: "Two", theirs: "Three", words: [] },
});

it("goes on with the answers if the storage of the browser is full", async () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  const choose = jest.fn();
  const user = userEvent.setup();
  render(<Conflicts texts={meanwhile} conflicts={[conflictAt("full")]} choose={choose} />);
  await user.click(screen.getByLabelText("Keep the other wording"));
  await user.click(screen.getByRole("button", { name: "Save with these wordings" }));
  expect(choose).toHaveBeenCalledWith([{ id: "full", answer: "theirs" }]);
  full.mockRestore();
});

it("keeps the answers if the dialog is closed, if sharing fails, and if another conflict is added", async () => {
  const show = (...ids: string[]) =>
    render(<Conflicts texts={meanwhile} conflicts={ids.map(conflictAt)} choose={() => undefined} />);
  const user = userEvent.setup();
  show("first", "second");
  await user.click(screen.getAllByLabelText("Keep the other wording")[0] as HTMLElement);
  await user.click(screen.getAllByLabelText("Write another")[1] as HTMLElement);
  await user.clear(screen.getByLabelText("Another wording"));
  await user.type(screen.getByLabelText("Another wording"), "Both");
  cleanup();
  show("third", "second", "first");
  expect(screen.getByLabelText("Another wording")).toHaveValue("Both");
  expect(
    screen.getAllByLabelText("Keep the other wording").map((one) => (one as HTMLInputElement).checked),
  ).toEqual([false, false, true]);
  // The new conflict has no answer yet.
  expect(screen.getByRole("button", { name: "Save with these wordings" })).toBeDisabled();
});

it("explains the characters of links and citations in a wording that somebody writes, and only there", async () => {
  const text = { ...conflictAt("text"), syntax: "markdown" as const };
  const linked = { ...text, id: "linked", mine: "The [record](papers.md) of **June**.[^inquiry:2]" };
  const title = { ...conflictAt("title"), mine: "The [record] of June" };
  const user = userEvent.setup();
  render(<Conflicts texts={meanwhile} conflicts={[linked, text, title]} choose={() => undefined} />);
  expect(screen.queryByText(/is a citation/)).toBeNull();
  for (const option of screen.getAllByLabelText("Write another")) await user.click(option);
  const [field, ...others] = screen.getAllByLabelText("Another wording");
  expect(field).toHaveAccessibleDescription(
    "In this field, [words](address) is a link, and [^name:page] is a citation. Stars around words make them bold or italic. Leave these characters as they are, and change only the words.",
  );
  for (const other of others) expect(other).not.toHaveAccessibleDescription();
});

it.each(["- A list", "1. A list", "## A heading", "> A quotation", "Words\n\n- A list"])(
  "explains the characters at the beginning of the line in %j",
  async (mine) => {
    const conflict = { ...conflictAt(mine), syntax: "markdown" as const, mine };
    render(<Conflicts texts={meanwhile} conflicts={[conflict]} choose={() => undefined} />);
    await userEvent.click(screen.getByLabelText("Write another"));
    expect(screen.getByLabelText("Another wording")).toHaveAccessibleDescription(
      "At the beginning of a line, - or 1. makes an entry of a list, # makes a heading, and > makes a quotation. Leave these characters as they are, and change only the words.",
    );
  },
);

it("says why one cannot go on yet", async () => {
  const conflicts = ["one of two", "two of two"].map(conflictAt);
  const user = userEvent.setup();
  render(<Conflicts texts={meanwhile} conflicts={conflicts} choose={() => undefined} />);
  const button = screen.getByRole("button", { name: "Save with these wordings" });
  const [one, two] = screen.getAllByLabelText("Keep mine");
  const described = (where: string) =>
    `Choose the wording to keep in ${where} first. Then you can select “Save with these wordings”.`;
  expect(button).toHaveAccessibleDescription(described("2 places"));
  await user.click(one ?? button);
  expect(button).toHaveAccessibleDescription(described("1 place"));
  expect(button).toBeDisabled();
  await user.click(two ?? button);
  expect(button).toHaveAccessibleDescription("");
  expect(button).toBeEnabled();
});

it("has no field for another wording of a picture, because the name of a file would have to be typed", () => {
  const conflict = { ...conflictAt("image"), mine: "../images/a.jpg", theirs: "../images/b.jpg" };
  render(<Conflicts texts={meanwhile} conflicts={[conflict]} choose={() => undefined} />);
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  expect(screen.getByText(/^To use another file, choose one of these two\./)).toBeVisible();
});

it("has no field for another wording of an entry that one person deleted", () => {
  const conflict = {
    ...{ id: "4", file: "content/timeline.yaml", title: "Timeline", author: "Ann", syntax: "yaml" as const },
    ...{
      where: ["a"],
      labels: ["“A”"],
      base: "- anchor: a",
      mine: "- anchor: a",
      theirs: undefined,
      words: [],
    },
  };
  render(<Conflicts texts={meanwhile} conflicts={[conflict]} choose={() => undefined} />);
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  expect(
    screen.getByText(
      "To use another wording, keep the version that is not deleted. Then change that version in its form.",
    ),
  ).toBeVisible();
});
