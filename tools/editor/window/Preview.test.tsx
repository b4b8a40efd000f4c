import { MessageChannel, type MessagePort } from "node:worker_threads";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProblemsPanel } from "./ProblemsPanel";
import { Preview, requestSnapshot } from "./Preview";
import { changed } from "./send";

const site = "http://localhost:8000";

/** Makes the server answer the preview's requests about the page. */
function answer(page: { address: string; isMade: boolean }): void {
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(page) } as Response));
}

/**
 * Shows the preview of a page. Returns the messages that the page in the frame receives, and a function that brings the page in front of
 * the form.
 * @param between called after the preview's first request, before the site has made the page
 */
async function shownPage(between?: () => unknown) {
  answer({ address: "/alibi", isMade: between === undefined });
  const preview = (isInFront: boolean) => (
    <aside>
      <Preview site={site} path="content/pages/alibi.md" isInFront={isInFront} />
    </aside>
  );
  const { rerender } = render(preview(false));
  if (between) {
    await screen.findByText(/The site is making the page/);
    between();
    answer({ address: "/alibi", isMade: true });
    dispatchEvent(new Event(changed));
  }
  const frame = await screen.findByTitle<HTMLIFrameElement>("The page on the site");
  const post = jest.fn<undefined, [message: { take?: true }, origin: string, ports?: MessagePort[]]>();
  Object.defineProperty(frame, "contentWindow", { value: { postMessage: post } });
  const turn = () => rerender(preview(true));
  return Object.assign(post, { turn });
}

