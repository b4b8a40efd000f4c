import { act, render, screen } from "@testing-library/react";
import { HasLeftFirstPage } from "./currentPath";
import { DeferredContent } from "./DeferredContent";

const drawn = jest.fn();
function Rest() {
  drawn();
  return <p>Rest</p>;
}
const page = (
  <>
    <h1>Title</h1>
    <DeferredContent>
      <Rest />
    </DeferredContent>
  </>
);
const later = <HasLeftFirstPage.Provider value>{page}</HasLeftFirstPage.Provider>;
const nextFrame = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

beforeEach(() => drawn.mockClear());

test("the page that is loaded whole has all of it at once", () => {
  render(page);
  expect(screen.getByText("Rest")).toBeInTheDocument();
});

test("a page that a click leads to has its first screen at once, and the rest in the next frame", async () => {
  render(later);
  expect(screen.getByText("Title")).toBeInTheDocument();
  expect(screen.queryByText("Rest")).not.toBeInTheDocument();
  // React renders a transition in its own time.
  expect(await screen.findByText("Rest")).toBeInTheDocument();
});

test("a page that is left before the next frame draws no rest", async () => {
  render(later).unmount();
  await nextFrame();
  expect(drawn).not.toHaveBeenCalled();
});

test("at a fragment it has all at once, since it must find its place", () => {
  location.hash = "#rest";
  render(later);
  expect(screen.getByText("Rest")).toBeInTheDocument();
});
