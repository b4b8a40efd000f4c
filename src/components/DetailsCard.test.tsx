import { screen } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { DetailsCard } from "./DetailsCard";

const card = { anchor: "write", title: "Write", text: null, links: [] };

test.each<[Queries.ContactDetailKind, string, string]>([
  ["telephone", "01632 960 123", "tel:01632960123"],
  ["email", "pier@post.test", "mailto:pier@post.test"],
])("a contact detail of the kind %s is a link", (kind, value, href) => {
  render(<DetailsCard card={{ ...card, details: [{ label: "A detail", kind, value }] }} />);
  expect(screen.getByRole("link", { name: value })).toHaveAttribute("href", href);
});

test("an e-mail address among the contact details can be copied", () => {
  render(
    <DetailsCard
      card={{ ...card, details: [{ label: "E-mail", kind: "email", value: "pier@post.test" }] }}
    />,
  );
  expect(screen.getByRole("button", { name: "Copy e-mail" })).toHaveAttribute("data-copy", "pier@post.test");
  // The copy button is inside the same <dd> as the value, so there is only one definition.
  expect(screen.getAllByRole("definition")).toHaveLength(1);
});
