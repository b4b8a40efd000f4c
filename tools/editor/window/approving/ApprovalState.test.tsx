import { render, screen } from "@testing-library/react";
import { ApprovalState, type States } from "./ApprovalState";

const stateOf = (type: "approved" | "changed") =>
  [{ field: "consent", state: { type, by: "Ann", on: "1 May 2026" } }] as unknown as States;

test.each([
  ["changed", true],
  ["approved", false],
] as const)("in a small window, the buttons of a text that is %s are visible: %s", (type, isVisible) => {
  global.matchMedia = () => ({ matches: true }) as MediaQueryList;
  render(
    <ApprovalState path="content/testimonies/ann.md" first={stateOf(type)}>
      <button type="button">Make a review copy</button>
    </ApprovalState>,
  );
  expect(screen.getByRole("group").hasAttribute("open")).toBe(isVisible);
});
