import { MessageChannel, type MessagePort } from "node:worker_threads";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProblemsPanel } from "./ProblemsPanel";
import { Preview, requestSnapshot } from "./Preview";

const site = "http://localhost:8000";

/** Shows the preview of a page that the site has made. Returns the messages that the page in the frame receives. */
async function shownPage() {
  const made = { address: "/alibi", isMade: true };
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(made) } as Response));
  render(
    <aside>
      <Preview site={site} path="content/pages/alibi.md" />
    </aside>,
  );
  const frame = await screen.findByTitle<HTMLIFrameElement>("The page on the site");
  const post = jest.fn<undefined, [message: { take?: true }, origin: string, ports?: MessagePort[]]>();
  Object.defineProperty(frame, "contentWindow", { value: { postMessage: post } });
  return post;
}

it("shows the paragraph at the cursor, without its citation numbers, and not the beginning of the text", async () => {
  const post = await shownPage();
  const text = document.createElement("div");
  text.className = "ProseMirror";
  text.tabIndex = 0;
  text.innerHTML =
    '<h2>The beginning</h2><p>He went,<span class="chip citation">[2]</span> in <span class="chip value">June</span>.</p>';
  document.body.append(text);
  jest.useFakeTimers();
  getSelection()?.collapse(text.querySelector("h2"), 0);
  act(() => text.focus());
  getSelection()?.collapse(text.querySelector("p"), 0);
  document.dispatchEvent(new Event("selectionchange"));
  jest.runAllTimers();
  jest.useRealTimers();
  text.remove();
  expect(post.mock.calls).toEqual([[{ show: "He went, in June." }, site]]);
});

it("asks a page that is still loading for its snapshot once more when the page is ready", async () => {
  Object.assign(globalThis, { MessageChannel });
  const post = await shownPage();
  const snapshot = requestSnapshot();
  const asked = () => post.mock.calls.filter(([{ take }]) => take);
  expect(asked()).toHaveLength(1);
  // The page was not there yet, so the first message is lost.
  const origin = new URL(site).origin;
  act(() => void dispatchEvent(new MessageEvent("message", { origin, data: { isReady: true } })));
  const ports = asked().flatMap(([, , sent = []]) => sent);
  ports[1]?.postMessage({ page: "the page" });
  expect(await snapshot).toBe("the page");
  for (const port of ports) port.close();
});

it("is skipped by one key, to what is wrong in the content", async () => {
  const made = { address: "/alibi", isMade: true };
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(made) } as Response));
  render(
    <>
      <Preview site={site} path="content/pages/alibi.md" />
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
