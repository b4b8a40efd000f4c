import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { assertFound } from "../lib/assertFound";
import { toTexts, type Texts } from "./findPassages";
import { loadTexts } from "./loadTexts";
import { searchDocuments } from "./searchDocuments";
import { startSearchList } from "./searchList";

jest.mock("./loadTexts");
jest.mock("./searchDocuments");

const entries = [
  { title: "Team", path: "/team", description: "The people" },
  { title: "Timeline", path: "/timeline", description: "What people did" },
];
const sections = [
  { id: "shelf", heading: "The Shelf", passages: ["Nobody found the ledger; people looked."] },
  { id: "pier", heading: "The Pier", passages: ["A shelf in the pump house."] },
];
const texts = toTexts([{ path: "/book", title: "The Ledger", sections }]);

/** Calls `change`, and waits until React has rendered the result. */
const settled = (change?: () => void) => act(() => Promise.resolve(change?.()));

/** Mocks `loadTexts`, so that the search gets the texts of pages from this promise. */
const given = (pages: Promise<Texts>) => jest.mocked(loadTexts).mockReturnValue(pages);

/** Mocks `loadTexts` with a promise that does not settle yet. Returns functions that let the texts arrive, or fail to arrive. */
function late() {
  const arrival: { come?: (texts: Texts) => void; fail?: (error: Error) => void } = {};
  given(new Promise((come, fail) => Object.assign(arrival, { come, fail })));
  return {
    come: () => settled(() => arrival.come?.(texts)),
    fail: () => settled(() => arrival.fail?.(new Error("offline"))),
  };
}

/** The addresses of the links that the test has followed. jsdom itself does not follow links. */
const visited: string[] = [];
/** Starts the list in an open dialog, and returns a simulated visitor. */
async function open(hasDocuments = false) {
  const links = entries.map(
    ({ title, path, description }) =>
      `<a href="${path}"><span>${title}</span><span>${description}</span></a>`,
  );
  document.body.innerHTML = `<dialog open ${hasDocuments ? "data-documents" : ""}><div data-plain>${links.join("")}</div><div data-island></div></dialog>`;
  const dialog = assertFound(document.querySelector("dialog"), "element", "dialog");
  await settled(() => startSearchList(dialog));
  return userEvent.setup();
}
window.addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  if (link) visited.push(link.getAttribute("href") ?? "");
  if (link) event.preventDefault();
});
/** Opens the list and types a query. */
const search = async (query: string) => {
  const visitor = await open();
  await visitor.type(field(), query);
  return visitor;
};
const titles = () => screen.queryAllByRole("option").map((option) => option.firstChild?.textContent);
const selected = () => screen.queryByRole("option", { selected: true })?.firstChild?.textContent;
const field = () => screen.getByRole("combobox");
const groups = () => screen.getAllByRole("group").map((group) => group.previousSibling?.textContent);
const status = () => screen.getByRole("status").textContent;

beforeEach(() => {
  jest.clearAllMocks();
  visited.length = 0;
  given(Promise.resolve(texts));
});

test.each([
  ["people ", "2 pages and 1 passage found"],
  ["TEAM", "1 page found"],
  ["what", "1 page found"],
  ["tem", "No results found"],
  ["shelf", "2 passages found"],
  ["  ", ""],
])("the status counts the results of %j, and the list has a name", async (query, expected) => {
  await search(query);
  expect(status()).toBe(expected);
  expect(screen.getByRole("listbox", { name: "Pages and passages" })).toBeInTheDocument();
});

test("the last entry shows the passages after the eighth, and the selection stays where it was", async () => {
  const place = (index: number) => ({ id: `s${index}`, heading: `H${index}`, passages: ["pier"] });
  const sections = Array.from({ length: 10 }, (_, index) => place(index));
  given(Promise.resolve(toTexts([{ path: "/book", title: "Book", sections }])));
  const visitor = await search("pier");
  expect(titles().slice(8)).toEqual(["Show the other 2"]);
  await visitor.keyboard("{ArrowUp}{Enter}");
  expect(titles()).toHaveLength(10);
  expect(selected()).toBe("Book · H7");
  expect(visited).toEqual([]);
  expect(status()).toBe("10 passages found");
});

test("a query without results gets similar words and the index of pages", async () => {
  const visitor = await search("legder");
  expect([titles(), status()]).toEqual([[], "No results found"]);
  await visitor.click(screen.getByRole("button", { name: "ledger" }));
  expect(field()).toHaveValue("ledger");
  expect(field()).toHaveFocus();
  expect(titles()).toEqual(["The Ledger · The Shelf"]);
  await visitor.type(field(), "zzz");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  await visitor.click(screen.getByRole("link", { name: "A-Z of Content" }));
  expect(visited).toEqual(["/#a-z"]);
});

