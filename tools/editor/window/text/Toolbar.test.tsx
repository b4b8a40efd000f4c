import { EditorState } from "@tiptap/pm/state";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fromMarkdown } from "./fromMarkdown";
import { Toolbar } from "./Toolbar";

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
    expect(button.title).toMatch(new RegExp(`^${button.getAttribute("aria-label") ?? ""}( \\(.+\\))?$`));
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
