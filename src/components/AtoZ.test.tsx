import { screen, within } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { AtoZ } from "./AtoZ";

test.each([
  [
    "groups links by letter, in the alphabet's order",
    "Timeline, Annex, Team",
    ["A: Annex", "T: Team, Timeline"],
  ],
  ["puts an accented letter next to its plain letter", "Étude, evidence, Echo", ["E: Echo, Étude, evidence"]],
  ["puts a label that begins with a digit under #", "10 Cups, Annex", ["#: 10 Cups", "A: Annex"]],
])("the A-Z of Content %s", (_what, given, expected) => {
  render(<AtoZ pages={given.split(", ").map((label) => ({ label, path: `/${label}` }))} />);
  const groups = screen.getAllByRole("term").map((letter) => {
    const links = within(letter.nextElementSibling as HTMLElement).getAllByRole("link");
    return `${letter.textContent}: ${links.map(({ textContent }) => textContent).join(", ")}`;
  });
  expect(groups).toEqual(expected);
});

test("the A-Z of Content is left out if no page is listed in it", () => {
  const { container } = render(<AtoZ pages={[]} />);
  expect(container).toBeEmptyDOMElement();
});
