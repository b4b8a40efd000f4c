import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { campaignKind } from "../../../../src/content-model/campaign";
import { retryInterval } from "../useServerData";
import type { References } from "../../server/references";
import { parseRoute } from "../../common/addresses";
import { go, usePlace } from "../router";
import { copyWhileLeaving } from "./browserCopy";
import { sessionAt } from "./editSession";
import { FormPage } from "./FormPage";

beforeEach(() => {
  global.matchMedia = () => ({ matches: false }) as MediaQueryList;
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

test("a form opens once an editor that did not answer is started again", async () => {
  jest.useFakeTimers();
  const answer = { ok: true, json: () => Promise.resolve({ values: {} }) } as Response;
  global.fetch = jest.fn().mockRejectedValueOnce(new Error("no network")).mockResolvedValue(answer);
  const route = { kind: campaignKind, path: "content/campaign.yaml", entry: undefined };
  render(<FormPage route={route} session={sessionAt(route.path)} title="Campaign" references={undefined} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("alert")).toHaveTextContent("This page then continues");
  await act(() => jest.advanceTimersByTimeAsync(retryInterval));
  expect(screen.queryByRole("alert")).toBeNull();
  jest.useRealTimers();
});

/** Returns the action and the parameters in the body of a request. */
const asked = (init: RequestInit | undefined) =>
  JSON.parse(init?.body as string) as { action: string; params: { path: string; values: { name: string } } };

const answer = (answered: unknown) => ({ ok: true, json: () => Promise.resolve(answered) }) as Response;

const references = { choices: { page: [] as unknown[] }, above: {} } as unknown as References;
const savedAnn = { path: "content/testimonies/ann.md", address: "/testimonies/ann", before: "" };
const outcome = { following: [], notFollowing: [], still: [] };

/** Renders the form at the address of the window, as the editor does. */
function Opened() {
  const route = parseRoute(usePlace().address);
  if (route?.path === undefined) return null;
  const session = sessionAt(route.path);
  return (
    <FormPage
      key={session.number}
      route={{ ...route, path: route.path }}
      {...{ session, references }}
      title="Ann"
    />
  );
}

test.each(["openForm", "fileApprovals"])(
  "words that are typed while a form is read again after a save are in the new form, if %s is late",
  async (late) => {
    let name = "Ann";
    let isSaved = false;
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((done) => (finish = done));
    global.fetch = jest.fn(async (_url, init?: RequestInit) => {
      const { action, params } = asked(init);
      const answers: Record<string, unknown> = {
        openForm: { before: "", values: { name } },
        fileApprovals: [],
        save: { ...savedAnn, path: params.path, ...outcome, isMerged: true },
      };
      if (action === "save") isSaved = true;
      if (action === late && isSaved) await finished;
      if (action === "saveDraft") ({ name } = params.values);
      return answer(answers[action] ?? { isSaved: false });
    });
    go(`/testimonies/${late.toLowerCase()}`);
    render(<Opened />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText("Name"), "{Control>}s{/Control}");
    await waitFor(() => expect(isSaved).toBe(true));
    await user.type(screen.getByLabelText("Name"), "e");
    await waitFor(() => expect(name).toBe("Anne"));
    const before = screen.getByLabelText("Name");
    finish();
    await waitFor(() => expect(screen.getByLabelText("Name")).not.toBe(before));
    expect(screen.getByLabelText("Name")).toHaveFocus();
    await user.keyboard("tt");
    expect(screen.getByLabelText("Name")).toHaveValue("Annett");
  },
);

test.each([
  ["nothing else", false],
  ["changes of another window", true],
])(
  "a save that moves a page and takes in %s keeps the words and the cursor of somebody who types on",
  async (_what, isMerged) => {
    const stored: [path: string, name: string][] = [];
    let finish: () => void = () => undefined;
    global.fetch = jest.fn(async (_url, init?: RequestInit) => {
      const { action, params } = asked(init);
      if (action === "save") await new Promise<void>((done) => (finish = done));
      if (action === "saveDraft") stored.push([params.path, params.values.name]);
      const answers: Record<string, unknown> = {
        openForm: { before: undefined, values: { name: stored.at(-1)?.[1] } },
        fileApprovals: [],
        save: { ...savedAnn, ...outcome, isMerged },
      };
      return answer(answers[action] ?? { isSaved: false });
    });
    go("/testimonies/new");
    render(<Opened />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText("Name"), "Ann{Control>}s{/Control}");
    await user.keyboard("e");
    finish();
    await waitFor(() => expect(location.pathname).toBe("/testimonies/ann"));
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(await screen.findByText(/^Saved\./)).toHaveTextContent(
      "What you have typed since then is not saved yet.",
    );
    await user.keyboard("{ArrowLeft}tt");
    await waitFor(() => expect(stored.at(-1)).toEqual([savedAnn.path, "Anntte"]));
    expect(screen.getByLabelText("Name")).toHaveValue("Anntte");
    expect(stored.map(([path]) => path)).not.toContain("content/testimonies/");
    // The form for the next new page has a session of its own.
    expect(sessionAt("content/testimonies/").reading).toBeUndefined();
  },
);

test("a page that moves keeps its form, even if the window is drawn again before the form has the answer", async () => {
  const path = "content/testimonies/";
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = asked(init);
    // The form waits for this file after the save.
    if (action === "save") sessionAt(path).store.copying.add(new Promise(() => undefined));
    const answers: Record<string, unknown> = {
      openForm: { before: undefined, values: {} },
      fileApprovals: [],
      save: { ...savedAnn, ...outcome, isMerged: false },
    };
    return Promise.resolve(answer(answers[action] ?? { isSaved: false }));
  });
  go("/testimonies/new");
  const { rerender } = render(<Opened />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Name"), "Ann{Control>}s{/Control}");
  await waitFor(() => expect(sessionAt(savedAnn.path).store.get("name")).toBe("Ann"));
  rerender(<Opened />);
  expect(screen.getByLabelText("Name")).toHaveFocus();
  expect(location.pathname).toBe("/testimonies/ann");
});

test("after a save that moves a page and takes in changes, the form has these changes, and the cursor stays", async () => {
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action, params } = asked(init);
    const isMoved = params.path === savedAnn.path;
    const answers: Record<string, unknown> = {
      openForm: { before: "", values: isMoved ? { name: "Ann", role: "Nurse" } : {} },
      fileApprovals: [],
      save: { ...savedAnn, ...outcome, isMerged: true },
    };
    return Promise.resolve(answer(answers[action] ?? { isSaved: false }));
  });
  go("/testimonies/new");
  render(<Opened />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Name"), "Ann{Control>}s{/Control}");
  await waitFor(() => expect(screen.getByLabelText("Role")).toHaveValue("Nurse"));
  expect(screen.getByLabelText("Name")).toHaveFocus();
  await user.keyboard("e");
  expect(screen.getByLabelText("Name")).toHaveValue("Anne");
});

