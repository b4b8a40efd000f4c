import { render } from "../../tests/support/render";
import { Initials } from "./Initials";

test("the initials of a person without a photograph are a drawing and not text", () => {
  const { container } = render(<Initials name="Ann of the Harbour" />);
  expect(container.querySelector("[data-initials=AH]")).toHaveAttribute("aria-hidden");
  expect(container.textContent).toBe("");
});

test.each([
  ["Ann Smith", "AS"],
  ["Ann", "A"],
  ["Éva Ólafsdóttir", "ÉÓ"],
  ["Ann (for the harbour) Smith", "AS"],
  ["анна Иванова", "АИ"],
])("the initials of %s are %s", (name, initials) => {
  const { container } = render(<Initials name={name} />);
  expect(container.firstElementChild).toHaveAttribute("data-initials", initials);
});
