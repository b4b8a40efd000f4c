import { afterFrame } from "./afterFrame";

const order: string[] = [];
const wait = () => jest.advanceTimersByTime(60);
const setHidden = (hidden: boolean) =>
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });

beforeEach(() => {
  order.splice(0);
  jest.useFakeTimers();
});
afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

test("it calls back after the frame, not in it", () => {
  afterFrame(() => order.push("after"));
  requestAnimationFrame(() => order.push("frame"));
  wait();
  expect(order).toEqual(["frame", "after"]);
});

test("in a tab that nobody sees, which has no frames, it calls back too", () => {
  setHidden(true);
  const frames = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  afterFrame(() => order.push("after"));
  wait();
  frames.mockRestore();
  expect(order).toEqual(["after"]);
});

test.each([true, false])("what is taken back is not called (hidden: %s)", (hidden) => {
  setHidden(hidden);
  afterFrame(() => order.push("after"))();
  wait();
  expect(order).toEqual([]);
});
