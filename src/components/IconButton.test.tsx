import { act, fireEvent, screen } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { IconButton } from "./IconButton";

test("a tooltip appears after 700 ms and Escape closes it; the button stays the same element, with its focus and its present name", async () => {
  render(<IconButton label="Search">s</IconButton>);
  const button = screen.getByRole("button", { name: "Search" });
  jest.useFakeTimers();
  act(() => button.focus());
  await act(() => import("./Tooltip"));
  act(() => jest.advanceTimersByTime(690));
  expect(screen.queryByRole("tooltip")).toBeNull();
  act(() => jest.advanceTimersByTime(20));
  expect(screen.getByRole("tooltip")).toHaveTextContent("Search");
  fireEvent.keyDown(button, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(screen.getByRole("button", { name: "Search" })).toBe(button);
  expect(button).toHaveFocus();
  // As the inline script does to a button that has opened something.
  button.setAttribute("aria-label", "Close");
  act(() => button.blur());
  act(() => button.focus());
  act(() => jest.advanceTimersByTime(710));
  expect(screen.getByRole("tooltip")).toHaveTextContent("Close");
  jest.useRealTimers();
});
