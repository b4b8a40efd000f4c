import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "./App";
import { DeleteButton } from "./forms/DeleteButton";
import { sessionAt } from "./forms/editSession";
import { formId } from "./forms/windowForms";
import { go } from "./router";

test("a list of content says that it is being read, so that nobody takes it for empty", async () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  go("/testimonies");
  render(<App />);
  expect(await screen.findByRole("heading", { name: "Testimonies" })).toBeVisible();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "Reading the content…",
  );
});

test("a new page is not listed as unsaved any more when it is saved, before the list is loaded again", async () => {
  const path = "content/pages/";
  const when = new Date(Date.now() - 1000).toISOString();
  const draft = {
    path,
    form: formId(path),
    when,
    name: "A new page",
    address: "/pages/new",
    isHeldBack: false,
  };
  const overview = { site: undefined, entries: [], problems: [], unused: [], drafts: [draft] };
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    if (action !== "overview" && action !== "references") return new Promise<Response>(() => undefined);
    return Promise.resolve({
      ok: true,
      json: () => Promise.resolve(action === "overview" ? overview : {}),
    } as Response);
  });
  go("/testimonies");
  const { rerender } = render(<App />);
  const panel = await screen.findByRole("status", { name: "Problems in the content" });
  expect(await screen.findByRole("link", { name: "A new page" })).toBeInTheDocument();
  await sessionAt(path).save(() =>
    Promise.resolve({ path: "content/pages/saved.md", address: "/pages/saved", before: "", following: [] }),
  );
  rerender(<App />);
  expect(panel).not.toHaveTextContent("A new page");
});

test("a page is not listed any more when it is deleted, before the list is loaded again", async () => {
  const [entry, other] = ["pier", "alibi"].map((name) => ({
    kind: "pages",
    address: `/pages/${name}`,
    title: `The ${name}`,
    detail: "",
  }));
  const overview = { site: undefined, entries: [entry, other], problems: [], unused: [], drafts: [] };
  let isDeleted = false;
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    const { action } = JSON.parse(init?.body as string) as { action: string };
    isDeleted ||= action === "deleteFile";
    if (isDeleted && action === "overview") return new Promise<Response>(() => undefined);
    const answers: Record<string, unknown> = {
      overview,
      deleteFile: { referrers: [] },
      usesOf: { referrers: [] },
    };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[action] ?? {}) } as Response);
  });
  go("/pages");
  render(
    <>
      <App />
      <DeleteButton path="content/pages/pier.md" title="The pier" one="page" forget={jest.fn()} />
    </>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Delete this page" }));
  await user.click(await screen.findByRole("button", { name: "Delete it" }));
  expect(await screen.findByText(/^Deleted: “The pier”/)).toBeVisible();
  expect(screen.getAllByRole("link", { name: "The alibi" })).not.toEqual([]);
  expect(screen.queryAllByRole("link", { name: "The pier" })).toEqual([]);
});

describe("a narrow window, which shows either the form or its page,", () => {
  /** Opens a form, and brings its page in front of the form. Returns the frame of the editor and the button "Page". */
  async function pageInFront() {
    const overview = { site: "http://localhost:8000", entries: [], problems: [], unused: [], drafts: [] };
    global.fetch = jest.fn((_url, init?: RequestInit) => {
      const { action } = JSON.parse(init?.body as string) as { action: string };
      if (action !== "overview" && action !== "references") return new Promise<Response>(() => undefined);
      return Promise.resolve({
        ok: true,
        json: () => Promise.resolve(action === "overview" ? overview : {}),
      } as Response);
    });
    go("/timeline");
    const { container } = render(<App />);
    const button = await screen.findByRole("button", { name: "Page" });
    await userEvent.click(button);
    const frame = container.querySelector(".frame");
    expect(frame).toHaveAttribute("data-page", "true");
    return { frame, button };
  }

  it.each([
    ["a text of the page is clicked, which opens its field", "/timeline#entries.2.title"],
    ["another form is opened", "/contact"],
  ])("shows the form when %s", async (_what, address) => {
    const { frame, button } = await pageInFront();
    act(() => go(address));
    expect(frame).toHaveAttribute("data-page", "false");
    expect(button).toHaveAttribute("aria-pressed", "false");
  });

  it("still shows the page when the editor changes the address after a save", async () => {
    const { frame } = await pageInFront();
    act(() => go("/timeline#entries.2", { replace: true }));
    expect(frame).toHaveAttribute("data-page", "true");
  });

  it("shows the form when its page is clicked twice at the same place", async () => {
    const { frame, button } = await pageInFront();
    act(() => go("/timeline#entries.2.title"));
    await userEvent.click(button);
    expect(frame).toHaveAttribute("data-page", "true");
    act(() => go("/timeline#entries.2.title"));
    expect(frame).toHaveAttribute("data-page", "false");
  });
});
