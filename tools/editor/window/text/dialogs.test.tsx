import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { leastInTexts } from "../../../../src/content-model/fields";
import { pageKind } from "../../../../src/content-model/page";
import { Field } from "../forms/Field";
import { FormContext, FormStore } from "../forms/store";
import type { References } from "../../server/references";
import { CiteDialog } from "./CiteDialog";
import { LinkDialog, PictureDialog } from "./dialogs";

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLElement.prototype.scrollIntoView = jest.fn();
  global.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});

/**
 * Opens the Picture dialog for a pasted picture, in a form with other uploaded files. Returns the list of deleted files, which is filled
 * later.
 */
function openPicture({ isNew = true, body = "" } = {}) {
  const deleted: string[] = [];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { params } = init?.method === "PUT" ? { params: undefined } : read(init);
    deleted.push(...(params?.paths ?? []));
    const answer = { path: "content/images/pier.png", isNew };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  });
  const store = new FormStore({ body });
  store.added.add("content/images/before.png");
  const put = jest.fn();
  const close = jest.fn();
  const context = {
    store,
    Field,
    file: "pages/",
    mistakes: [],
    unchanged: [],
    references: undefined,
    kind: pageKind,
  };
  const given = new File(["picture"], "pier.png", { type: "image/png" });
  render(
    <FormContext.Provider value={context}>
      <PictureDialog
        file="pages/a.md"
        references={undefined}
        picture={undefined}
        {...{ given, close, put }}
      />
    </FormContext.Provider>,
  );
  return { deleted, close, put };
}

const read = (init?: RequestInit) => JSON.parse(init?.body as string) as { params: { paths?: string[] } };

const closeDialog = () => screen.getByRole("dialog").dispatchEvent(new Event("close"));

describe("the Picture dialog that is closed without inserting", () => {
  it("deletes the picture that was uploaded in it", async () => {
    const { deleted, close } = openPicture();
    await screen.findByRole("button", { name: "Insert" });
    closeDialog();
    await waitFor(() => expect(deleted).toEqual(["content/images/pier.png"]));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("deletes the picture that is still being uploaded", async () => {
    const { deleted } = openPicture();
    closeDialog();
    await waitFor(() => expect(deleted).toEqual(["content/images/pier.png"]));
  });

  it.each([
    ["was there before", { isNew: false }],
    ["the text uses", { body: "![A](../images/pier.png)" }],
  ])("keeps a picture that %s", async (_which, options) => {
    const { deleted } = openPicture(options);
    await screen.findByRole("button", { name: "Insert" });
    closeDialog();
    await new Promise((done) => setTimeout(done));
    expect(deleted).toEqual([]);
  });
});

it("keeps the picture that is inserted", async () => {
  const { deleted, put } = openPicture();
  await userEvent.type(await screen.findByLabelText("What the picture shows"), "A pier");
  await userEvent.click(screen.getByRole("button", { name: "Insert" }));
  expect(put).toHaveBeenCalledWith({ src: "../images/pier.png", alt: "A pier", title: null });
  expect(deleted).toEqual([]);
});

it.each([
  ["smaller", leastInTexts.width - 1, 1],
  ["as large", leastInTexts.width, 0],
])("says before the save whether a picture is too small for a text: %s", async (_size, width, count) => {
  openPicture();
  await screen.findByLabelText("What the picture shows");
  const picture = screen.getByRole("dialog").querySelector("img") as HTMLImageElement;
  Object.defineProperties(picture, {
    naturalWidth: { value: width },
    naturalHeight: { value: leastInTexts.height },
  });
  fireEvent.load(picture);
  const { width: least, height } = leastInTexts;
  const needed = `${width} × ${height} pixels. Here it needs at least ${least} × ${height}.`;
  expect(screen.queryAllByText(needed, { exact: false })).toHaveLength(count);
});

it.each([
  ["www.pier.test/boats", "https://www.pier.test/boats"],
  ["https://pier.test/boats", "https://pier.test/boats"],
])("links to the address %s of another website when one types it and presses Enter", async (typed, href) => {
  const link = jest.fn();
  const page = [{ value: "pier", title: "The Pier", detail: "/pier" }];
  const references = { choices: { page } } as unknown as Parameters<typeof LinkDialog>[0]["references"];
  const store = new FormStore({ body: "" });
  const context = {
    store,
    Field,
    file: "pages/",
    mistakes: [],
    unchanged: [],
    references: undefined,
    kind: pageKind,
  };
  render(
    <FormContext.Provider value={context}>
      <LinkDialog file="pages/a.md" href={undefined} close={jest.fn()} {...{ references, link }} />
    </FormContext.Provider>,
  );
  await userEvent.type(screen.getByRole("combobox", { hidden: true }), typed);
  expect(screen.queryByText("No results.")).toBeNull();
  expect(screen.getByText("Another website").closest("[aria-selected=true]")).not.toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(link).toHaveBeenCalledWith(href, typed);
});

it("a new source that is begun is kept when its dialog is closed, and the list of sources says so", async () => {
  const answers: Record<string, unknown> = { openForm: { values: { entries: [] }, before: "" } };
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[action]) } as Response);
  });
  const references = { choices: { page: [], source: [] } } as unknown as References;
  const store = new FormStore({});
  const context = {
    store,
    Field,
    file: "pages/a.md",
    mistakes: [],
    unchanged: [],
    references,
    kind: pageKind,
  };
  const close = jest.fn();
  render(
    <FormContext.Provider value={context}>
      <CiteDialog file="pages/a.md" references={references} close={close} cite={jest.fn()} />
    </FormContext.Provider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "New source" }));
  await user.type(await screen.findByLabelText("Title"), "Letters");
  act(() => void closeDialog());
  await user.click(await screen.findByRole("button", { name: "Continue the new source" }));
  expect(await screen.findByLabelText("Title")).toHaveValue("Letters");
  expect(close).not.toHaveBeenCalled();
  sessionStorage.clear();
});

