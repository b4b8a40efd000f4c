import { afterFrame } from "./afterFrame";

const order: string[] = [];
const wait = () => new Promise((resolve) => setTimeout(resolve, 60));
const setHidden = (hidden: boolean) =>
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });

beforeEach(() => order.splice(0));
afterEach(() => setHidden(false));

test("it calls back after the frame, not in it", async () => {
  afterFrame(() => order.push("after"));
  requestAnimationFrame(() => order.push("frame"));
  await wait();
  expect(order).toEqual(["frame", "after"]);
});

test("in a tab that nobody sees, which has no frames, it calls back too", async () => {
  setHidden(true);
  const frames = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  afterFrame(() => order.push("after"));
  await wait();
  frames.mockRestore();
  expect(order).toEqual(["after"]);
});

test.each([true, false])("what is taken back is not called (hidden: %s)", async (hidden) => {
  setHidden(hidden);
  afterFrame(() => order.push("after"))();
  await wait();
  expect(order).toEqual([]);
});
