import { render, screen } from "@testing-library/react";
import { InUse } from "./InUse";

beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

it.each([
  [1, "you must correct this place before you can share"],
  [2, "you must correct these places before you can share"],
])("speaks of %d places in the right number", (count, words) => {
  const places = Array.from({ length: count }, () => ({ title: "The pier", address: "/pages/pier" }));
  const problems = [{ sentence: "There is no person “ann”.", places }];
  render(<InUse problems={problems} save={jest.fn()} back={jest.fn()} />);
  expect(screen.getByRole("alert")).toHaveTextContent(words);
});