it.each(["the button", "Ctrl+S"])(
  "a new source that %s saves is not in the list at once, so no other source can be cited in its place",
  async (way) => {
    const answers: Record<string, unknown> = { openForm: { values: { entries: [] }, before: "" }, save: {} };
    global.fetch = jest.fn((_url, init?: RequestInit) => {
      const { action } = JSON.parse(init?.body as string) as { action: string };
      return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[action]) } as Response);
    });
    const choices = { page: [], source: [{ value: "other", title: "Other", detail: "Other", kind: "book" }] };
    const references = { choices } as unknown as References;
    const cite = jest.fn();
    const store = new FormStore({});
    const context = {
      store,
      Field,
      file: "pages/a.md",
      mistakes: [],
      unchanged: [],
      references,
      kind: pageKind,
    };
    const dialog = (known: References) => (
      <FormContext.Provider value={context}>
        <CiteDialog file="pages/a.md" references={known} close={jest.fn()} cite={cite} />
      </FormContext.Provider>
    );
    const { rerender } = render(dialog(references));
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "New source" }));
    await user.type(await screen.findByLabelText("Link name"), "letters");
    if (way === "Ctrl+S") await user.keyboard("{Control>}s{/Control}");
    else await user.click(screen.getByRole("button", { name: "Save the source" }));
    expect(await screen.findByText("Adding the source to the list…")).toBeVisible();
    await user.keyboard("{Enter}");
    const made = { value: "letters", title: "Letters", detail: "Letters", kind: "book" };
    rerender(dialog({ choices: { ...choices, source: [...choices.source, made] } } as unknown as References));
    await user.type(screen.getByLabelText("Page"), "12{Enter}");
    expect(cite.mock.calls).toEqual([["letters:12"]]);
  },
);

it.each([
  ["another source", "Other", "other"],
  ["the same source", "Judgment", "judgment:12"],
])(
  "the place of a citation does not become a place in another source: %s",
  async (_which, title, expected) => {
    const source = ["Judgment", "Other"].map((title) => ({
      value: title.toLowerCase(),
      title,
      detail: title,
      kind: "book",
    }));
    const references = { choices: { page: [], source } } as unknown as References;
    const cite = jest.fn();
    render(
      <CiteDialog
        file="pages/a.md"
        references={references}
        written="judgment:12"
        close={jest.fn()}
        cite={cite}
      />,
    );
    const user = userEvent.setup();
    expect(screen.getByLabelText("Page")).toHaveValue("12");
    await user.click(screen.getByRole("button", { name: "Another source" }));
    await user.type(screen.getByLabelText("Source"), `${title}{Enter}`);
    await user.click(screen.getByRole("button", { name: "Change" }));
    expect(cite.mock.calls).toEqual([[expected]]);
  },
);

it("a dialog with typed words closes only at the second Escape, and says so at the first", async () => {
  const { close } = openPicture();
  const user = userEvent.setup();
  const escape = () => {
    let isClosing = true;
    act(() => {
      isClosing = screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    });
    return isClosing;
  };
  const words = await screen.findByLabelText("What the picture shows");
  expect(escape()).toBe(true);
  await user.type(words, "A pier");
  expect(escape()).toBe(false);
  expect(screen.getByRole("alert")).toHaveTextContent(
    "You have not selected Insert yet. If you press Escape again, your words are lost.",
  );
  await user.type(words, ".");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(escape()).toBe(false);
  expect(escape()).toBe(true);
  expect(close).not.toHaveBeenCalled();
});
