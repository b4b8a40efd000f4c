import { messagesId, notify } from "./message";

const shown = () => [...document.querySelectorAll(`#${messagesId} > p`)].map((each) => each.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<div id="${messagesId}"></div>`;
});
afterEach(() => {
  jest.useRealTimers();
});

test("a message is shown for four seconds", () => {
  notify("One");
  jest.advanceTimersByTime(3999);
  expect(shown()).toEqual(["One"]);
  jest.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("a fourth message replaces the first", () => {
  for (const text of ["One", "Two", "Three", "Four"]) notify(text);
  expect(shown()).toEqual(["Two", "Three", "Four"]);
});
