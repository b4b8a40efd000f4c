import { render, screen } from "@testing-library/react";
import { ContactDetails } from "./ContactDetails";

test.each([
  ["telephone", "01632 960 123", "tel:01632960123"],
  ["email", "pier@post.test", "mailto:pier@post.test"],
])("a detail of the kind %s is a link", (kind, value, href) => {
  render(<ContactDetails details={[{ label: "A detail", kind, value }]} />);
  expect(screen.getByRole("link", { name: value })).toHaveAttribute("href", href);
});

test("an e-mail address can be copied", () => {
  render(<ContactDetails details={[{ label: "E-mail", kind: "email", value: "pier@post.test" }]} />);
  expect(screen.getByRole("button", { name: "Copy e-mail" })).toHaveAttribute("data-copy", "pier@post.test");
  // The button is no second value.
  expect(screen.getAllByRole("definition")).toHaveLength(1);
});
