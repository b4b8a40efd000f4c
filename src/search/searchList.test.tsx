import { act, screen } from "@testing-library/react";
import { searchDialog, searchOpened } from "./dialogState";
import { filterEntries } from "./filterEntries";
import { startSearchList } from "./searchList";

jest.mock("./loadTexts", () => ({ loadTexts: () => Promise.resolve([]) }));
jest.mock("./filterEntries", () => ({
  filterEntries: jest.fn(
    jest.requireActual<typeof import("./filterEntries")>("./filterEntries").filterEntries,
  ),
}));

const html = `<div id="messages"></div><dialog id="search" data-list="/static/list.js">
  <div data-plain><input placeholder="Search the site..."><ul>
    <li><a href="/annex"><span>Annex</span><span>The call at night</span></a></li>
    <li><a href="/team"><span>Team</span><span>The people</span></a></li>
    <li><a href="/timeline"><span>Timeline</span><span>What people did</span></a></li>
  </ul></div><div data-island></div></dialog>`;

/** Returns the search dialog of the page. Throws if the page has no search dialog. */
const dialog = () => {
  const found = searchDialog();
  if (!found) throw new Error("There is no dialog.");
  return found;
};
const plain = () => document.querySelector<HTMLInputElement>("[data-plain] input");
const openDialog = () => {
  dialog().setAttribute("open", "");
  dialog().dispatchEvent(new Event(searchOpened));
};

/** Calls `change`, and waits until React has rendered the result. */
const settled = (change: () => void) => act(() => Promise.resolve().then(change));

/** Runs the list's script, as a page does. */
const load = () => settled(() => startSearchList(dialog()));

beforeEach(() => {
  document.body.innerHTML = html;
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute("open");
  };
});

test("the list takes over the text, the caret and the focus of the plain field", async () => {
  openDialog();
  const field = plain();
  Object.assign(field ?? {}, { value: "people" });
  field?.setSelectionRange(2, 2);
  await load();
  const taken = screen.getByRole<HTMLInputElement>("combobox");
  expect(plain()).toBeNull();
  expect(taken).toHaveValue("people");
  expect(taken).toHaveFocus();
  expect(taken.selectionStart).toBe(2);
  const options = screen.getAllByRole("option").map((option) => option.firstChild?.textContent);
  expect(options).toEqual(["Team", "Timeline"]);
  expect(dialog().dataset.list).toBeUndefined();
});

test("a list that loads after the dialog was closed appears at the next opening, with a blank field", async () => {
  Object.assign(plain() ?? {}, { value: "people" });
  await load();
  expect(screen.queryByRole("listbox")).toBeNull();
  Object.assign(plain() ?? {}, { value: "" });
  await settled(openDialog);
  expect(screen.getByRole("combobox")).toHaveValue("");
  expect(screen.getAllByRole("option")).toHaveLength(3);
});

test("the list shows entries as a translator has changed them", async () => {
  const title = dialog().querySelector("a span");
  if (title) title.innerHTML = "<font><font>Anbau</font></font>";
  openDialog();
  await load();
  expect(screen.getAllByRole("option")[0]?.firstChild).toHaveTextContent("Anbau");
});

test("an error of the list closes the dialog with a message, and the next opening tries again", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(filterEntries).mockImplementation(() => {
    throw new Error("too old");
  });
  openDialog();
  await load();
  expect(dialog().open).toBe(false);
  expect(document.querySelector("#messages")).toHaveTextContent(/^The search could not be loaded\./);
  jest
    .mocked(filterEntries)
    .mockImplementation(
      jest.requireActual<typeof import("./filterEntries")>("./filterEntries").filterEntries,
    );
  await settled(openDialog);
  expect(screen.getAllByRole("option")).toHaveLength(3);
  errors.mockRestore();
});
