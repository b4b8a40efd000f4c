import { act, screen } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { render } from "../../tests/support/render";
import { searchDialog, searchOpened } from "./dialogState";
import { SearchDialog } from "./SearchDialog";

jest.mock("./loadTexts", () => ({ loadTexts: () => Promise.resolve([]) }));

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    allDocumentPart: { totalCount: 0 },
    allSearchEntry: {
      nodes: [
        { title: "Annex", description: "The call at night", page: { path: "/annex" } },
        { title: "Team", description: "The people", page: { path: "/team" } },
        { title: "Timeline", description: "What people did", page: { path: "/timeline", label: "Timeline" } },
      ],
    },
  });
});

/** Opens the dialog as the inline script does, and types; jsdom has no modal dialogs. */
function openAndType(query: string): HTMLInputElement {
  const field = screen.getByPlaceholderText<HTMLInputElement>("Search the site...");
  field.value = query;
  const dialog = searchDialog();
  Object.assign(dialog ?? {}, { open: true, close: () => undefined });
  dialog?.dispatchEvent(new Event(searchOpened));
  return field;
}

test("what was typed before the list loaded is taken over with caret and focus", async () => {
  render(<SearchDialog />);
  act(() => openAndType("people").setSelectionRange(2, 2));
  await screen.findByRole("listbox");
  const taken = screen.getByRole<HTMLInputElement>("combobox");
  expect(searchDialog()?.querySelectorAll("input")).toHaveLength(1);
  expect(taken).toHaveValue("people");
  expect(taken).toHaveFocus();
  expect(taken.selectionStart).toBe(2);
  const options = screen.getAllByRole("option").map((option) => option.firstChild?.textContent);
  expect(options).toEqual(["Team", "Timeline"]);
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
  const press = (key: string) =>
    screen
      .getByRole("combobox")
      .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const listIsThere = atOnce();
  openAndType("people");
  await listIsThere;
  press("ArrowDown");
  await new Promise((resolve) => setTimeout(resolve, 50));
  press("Enter");
  expect(jest.mocked(navigate).mock.calls).toEqual([["/timeline", { replace: true }]]);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
