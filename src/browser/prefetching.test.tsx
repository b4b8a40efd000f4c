import { startPrefetching, watchLinks } from "./prefetching";

let observed: Element[];
let see: (entries: object[]) => void;
let finish: (() => void)[];
const loadPage = jest.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  [observed, finish] = [[], []];
  loadPage.mockClear();
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof see) {
      see = callback;
    }
    observe = (element: Element) => observed.push(element);
  } as unknown as typeof IntersectionObserver;
  Object.assign(navigator, { connection: undefined });
  document.body.innerHTML = ["a", "b", "c", "d", "a"]
    .map((name) => `<a href="/${name}">${name}</a>`)
    .join("");
});

const links = () => [...document.querySelectorAll("a")];
/** The links at these places are in view, and no others. */
const inView = (...indexes: number[]) =>
  see(links().map((target, index) => ({ target, isIntersecting: indexes.includes(index) })));
const loaded = () => loadPage.mock.calls.flat();
/** What is being loaded has arrived. */
const arrive = async () => {
  finish.forEach((resolve) => resolve());
  await settled();
};

test("pages whose links are in view are loaded, two at a time and each once", async () => {
  startPrefetching(loadPage);
  expect(observed).toHaveLength(5);
  inView(0, 1, 2, 4);
  expect(loaded()).toEqual(["/a", "/b"]);
  await arrive();
  expect(loaded()).toEqual(["/a", "/b", "/c"]);
});

test("of two links to one page, one in view is enough", () => {
  startPrefetching(loadPage);
  inView(0);
  expect(loaded()).toEqual(["/a"]);
});

test("what leaves the view before its turn is not loaded", async () => {
  startPrefetching(loadPage);
  inView(0, 1, 2);
  inView(3);
  await arrive();
  expect(loaded()).toEqual(["/a", "/b", "/d"]);
});

test("a page that cannot be loaded holds up no other", async () => {
  loadPage.mockImplementationOnce(() => Promise.reject(new Error("no network")));
  startPrefetching(loadPage);
  inView(0, 1, 2);
  await settled();
  expect(loaded()).toEqual(["/a", "/b", "/c"]);
});

test("a link that the pointer reaches does not wait for its turn", () => {
  // The listeners of other tests are still there.
  const asked: string[] = [];
  startPrefetching((path) => new Promise(() => asked.push(path)));
  inView(0, 1);
  links()[3]?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }));
  expect(asked).toEqual(["/a", "/b", "/d"]);
});

test("after a change of page the links are looked at again", () => {
  startPrefetching(loadPage);
  document.body.innerHTML = `<a href="/e">e</a>`;
  watchLinks();
  expect(observed.at(-1)).toBe(links()[0]);
});

test("nothing is loaded where the visitor saves data", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  startPrefetching(loadPage);
  expect(observed).toEqual([]);
});