test("after changes were discarded, the focus is on the heading, and not in the field that the address names", async () => {
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const answers: Record<string, unknown> = {
      openForm: { before: "", values: { name: "Ann" } },
      fileApprovals: [],
    };
    return Promise.resolve(answer(answers[asked(init).action] ?? { isSaved: false }));
  });
  go("/testimonies/discarded#name");
  render(<Opened />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Name"), "e");
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  await user.click(screen.getByRole("button", { name: "Discard them" }));
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue("Ann"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("a form that is opened again waits until its words are stored, so that it does not take the focus from somebody", async () => {
  let name = "Ann";
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((done) => (finish = done));
  global.fetch = jest.fn(async (_url, init?: RequestInit) => {
    const { action, params } = asked(init);
    if (action === "saveDraft") {
      await finished;
      ({ name } = params.values);
    }
    const answers: Record<string, unknown> = {
      openForm: { before: "", values: { name } },
      fileApprovals: [],
    };
    return answer(answers[action] ?? { isSaved: false });
  });
  const address = "/testimonies/again";
  go(address);
  render(<Opened />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Name"), "e");
  act(() => go("/"));
  act(() => go(address));
  expect(screen.getByRole("status")).toHaveTextContent("Opening…");
  finish();
  expect(await screen.findByLabelText("Name")).toHaveValue("Anne");
});

test("the heading is the new title after a save that renames the page", async () => {
  const renamed = { path: "content/testimonies/bea.md", address: "/testimonies/bea", before: "" };
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const answers: Record<string, unknown> = {
      openForm: { before: "", values: { name: "Ann" } },
      fileApprovals: [],
      save: { ...renamed, ...outcome, isMerged: false },
    };
    return Promise.resolve(answer(answers[asked(init).action] ?? { isSaved: false }));
  });
  go("/testimonies/renamed");
  render(<Opened />);
  const user = userEvent.setup();
  const field = await screen.findByLabelText("Name");
  await user.clear(field);
  await user.type(field, "Bea{Control>}s{/Control}");
  await waitFor(() => expect(location.pathname).toBe(renamed.address));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Bea");
  expect(document.title).toMatch(/^Bea /);
});

test("a copy that is restored is in the form, even if somebody has typed just before", async () => {
  const path = "content/testimonies/restored.md";
  let name = "Ann";
  let isFull = true;
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action, params } = asked(init);
    if (action === "saveDraft" && isFull) return Promise.reject(new Error("full"));
    if (action === "saveDraft") ({ name } = params.values);
    const answers: Record<string, unknown> = {
      openForm: { before: "", values: { name } },
      fileApprovals: [],
    };
    return Promise.resolve(answer(answers[action] ?? { isSaved: false }));
  });
  copyWhileLeaving({ path, form: "of a closed window", before: "", values: { name: "Copied" } });
  go("/testimonies/restored");
  render(<Opened />);
  const restore = await screen.findByRole("button", { name: "Restore the copy" });
  isFull = false;
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Typed" } });
  fireEvent.click(restore);
  await waitFor(() => expect(screen.getByLabelText("Name")).not.toHaveValue("Typed"));
  expect(screen.getByLabelText("Name")).toHaveValue("Copied");
});

