import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DiscardButton } from "./DiscardButton";

test.each([
  ["{Escape}", 0],
  ["{Enter}", 0],
  ["{Tab}{Enter}", 1],
])("a question that is answered with %s does it %d times", async (keys, times) => {
  const act = jest.fn();
  render(<DiscardButton act={act} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(`{Enter}${keys}`);
  expect(act).toHaveBeenCalledTimes(times);
  expect(screen.queryAllByRole("button", { name: "Discard changes" })).toHaveLength(1 - times);
});

test("the second click of a double click answers no question", () => {
  const act = jest.fn();
  render(<DiscardButton act={act} />);
  fireEvent.click(screen.getByRole("button", { name: "Discard changes" }), { detail: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Discard them" }), { detail: 2 });
  expect(act).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Discard them" }), { detail: 1 });
  expect(act).toHaveBeenCalledTimes(1);
});
