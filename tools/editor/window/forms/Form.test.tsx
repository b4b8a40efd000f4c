import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { contactCardKind } from "../../../../src/content-model/contactCard";
import { testimonyKind } from "../../../../src/content-model/testimony";
import type { References } from "../../server/references";
import type { Still } from "../../server/stillElsewhere";
import { usePlace } from "../router";
import { Form } from "./Form";

const path = "content/contact.yaml";

/** Opens a form whose save returns `still`, and other details of a save. */
function open(still: Still[], details = {}) {
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    const saved = {
      path,
      address: "/contact",
      before: "",
      isMerged: false,
      following: [],
      notFollowing: [],
      still,
      ...details,
    };
    const answer = action === "save" ? saved : { isSaved: false };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  });
  render(
    <Form
      route={{ kind: contactCardKind, path, entry: undefined }}
      form={{ before: "", values: { entries: [{ anchor: "old-name" }] }, draft: undefined }}
      title="Contact"
      approvals={[]}
      references={{ choices: { page: [] as unknown[] } } as References}
      reopen={jest.fn()}
      openText={jest.fn()}
      firstStatus=""
    />,
  );
  return userEvent.setup();
}

beforeEach(() => {
  global.matchMedia = () => ({ matches: false }) as MediaQueryList;
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

test("the line next to Save links to the notice that other places still use the old version", async () => {
  const user = open([
    { old: "07700 900000", places: [{ title: "Contact page", address: "/pages/contact" }] },
  ]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const link = await screen.findByRole("button", {
    name: "Other places still use the old version: show them",
  });
  expect(screen.getByRole("status", { name: "Saving" })).toContainElement(link);
  await user.click(link);
  expect(screen.getByRole("region", { name: "Still elsewhere" })).toHaveFocus();
});

test("the line next to Save only says that the form is saved if no other place uses the old version", async () => {
  const user = open([]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toHaveTextContent(/^Saved\.$/);
});

test("the form says which field could not follow another field", async () => {
  const user = open([], { notFollowing: [["entries.0.anchor", "new-name"]] });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Saved\./)).toHaveTextContent(
    "Link name is still “old-name”, because “new-name” is not possible there. If “old-name” contains a word that you have removed, change the field Link name before you share.",
  );
});

test("a save that moves the file takes along the places that still use the old version", async () => {
  const still = [{ old: "07700 900000", places: [{ title: "Contact page", address: "/pages/contact" }] }];
  const user = open(still, { path: "content/pages/moved.md", address: "/pages/moved" });
  const Place = () => <p>Still: {JSON.stringify(usePlace().still)}</p>;
  render(<Place />);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(`Still: ${JSON.stringify(still)}`)).toBeVisible();
});

test("the address follows the title until the first save that succeeds", async () => {
  const sent: Record<string, unknown>[] = [];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action, params } = JSON.parse(init?.body as string) as {
      action: string;
      params: { values: Record<string, unknown> };
    };
    if (action !== "save") return Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response);
    sent.push(params.values);
    const mistakes = [{ field: "title", sentence: "Title is too long.", fault: "Title is too long." }];
    const error = { error: "Not saved yet.", mistakes };
    return Promise.resolve({ ok: false, status: 422, json: () => Promise.resolve(error) } as Response);
  });
  render(
    <Form
      route={{ kind: testimonyKind, path: "content/testimonies/", entry: undefined }}
      form={{ before: undefined, values: { name: "Frist Titel" }, draft: undefined }}
      title="New testimony"
      approvals={[]}
      references={{ choices: { page: [] as unknown[] }, above: {} } as unknown as References}
      reopen={jest.fn()}
      openText={jest.fn()}
      firstStatus=""
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Not saved yet.");
  const name = screen.getByLabelText("Name");
  await user.clear(name);
  await user.type(name, "First Title");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent.map(({ slug }) => slug)).toEqual(["frist-titel", "first-title"]));
});

test("discarded words are neither saved nor kept if somebody types and saves before they are discarded", async () => {
  const actions: string[] = [];
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    actions.push(action);
    // The server never answers, so the words are never discarded.
    if (action === "dropDraft") return new Promise<Response>(() => undefined);
    return Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response);
  });
  const { unmount } = render(
    <Form
      route={{ kind: testimonyKind, path: "content/testimonies/ann.md", entry: undefined }}
      form={{ before: "", values: { name: "Ann" }, draft: undefined }}
      title="Ann"
      approvals={[]}
      references={{ choices: { page: [] as unknown[] }, above: {} } as unknown as References}
      reopen={jest.fn()}
      openText={jest.fn()}
      firstStatus=""
    />,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Name"), " Secret");
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  await user.click(screen.getByRole("button", { name: "Discard them" }));
  expect(screen.getByText("Discarding…")).toBeVisible();
  actions.length = 0;
  await user.type(screen.getByLabelText("Name"), " Words");
  await user.click(screen.getByRole("button", { name: "Save" }));
  // A form that closes stores at once what is not stored yet.
  unmount();
  expect(actions).toEqual([]);
});

test("a form whose other fields follow a saved text stays open, so that the cursor stays in the text", async () => {
  const saved = {
    ...{ path: "content/testimonies/ann.md", address: "/testimonies/ann", before: "", isMerged: false },
    ...{ following: [["summary", "A new summary."]], notFollowing: [], still: [] },
  };
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    const answer = action === "save" ? saved : [];
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response);
  });
  const reopen = jest.fn();
  render(
    <Form
      route={{ kind: testimonyKind, path: saved.path, entry: undefined }}
      form={{ before: "", values: { name: "Ann", summary: "A summary." }, draft: undefined }}
      title="Ann"
      approvals={[]}
      references={{ choices: { page: [] as unknown[] }, above: {} } as unknown as References}
      reopen={reopen}
      openText={jest.fn()}
      firstStatus=""
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(screen.getByLabelText("Summary")).toHaveValue("A new summary.");
  expect(reopen).not.toHaveBeenCalled();
});
