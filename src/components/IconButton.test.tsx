import { act, screen } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { IconButton } from "./IconButton";

test("the button stays the same element, with its focus, when its tooltip comes after 700 ms", async () => {
  const { visitor } = render(<IconButton label="Search">s</IconButton>);
  const button = screen.getByRole("button", { name: "Search" });
  await visitor.tab();
  expect(button).toHaveFocus();
  await act(() => new Promise((resolve) => setTimeout(resolve, 750)));
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Search");
  expect(screen.getByRole("button", { name: "Search" })).toBe(button);
  expect(button).toHaveFocus();
});
