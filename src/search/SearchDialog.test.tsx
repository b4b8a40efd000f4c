import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { render } from "../../tests/support/render";
import { queueKey } from "../browser/queuedInput";
import { searchDialog, searchOpened } from "../browser/searchDialog";
import { SearchDialog } from "./SearchDialog";
import { loadTexts } from "./loadTexts";

jest.mock("./loadTexts");

beforeEach(() => {
  jest.mocked(navigate).mockClear();
  jest.mocked(loadTexts).mockResolvedValue([]);
  jest.mocked(useStaticQuery).mockReturnValue({
    allSearchEntry: {
      nodes: [
        { title: "Annex", description: "The call at night", page: { path: "/annex" } },
        { title: "Team", description: "The people", page: { path: "/team" } },
        { title: "Timeline", description: "What people did", page: { path: "/timeline", label: "Timeline" } },
      ],
    },
  });
});

/** Opens the dialog as the inline script does; jsdom has no modal dialogs. */
function open(): HTMLDialogElement {
  const dialog = searchDialog();
  if (!dialog) throw new Error("There is no dialog");
  dialog.open = true;
  dialog.close = () => {
    dialog.open = false;
    fireEvent(dialog, new Event("close"));
  };
  act(() => void dialog.dispatchEvent(new Event(searchOpened)));
  return dialog;
}
const titles = () => screen.getAllByRole("option").map((option) => option.firstChild?.textContent);
const listed = () => screen.findByRole("listbox");

test("before it is opened it contains a field, and no list is loaded", () => {
  render(<SearchDialog />);
  expect(screen.getByPlaceholderText("Search the site...")).toBeInTheDocument();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});

test("the list contains all entries", async () => {
  render(<SearchDialog />);
  open();
  await listed();
  expect(titles()).toEqual(["Annex", "Team", "Timeline"]);
  expect(screen.getByText("Pages")).toBeVisible();
  expect(screen.getByPlaceholderText("Search the site...")).toHaveFocus();
});

test("what was typed before the list loaded is taken over with caret and focus", async () => {
  render(<SearchDialog />);
  const field = screen.getByPlaceholderText<HTMLInputElement>("Search the site...");
  const dialog = open();
  field.value = "people";
  field.setSelectionRange(2, 2);
  await listed();
  const taken = screen.getByRole<HTMLInputElement>("combobox");
  expect(dialog.querySelectorAll("input")).toHaveLength(1);
  expect(taken).toHaveValue("people");
  expect(taken).toHaveFocus();
  expect(taken.selectionStart).toBe(2);
  expect(titles()).toEqual(["Team", "Timeline"]);
});

test("arrows and Enter pressed before the list loaded are replayed in order", async () => {
  render(<SearchDialog />);
  const field = screen.getByPlaceholderText<HTMLInputElement>("Search the site...");
  const dialog = open();
  field.value = "people";
  queueKey(dialog, "ArrowDown");
  queueKey(dialog, "Enter");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/timeline", { replace: true }));
  expect(dialog.open).toBe(false);
});

/** As soon as the list is in the document: before anything that React does a moment later. */
const atOnce = () =>
  new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!screen.queryByRole("listbox")) return;
      observer.disconnect();
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });

test("an arrow key pressed at the moment when the list appears keeps its selection", async () => {
  render(<SearchDialog />);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const field = screen.getByPlaceholderText<HTMLInputElement>("Search the site...");
  const press = (key: string) =>
    screen
      .getByRole("combobox")
      .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const listIsThere = atOnce();
  field.value = "people";
  const dialog = searchDialog();
  Object.assign(dialog ?? {}, { open: true, close: () => undefined });
  dialog?.dispatchEvent(new Event(searchOpened));
  await listIsThere;
  press("ArrowDown");
  await new Promise((resolve) => setTimeout(resolve, 50));
  press("Enter");
  expect(jest.mocked(navigate).mock.calls).toEqual([["/timeline", { replace: true }]]);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

test("choosing closes it, goes to the page, and the next opening starts blank", async () => {
  jest.mocked(loadTexts).mockReturnValue(new Promise(() => undefined));
  const { visitor } = render(<SearchDialog />);
  const dialog = open();
  await listed();
  await visitor.type(screen.getByRole("combobox"), "team");
  await visitor.click(screen.getByRole("option", { name: /Team/ }));
  expect(navigate).toHaveBeenCalledWith("/team", { replace: true });
  expect(dialog.open).toBe(false);
  open();
  expect(screen.getByRole("combobox")).toHaveValue("");
  expect(screen.getByRole("combobox")).toHaveFocus();
  expect(titles()).toHaveLength(3);
});
