import { showContentErrors } from "./contentErrors";

test("the mistakes in content are shown while there are any", () => {
  const opened: { onmessage?: (event: { data: string }) => void }[] = [];
  class Source {
    onmessage?: (event: { data: string }) => void;
    constructor(readonly address: string) {
      opened.push(this);
    }
  }
  Object.assign(globalThis, { EventSource: Source });
  showContentErrors();
  const send = (errors: readonly string[]) => opened[0]?.onmessage?.({ data: JSON.stringify(errors) });
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
