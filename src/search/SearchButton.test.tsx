import { fireEvent, screen } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { render } from "../../tests/support/render";
import { SearchButton } from "./SearchButton";

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  jest.mocked(useStaticQuery).mockReturnValue({
    allSearchEntry: {
      nodes: [
        { title: null, description: "The 6:09 AM call", page: { path: "/alibi", label: "Alibi" } },
        { title: "Team", description: "The people", page: { path: "/team", label: "About Us" } },
      ],
    },
  });
});

const titles = () => screen.getAllByRole("option").map((option) => option.firstChild?.textContent);

test("an entry takes its page's label unless it has a title of its own", async () => {
  const { visitor } = render(<SearchButton />);
  await visitor.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByPlaceholderText("Search the site...")).toHaveFocus();
  expect(titles()).toEqual(["Alibi", "Team"]);
  expect(screen.getByText("Pages")).toBeVisible();
});

test("typing filters, and nothing found is said", async () => {
  const { visitor } = render(<SearchButton />);
  await visitor.click(screen.getByRole("button", { name: "Search" }));
  await visitor.type(await screen.findByRole("combobox"), "PEOPLE");
  expect(titles()).toEqual(["Team"]);
  await visitor.type(screen.getByRole("combobox"), "zzz");
  expect(screen.getByText("No results found")).toBeVisible();
});

test("choosing closes the palette and goes to the page", async () => {
  const { visitor } = render(<SearchButton />);
  await visitor.click(screen.getByRole("button", { name: "Search" }));
  await visitor.click(await screen.findByRole("option", { name: /Team/ }));
  expect(navigate).toHaveBeenCalledWith("/team");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test.each([
  [{ key: "k", ctrlKey: true }, true],
  [{ key: "K", metaKey: true }, true],
  [{ key: "k" }, false],
  [{ key: "k", ctrlKey: true, shiftKey: true }, false],
  [{ key: "j", ctrlKey: true }, false],
])("%j toggles: %s", async (key, toggles) => {
  render(<SearchButton />);
  const taken = !fireEvent.keyDown(document.body, key);
  expect(taken).toBe(toggles);
  const palette = await screen.findByRole("dialog").catch(() => null);
  expect(palette !== null).toBe(toggles);
});

test("what is typed while the palette is on its way is not lost", async () => {
  render(<SearchButton />);
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  for (const key of "peo") fireEvent.keyDown(window, { key });
  expect(await screen.findByPlaceholderText("Search the site...")).toHaveValue("peo");
  expect(titles()).toEqual(["Team"]);
});
