import { EditorState, TextSelection } from "@tiptap/pm/state";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { valuesAsWritten } from "../../../../src/content-model/values";
import { fromMarkdown } from "./fromMarkdown";
import { actions } from "./keys";
import { openings, Toolbar } from "./Toolbar";

const bar = (markdown: string) => {
  const state = EditorState.create({ doc: fromMarkdown(markdown) });
  render(<Toolbar state={state} label="Text" controls="body" onRun={jest.fn()} onOpen={jest.fn()} />);
  return screen.getByRole("toolbar");
};

const common = ["Undo", "Redo", "Heading", "Bold", "Italic", "List", "Quotation", "Link", "Cite", "Picture"];

it("has the commands that people use with their icons and names, and all others, each with a sentence, in More", async () => {
  const buttons = within(bar("Words.")).getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent)).toEqual([
    ...common,
    "More",
  ]);
  for (const button of buttons.slice(0, -1)) {
    expect(button.querySelector("svg")).not.toBeNull();
    expect(button.title).toMatch(
      new RegExp(`^${button.getAttribute("aria-label") ?? ""}( \\(.+\\))?(: .+\\.)?$`),
    );
  }
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  const others = within(screen.getByRole("group", { name: "More commands" })).getAllByRole("button");
  expect(others.length).toBeGreaterThan(5);
  for (const other of others) {
    expect(common).not.toContain(other.getAttribute("aria-label"));
    expect(other).toHaveAccessibleDescription(/\w.*\./);
  }
  const sentences = others.map((other) => other.querySelector("small")?.textContent);
  expect(new Set(sentences).size).toBe(others.length);
});

it.each([
  ["in a paragraph", "Words."],
  ["in a heading", "## Words"],
  ["in a list", "- Words"],
  ["in a quotation", "> Words"],
  ["in a table", "| A |\n| - |\n| b |"],
])("each button that is not possible says why, and no other button does: %s", async (_where, markdown) => {
  bar(markdown);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  const reasons = new Map([...actions, ...openings].map(({ name, needs = "unused" }) => [name, needs]));
  const buttons = screen.getAllByRole("button").filter(({ ariaLabel }) => ariaLabel !== null);
  expect(buttons.map(({ ariaLabel }) => ariaLabel).sort()).toEqual([...reasons.keys()].sort());
  const saysWhy = (button: HTMLElement) =>
    (button.title + button.textContent).includes(reasons.get(button.ariaLabel ?? "") ?? "");
  expect(buttons.filter(saysWhy)).toEqual(buttons.filter(({ ariaDisabled }) => ariaDisabled === "true"));
  expect(buttons.filter(saysWhy).length).toBeGreaterThan(0);
});

it("has the same buttons in a heading, in a list and in a table", () => {
  const rows = ["Words.", "## Words", "- Words", "| A |\n| - |\n| b |"].map((markdown) => {
    const names = within(bar(markdown))
      .getAllByRole("button")
      .map((one) => one.getAttribute("aria-label"));
    cleanup();
    return names.join();
  });
  expect(new Set(rows).size).toBe(1);
});

describe("a heading or code", () => {
  const offered = (markdown: string) => {
    const doc = fromMarkdown(markdown);
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, 2, 4) });
    return [
      ...openings.filter(({ can }) => can?.(state) ?? true),
      ...actions.filter(({ run }) => run(state)),
    ].map(({ name }) => name);
  };
  const values = [...valuesAsWritten.values()].map(({ title }) => title);

  it.each([
    ["a heading", "## Words", ["Link", "Cite", ...values]],
    ["code", "```\nWords\n```", ["Link", "Cite", "Another language", "Bold", "Italic", ...values]],
  ])("does not offer what %s cannot contain", (_what, markdown, expected) => {
    const refused = offered("Words").filter((name) => !offered(markdown).includes(name));
    expect(refused).toEqual(expected);
  });

  it("still offers to remove a link in a heading", () => {
    expect(offered("## [Words](alibi.md)")).toContain("Link");
  });
});
