import { act, render, screen } from "@testing-library/react";
import { onPreRouteUpdate, useFirstScreen } from "./useFirstScreen";

const drawn: string[] = [];
function List() {
  const items = useFirstScreen(["a", "b", "c"], 2).join("");
  drawn.push(items);
  return <p>{items}</p>;
}
beforeEach(() => drawn.splice(0));
const nextFrame = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

test("the page that is loaded whole has all its items at once", () => {
  onPreRouteUpdate({ prevLocation: null });
  render(<List />);
  expect(drawn).toEqual(["abc"]);
});

test("a page that a click leads to has its first screen at once, and the rest in the next frame", async () => {
  onPreRouteUpdate({ prevLocation: window.location });
  render(<List />);
  expect(screen.getByText("ab")).toBeInTheDocument();
  await nextFrame();
  expect(screen.getByText("abc")).toBeInTheDocument();
});

test("at a fragment it has all at once, since it must find its place", () => {
  location.hash = "#c";
  render(<List />);
  expect(drawn).toEqual(["abc"]);
});
