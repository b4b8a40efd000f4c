import { showContentErrors } from "./develop";

const { parent } = window;

afterEach(() => {
  window.parent = parent;
});

/** Starts to show problems in content. Returns a function that sends problems, as the development server does. */
function connect(): (errors: readonly string[]) => void {
  const opened: { onmessage?: (event: { data: string }) => void }[] = [];
  class Source {
    onmessage?: (event: { data: string }) => void;
    constructor(readonly address: string) {
      opened.push(this);
    }
  }
  Object.assign(globalThis, { EventSource: Source });
  showContentErrors();
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

test("in the editor, which lists the problems in its own words, the panel has no list", () => {
  window.parent = {} as Window;
  const send = connect();
  send(["content/media.yaml:1:1  It is wrong. Did you mean another?"]);
  const panel = document.querySelector("[role=alert]");
  expect(panel?.textContent).toBe("The content has problems. You see the last version without problems.");
  send([]);
  expect(document.querySelector("[role=alert]")).toBeNull();
});
