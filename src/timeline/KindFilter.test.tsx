import { render, screen } from "@testing-library/react";
import { KindFilter } from "./KindFilter";

const events = ["case", "case", "courts"].map((kind) => ({ kind }));
const kinds = ["case", "courts", "media"].map((kind) => ({ kind, label: `About the ${kind}` }));

test("the kinds that occur can be chosen, each with its number", () => {
  render(<KindFilter events={events} kinds={kinds} />);
  const names = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(names).toEqual(["All (3)", "About the case (2)", "About the courts (1)"]);
});

test("with one kind there is nothing to choose", () => {
  render(<KindFilter events={events.slice(0, 2)} kinds={kinds} />);
  expect(screen.queryByRole("radio")).toBeNull();
});