test("the form asks for approvals once when it opens, and again after a save that moves the page", async () => {
  const paths: string[] = [];
  const approved = {
    ...{ key: "ann", of: "Ann", field: "agreed", sentence: undefined },
    state: { by: "Ann", on: "1 May 2026", type: "approved" },
  };
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action, params } = asked(init);
    if (action === "fileApprovals") paths.push(params.path);
    const answers: Record<string, unknown> = {
      openForm: { before: "", values: { name: "Ann" } },
      fileApprovals: params.path === savedAnn.path ? [approved] : [],
      save: { ...savedAnn, ...outcome, isMerged: false },
    };
    return Promise.resolve(answer(answers[action] ?? { isSaved: false }));
  });
  go("/testimonies/anne");
  render(<Opened />);
  const user = userEvent.setup();
  const field = await screen.findByLabelText("Name");
  expect(paths).toEqual(["content/testimonies/anne.md"]);
  await user.type(field, "{Control>}s{/Control}");
  expect(await screen.findByText("Approved by Ann on 1 May 2026.")).toBeVisible();
});

test("a save that changes the title changes the heading of the form and the title of the window", async () => {
  const path = "content/testimonies/titled.md";
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const answers: Record<string, unknown> = {
      openForm: { before: "", values: { name: "Ann" } },
      fileApprovals: [],
      save: { ...savedAnn, ...outcome, path, address: "/testimonies/titled" },
    };
    return Promise.resolve(answer(answers[asked(init).action] ?? { isSaved: false }));
  });
  go("/testimonies/titled");
  render(<Opened />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Name"), "e Lee");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Ann");
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Anne Lee"));
  expect(document.title).toBe("Anne Lee · Content editor");
});
