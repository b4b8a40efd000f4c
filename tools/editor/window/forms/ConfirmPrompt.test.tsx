import { render, screen } from "@testing-library/react";
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
