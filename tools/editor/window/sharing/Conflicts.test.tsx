import { render, screen } from "@testing-library/react";
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
});
