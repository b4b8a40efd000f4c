import { onClientEntry } from "./develop";

const { parent } = window;

afterEach(() => {
  window.parent = parent;
});

/** Starts the code that shows problems in content. Returns a function that sends problems to the page, as the development server does. */
function connect(): (errors: readonly string[]) => void {
  const opened: { onmessage?: (event: { data: string }) => void }[] = [];
  class Source {
    onmessage?: (event: { data: string }) => void;
    constructor(readonly address: string) {
      opened.push(this);
    }
  }
  Object.assign(globalThis, { EventSource: Source });
  onClientEntry();
  return (errors) => opened[0]?.onmessage?.({ data: JSON.stringify(errors) });
}

test("the problems in content are shown while there are any", () => {
  const send = connect();
  send([]);
  expect(document.querySelector("[role=alert]")).toBeNull();
  send(["content/media.yaml:1:1  <b>It</b> is wrong."]);
  send(["content/media.yaml:2:1  <b>It</b> is wrong."]);
  expect(document.querySelectorAll("[role=alert]")).toHaveLength(1);
  expect(document.querySelector("[role=alert] li")?.textContent).toBe(
    "content/media.yaml:2:1  <b>It</b> is wrong.",
  );
  send([]);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("only one of several pages is connected to the server, and the others get the problems from it", () => {
  const channels: { onmessage?: (event: { data: string }) => void }[] = [];
  class Channel {
    onmessage?: (event: { data: string }) => void;
    constructor() {
      channels.push(this);
    }
    postMessage(data: string) {
      for (const other of channels) if (other !== this) other.onmessage?.({ data });
    }
  }
  const waiting: (() => unknown)[] = [];
  const locks = { request: (_name: string, held: () => unknown) => void waiting.push(held) };
  Object.assign(globalThis, { BroadcastChannel: Channel });
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  const send = connect();
  const count = () => document.querySelectorAll("[role=alert] li").length;
  waiting.shift()?.();
  send(["One.", "Two."]);
  expect(count()).toBe(2);
  document.getElementById("content-errors")?.remove();
  // Another page that is opened asks the first page. In this test, both pages have the same document.
  const sendToOther = connect();
  expect(count()).toBe(2);
  sendToOther(["Not connected."]);
  expect(count()).toBe(2);
  send(["One."]);
  expect(count()).toBe(1);
  // The first page was closed.
  waiting.shift()?.();
  sendToOther([]);
  expect(count()).toBe(0);
  Reflect.deleteProperty(navigator, "locks");
});

test("in the editor, which lists the problems in its own words, the panel has no list", () => {
  window.parent = {} as Window;
  const send = connect();
  send(["content/media.yaml:1:1  It is wrong. Did you mean another?"]);
  const panel = document.querySelector("[role=alert]");
  expect(panel?.textContent).toBe(
    "The content has problems. Until they are corrected, the site does not show your changes.",
  );
  send([]);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test("in the editor, a page takes the focus only if it has the focus already", () => {
  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "focus");
  window.parent = {} as Window;
  connect();
  const button = document.body.appendChild(document.createElement("button"));
  const hasFocus = jest.spyOn(document, "hasFocus").mockReturnValue(false);
  button.focus();
  expect(document.activeElement).toBe(document.body);
  hasFocus.mockReturnValue(true);
  button.focus();
  expect(document.activeElement).toBe(button);
  Object.defineProperty(HTMLElement.prototype, "focus", focus ?? {});
});

const now = 1_900_000_000_000;
test.each([
  ["is not loaded again after a message of the browser that is not an error", undefined, [], undefined],
  ["is loaded again 2 seconds after an error", new Error("no data"), [], 2000],
  ["is loaded again early if its errors were long ago", new Error("no data"), [70, 60, 50], 2000],
  ["is loaded again later if it has an error for the fourth time", new Error("no data"), [20, 10, 5], 30_000],
])("in the editor, a page %s", (_what, error, secondsAgo, delay) => {
  jest.useFakeTimers({ now });
  const key = `reloads of ${location.pathname}`;
  const before = secondsAgo.map((seconds) => now - seconds * 1000).join(" ");
  sessionStorage.setItem(key, before);
  // jsdom cannot reload a page, and reports each attempt as an error in the console. So the test silences the console.
  const console = jest.spyOn(globalThis.console, "error").mockImplementation();
  const listen = jest.spyOn(globalThis, "addEventListener");
  window.parent = {} as Window;
  connect();
  dispatchEvent(new ErrorEvent("error", { error }));
  jest.advanceTimersByTime((delay ?? 60_000) - 1);
  expect(sessionStorage.getItem(key)).toBe(before);
  jest.advanceTimersByTime(1);
  const last = sessionStorage.getItem(key)?.split(" ").at(-1);
  expect(last).toBe(delay ? String(now + delay) : before);
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener as EventListener);
  listen.mockRestore();
  console.mockRestore();
  jest.useRealTimers();
});