it("shows a sketch in place of the home page for a page that is held back from sharing, until it is saved", async () => {
  global.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ isMade: false, isSaved: false }) } as Response),
  );
  render(<Preview site={site} path="content/pages/held-back.md" isInFront={false} />);
  expect(await screen.findByRole("article", { name: "Sketch of the page" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Open the page" })).toBeNull();
  answer({ address: "/held-back", isMade: true });
  act(() => void dispatchEvent(new Event(changed)));
  expect(await screen.findByRole("link", { name: "Open the page" })).toHaveAttribute(
    "href",
    `${site}/held-back`,
  );
});

describe("while the editor does not answer", () => {
  const stop = () => {
    global.fetch = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  };

  it("says so in place of a page that is not shown yet, and then shows the page", async () => {
    stop();
    render(<Preview site={site} path="content/pages/alibi.md" isInFront={false} />);
    expect(await screen.findByText(/^The editor does not answer/)).toBeVisible();
    expect(screen.queryByText(/The site is making the page/)).toBeNull();
    answer({ address: "/alibi", isMade: true });
    act(() => void dispatchEvent(new Event(changed)));
    expect(await screen.findByTitle("The page on the site")).toBeVisible();
    expect(screen.queryByText(/does not answer/)).toBeNull();
  });

  it("keeps the page that is shown", async () => {
    await shownPage();
    stop();
    await act(async () => {
      dispatchEvent(new Event(changed));
      await new Promise((done) => setTimeout(done, 0));
    });
    expect(screen.getByTitle("The page on the site")).toBeVisible();
  });
});

it("shows the paragraph at the cursor, without its citation numbers but with its line breaks, and not the beginning of the text", async () => {
  const post = await shownPage();
  const text = document.createElement("div");
  text.className = "ProseMirror";
  text.tabIndex = 0;
  text.innerHTML =
    '<h2>The beginning</h2><p>He went,<span class="chip citation">[2]</span> in<br><span class="chip value">June</span>.</p>';
  document.body.append(text);
  jest.useFakeTimers();
  getSelection()?.collapse(text.querySelector("h2"), 0);
  act(() => text.focus());
  getSelection()?.collapse(text.querySelector("p"), 0);
  document.dispatchEvent(new Event("selectionchange"));
  jest.runAllTimers();
  jest.useRealTimers();
  text.remove();
  expect(post.mock.calls).toEqual([[{ show: "He went, in\nJune." }, site]]);
});

it("shows the edited text again when the page comes in front of the form, because a hidden page cannot scroll", async () => {
  const post = await shownPage();
  const input = document.createElement("input");
  input.value = "The Alibi";
  document.body.append(input);
  jest.useFakeTimers();
  act(() => input.focus());
  jest.runAllTimers();
  jest.useRealTimers();
  input.blur();
  post.mockClear();
  post.turn();
  input.remove();
  expect(post.mock.calls).toEqual([[{ show: "The Alibi" }, site]]);
});

it("sends the title of the entry with a text of the entry, because the page may not show the text itself", async () => {
  const post = await shownPage();
  const list = document.createElement("section");
  list.className = "list";
  list.innerHTML = `<ol><li><div class="row"><button class="title">Ann <small></small></button></div><input></li></ol>`;
  document.body.append(list);
  const [input] = list.getElementsByTagName("input");
  if (!input) throw new Error("unreachable: the list has an input");
  input.value = "3 December 2026";
  jest.useFakeTimers();
  act(() => input.focus());
  jest.runAllTimers();
  jest.useRealTimers();
  list.remove();
  expect(post.mock.calls).toContainEqual([{ show: "3 December 2026", entry: "Ann " }, site]);
});

it("shows the edited text again when the page has loaded, because a page that is loading does not receive it", async () => {
  const post = await shownPage();
  const input = document.createElement("input");
  input.value = "The Alibi";
  document.body.append(input);
  jest.useFakeTimers();
  act(() => input.focus());
  jest.runAllTimers();
  jest.useRealTimers();
  input.remove();
  post.mockClear();
  const { origin } = new URL(site);
  act(() => void dispatchEvent(new MessageEvent("message", { origin, data: { isReady: true } })));
  expect(post.mock.calls).toContainEqual([{ show: "The Alibi" }, site]);
});

describe("a snapshot of a page", () => {
  /** Reports that the page is ready, and answers the latest request for a snapshot. */
  function answerWhenReady(post: Awaited<ReturnType<typeof shownPage>>): void {
    const { origin } = new URL(site);
    act(() => void dispatchEvent(new MessageEvent("message", { origin, data: { isReady: true } })));
    const ports = post.mock.calls.flatMap(([{ take }, , sent = []]) => (take ? sent : []));
    ports.at(-1)?.postMessage({ page: "the page" });
  }

  const opened: MessageChannel[] = [];

  beforeEach(() => {
    class Recorded extends MessageChannel {
      constructor() {
        super();
        opened.push(this);
      }
    }
    Object.assign(globalThis, { MessageChannel: Recorded });
  });

  // Ports are closed after each test, because an open port would keep the process of the tests running.
  afterEach(() => opened.splice(0).forEach(({ port1 }) => port1.close()));

  it("that is still loading is asked for again when the page is ready", async () => {
    const post = await shownPage();
    const snapshot = requestSnapshot();
    answerWhenReady(post);
    expect(await snapshot).toBe("the page");
    expect(post.mock.calls.filter(([{ take }]) => take)).toHaveLength(2);
  });

  it("that the site is still making is asked for when the page is ready", async () => {
    let snapshot: ReturnType<typeof requestSnapshot> | undefined;
    const post = await shownPage(() => (snapshot = requestSnapshot()));
    answerWhenReady(post);
    expect(await snapshot).toBe("the page");
  });

  it("that does not exist fails at once", async () => {
    await expect(requestSnapshot()).rejects.toThrow("The page of the site does not answer.");
  });
});

it("is skipped with one key, which moves the focus to the problems in the content", async () => {
  answer({ address: "/alibi", isMade: true });
  render(
    <>
      <Preview site={site} path="content/pages/alibi.md" isInFront={false} />
      <ProblemsPanel overview={undefined} failure={undefined} path={undefined} />
    </>,
  );
  const skip = await screen.findByRole("button", { name: "Skip the page on the site" });
  const user = userEvent.setup();
  await user.tab();
  expect(skip).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("status", { name: "Problems in the content" })).toHaveFocus();
});