test("the empty message does not appear until the texts have been searched too", async () => {
  const { come } = late();
  await search("zzz");
  expect(status()).toMatch(/^Searching/);
  await come();
  expect(status()).toBe("No results found");
});

test("texts that arrive do not move the selection", async () => {
  const { come } = late();
  const visitor = await search("people{ArrowDown}");
  await come();
  expect(titles()).toEqual(["Team", "Timeline", "The Ledger · The Shelf"]);
  expect(screen.getByText("people", { selector: "mark" })).toBeInTheDocument();
  expect(selected()).toBe("Timeline");
  await visitor.keyboard("{Enter}");
  expect(visited).toEqual(["/timeline"]);
});

test("Enter does nothing while there are no results", async () => {
  const { come } = late();
  const visitor = await search("shelf{ArrowDown}{Enter}");
  await come();
  expect(visited).toEqual([]);
  await visitor.keyboard("{Enter}");
  expect(visited).toEqual(["/book#shelf"]);
});

test("the query and each text of a result have the direction of their own words", async () => {
  const { come } = late();
  await search("people");
  await come();
  const texts = screen.getAllByRole("option").flatMap((option) => [...option.children]);
  for (const each of [field(), ...texts]) expect(each).toHaveAttribute("dir", "auto");
});

test("results are links that name the words on their page", async () => {
  await search("looked");
  expect(screen.getByRole("option")).toHaveAttribute("href", "/book#shelf:~:text=people-,looked.");
});

test("Enter in the field opens another tab with the keys for that", async () => {
  const modifiers: boolean[] = [];
  window.addEventListener("click", ({ ctrlKey }) => modifiers.push(ctrlKey));
  const visitor = await search("team");
  await visitor.keyboard("{Control>}{Enter}{/Control}");
  expect([visited, modifiers.at(-1)]).toEqual([["/team"], true]);
});

test("if the texts did not load, the status says so and pages are still found", async () => {
  const { fail } = late();
  const visitor = await search("shelf");
  await fail();
  expect(status()).toBe(
    "The text of the pages could not be loaded. Only their titles and descriptions were searched.",
  );
  await visitor.clear(field());
  expect(status()).toBe("");
  await visitor.type(field(), "people{ArrowDown}{Enter}");
  await waitFor(() => expect(visited).toEqual(["/timeline"]));
});

test("Enter does not follow a link while an input method is composing", async () => {
  await search("shelf");
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  expect(visited).toEqual([]);
});

/** Mocks the search in documents, so that each query finds this number of pages. */
const inDocuments = (total: number) => {
  const page = { title: "The Hearing", snippet: "A lantern.", terms: [] };
  const pageOf = (number: number) => ({ ...page, address: `/hearing#p${number}`, heading: `Page ${number}` });
  const found = Array.from({ length: total }, (_, index) => pageOf(index + 1));
  jest
    .mocked(searchDocuments)
    .mockImplementation((_query, limit) => Promise.resolve({ found: found.slice(0, limit), total }));
};

test("documents are searched once the visitor pauses, and come after pages", async () => {
  inDocuments(1);
  const visitor = await open(true);
  await settled();
  await visitor.type(field(), "shelf");
  expect(searchDocuments).not.toHaveBeenCalled();
  await waitFor(() => expect(titles().at(-1)).toBe("The Hearing · Page 1"));
  expect(searchDocuments).toHaveBeenCalledTimes(1);
  expect(groups()).toEqual(["In the text", "In the documents"]);
  expect(status()).toBe("2 passages and 1 passage in documents found");
  await visitor.keyboard("{ArrowUp}{Enter}");
  expect(visited).toEqual(["/hearing#p1"]);
});

test("many passages in documents are shown ten more at a time", async () => {
  inDocuments(2000);
  const visitor = await open(true);
  await visitor.type(field(), "lantern");
  await waitFor(() => expect(titles()).toHaveLength(9));
  expect(status()).toBe("2,000 passages in documents found");
  await visitor.click(screen.getByText("Show 10 more of the other 1,992"));
  await waitFor(() => expect(titles()).toHaveLength(19));
});

test("a site without documents does not search them", async () => {
  await search("shelf");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(searchDocuments).not.toHaveBeenCalled();
});
