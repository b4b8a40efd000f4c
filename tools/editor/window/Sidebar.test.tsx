import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Overview } from "../server/overview";
import { changed } from "./send";
import { Sidebar } from "./Sidebar";

const entry = (kind: string, name: string) => ({
  kind,
  address: `/${kind}/${name}`,
  title: name,
  detail: "",
  label: name === "pier" ? "Our Pier" : "",
});
const overview = { entries: [entry("pages", "menu-of-the-day"), entry("pages", "pier")] } as Overview;
const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent?.trim());

it("finds pages and kinds by their names, opens the first at Enter, and says if there is none", async () => {
  render(<Sidebar overview={overview} />);
  const user = userEvent.setup();
  const found = { hits: [], count: 0 };
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(found) } as Response));
  const input = screen.getByRole("searchbox");
  await user.type(input, "MENU");
  expect(links()).toEqual(["Pages 1", "menu-of-the-day", "Menu"]);
  await user.keyboard("{Enter}");
  expect(location.pathname).toBe("/pages/menu-of-the-day");
  await user.clear(input);
  // The menu shows the page under the name “Our pier”, which is not its title.
  await user.type(input, "our pier{Enter}");
  expect(location.pathname).toBe("/pages/pier");
  await user.clear(input);
  await user.type(input, "old addr{Enter}");
  expect(location.pathname).toBe("/redirects");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.type(input, "x");
  expect(screen.queryByRole("link")).toBeNull();
  expect(await screen.findByText("No results for these words.")).toBeVisible();
});

it("finds a name whose accents and apostrophe are typed in another way", async () => {
  const people = [entry("testimonies", "Zoë O’Hara"), entry("testimonies", "Zo Ohara")];
  render(<Sidebar overview={{ entries: people } as Overview} />);
  const found = { hits: [], count: 0 };
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(found) } as Response));
  await userEvent.type(screen.getByRole("searchbox"), "zoe o'hara");
  expect(links()).toEqual(["Testimonies 1", "Zoë O’Hara"]);
});

const hitAt = (title: string, address: string, match: string) => ({
  ...{ title, address, snippet: `${match} in its line`, before: "", match, after: "" },
});

/** Returns a function that answers the search of the texts with these hits when the test calls it. */
function answerLater(...hits: ReturnType<typeof hitAt>[]) {
  let answer = () => {};
  const isDue = new Promise<void>((resolve) => (answer = resolve));
  const response = { ok: true, json: () => Promise.resolve({ hits, count: hits.length }) } as Response;
  global.fetch = jest.fn(() => isDue.then(() => response));
  return answer;
}

/** Returns the addresses of the results that look selected: the highlighted result, and the result with the focus. */
const chosen = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.dataset.chosen !== undefined || link === document.activeElement)
    .map((link) => link.getAttribute("href"));

it("marks the result that Enter opens, and arrow keys move from result to result", async () => {
  answerLater(hitAt("Pier, Text", "/pages/pier#body", "menu"))();
  render(<Sidebar overview={overview} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole("searchbox"), "menu");
  await screen.findByText("Pier, Text");
  expect(chosen()).toEqual(["/pages/menu-of-the-day"]);
  for (const address of ["/navigation", "/pages/pier#body", "/pages/pier#body"]) {
    await user.keyboard("{ArrowDown}");
    expect(chosen()).toEqual([address]);
  }
  for (const address of ["/navigation", "/pages/menu-of-the-day", "/pages"]) {
    await user.keyboard("{ArrowUp}");
    expect(chosen()).toEqual([address]);
  }
  await user.keyboard("{ArrowUp}");
  expect(screen.getByRole("searchbox")).toHaveFocus();
  expect(chosen()).toEqual(["/pages/menu-of-the-day"]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(location.pathname + location.hash).toBe("/pages/pier#body");
});

it("opens the first hit in the texts if Enter comes before the search has ended", async () => {
  const answer = answerLater(hitAt("Pier, Text", "/pages/pier#body", "gift aid"));
  history.replaceState(null, "", "/");
  render(<Sidebar overview={overview} />);
  await userEvent.type(screen.getByRole("searchbox"), "gift aid{Enter}");
  expect(location.pathname).toBe("/");
  answer();
  await waitFor(() => expect(location.pathname + location.hash).toBe("/pages/pier#body"));
});

it("opens the page with the typed title if Enter comes before the list of pages has loaded", async () => {
  answerLater(hitAt("Timeline, Text", "/timeline#body", "pier"))();
  history.replaceState(null, "", "/");
  const { rerender } = render(<Sidebar overview={undefined} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole("searchbox"), "pier");
  await screen.findByText("Timeline, Text");
  await user.keyboard("{Enter}");
  expect(location.pathname).toBe("/");
  rerender(<Sidebar overview={overview} />);
  await waitFor(() => expect(location.pathname).toBe("/pages/pier"));
});

it.each([
  ["most browsers", { isComposing: true }],
  ["Safari", { keyCode: 229 }],
])("opens nothing with the Enter that ends a composition, as %s reports it", async (_browser, how) => {
  answerLater()();
  history.replaceState(null, "", "/");
  render(<Sidebar overview={overview} />);
  const input = screen.getByRole("searchbox");
  await userEvent.type(input, "menu");
  fireEvent.keyDown(input, { key: "Enter", ...how });
  fireEvent.keyDown(input, { key: "ArrowDown", ...how });
  expect(location.pathname).toBe("/");
  expect(input).toHaveFocus();
});

it("searches the texts again after a change", async () => {
  let words = "the old wording";
  global.fetch = jest.fn(() => {
    const hit = { title: "Menu, Text", address: "/pages/menu#body", before: "", match: words, after: "" };
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ hits: [hit], count: 1 }) } as Response);
  });
  render(<Sidebar overview={overview} />);
  await userEvent.type(screen.getByRole("searchbox"), "wording");
  expect(await screen.findByText("the old wording")).toBeVisible();
  words = "the new wording";
  act(() => void dispatchEvent(new Event(changed)));
  expect(await screen.findByText("the new wording")).toBeVisible();
  expect(screen.queryByText("the old wording")).toBeNull();
});

it("replaces the words of the last search at the key /", async () => {
  answerLater()();
  render(<Sidebar overview={overview} />);
  const user = userEvent.setup();
  const find = screen.getByRole("searchbox");
  await user.type(find, "pi");
  act(() => find.blur());
  await user.keyboard("/me");
  expect(find).toHaveValue("me");
});

it("gets the focus at the key /, but not from another field, and leaves a form of a narrow window for it", async () => {
  history.replaceState(null, "", "/pages/pier");
  render(
    <>
      <Sidebar overview={overview} />
      <textarea aria-label="Text" />
    </>,
  );
  const user = userEvent.setup();
  const find = screen.getByRole("searchbox");
  await user.type(screen.getByLabelText("Text"), "and/or");
  expect(screen.getByLabelText("Text")).toHaveValue("and/or");
  expect(screen.getByLabelText("Text")).toHaveFocus();
  act(() => screen.getByLabelText("Text").blur());
  await user.keyboard("/");
  expect(find).toHaveFocus();
  expect(find).toHaveValue("");
  expect(location.pathname).toBe("/pages/pier");
  act(() => find.blur());
  screen.getByRole("navigation").style.display = "none";
  await user.keyboard("/");
  expect(location.pathname).toBe("/");
});
