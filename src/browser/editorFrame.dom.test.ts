import { connectToEditor } from "./editorFrame";
import { capturePage } from "./capturePage";

jest.mock("./capturePage", () => ({ capturePage: jest.fn(() => new Promise(() => undefined)) }));

const take = { take: true };

test.each<[string, string, Window | null, unknown, number]>([
  ["the editor around it", "http://localhost:8010", window, take, 1],
  ["the editor by its number", "http://127.0.0.1:8010", window, take, 1],
  ["another site that frames it", "https://other.test", window, take, 0],
  ["a site whose name begins like this machine's", "http://localhost.other.test:80", window, take, 0],
  ["a page without an origin", "null", window, take, 0],
  ["another window", "http://localhost:8010", null, take, 0],
  ["an editor that asks for something else", "http://localhost:8010", window, { take: "all" }, 0],
  ["an editor that sends nothing", "http://localhost:8010", window, null, 0],
])(
  "a page is captured for an editor on this computer, and for nobody else: %s",
  (_who, origin, source, data, times) => {
    jest.mocked(capturePage).mockClear();
    connectToEditor();
    dispatchEvent(new MessageEvent("message", { origin, source, data }));
    expect(capturePage).toHaveBeenCalledTimes(times);
  },
);

test.each([
  ["/a-page", ""],
  ["/a-page#part", ""],
  ["/documents/minutes.pdf#page=2", "_blank"],
  ["https://other.test/", "_blank"],
  ["mailto:jo@other.test", "_blank"],
])("a link of the footer to %s gets the target %p", (href, target) => {
  document.body.innerHTML = `<footer><a href="${href}"><b>A link</b></a></footer>`;
  connectToEditor();
  const link = document.querySelector("a");
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.querySelector("b")?.click();
  expect(link?.target).toBe(target);
});

test("a click on a paragraph reports its text without citation numbers, before its heading", () => {
  const report = jest.spyOn(window, "postMessage").mockImplementation();
  document.body.innerHTML = `<main><section><h2>A heading</h2>
<p>A <a>link<span class="visually-hidden"> (new tab)</span></a>.<sup><a>[2]</a></sup></p></section></main>`;
  connectToEditor();
  document.querySelector("p")?.click();
  const clicked = { address: "/", texts: ["A link.", "A .", "A heading\nA link.", "A heading"] };
  expect(report).toHaveBeenCalledWith({ clicked }, "*");
});

test("a click on a heading reports its text, also if it links to itself after a number", () => {
  const report = jest.spyOn(window, "postMessage").mockImplementation();
  document.body.innerHTML = `<main><h2><span>3</span> <a class="permalink" href="#a">A heading</a></h2></main>`;
  connectToEditor();
  document.querySelector("a")?.click();
  const clicked = { address: "/", texts: ["A heading", "3 A heading", " A heading"] };
  expect(report).toHaveBeenCalledWith({ clicked }, "*");
});

test.each([
  ["in view", 100, 300, "the paragraph", 0],
  ["under the header", 10, 300, "the header", 1],
  ["below the window", 100, 3000, "the paragraph", 1],
])(
  "a paragraph that is edited is outlined, and the page scrolls to it if it is not in view: %s",
  (_where, top, bottom, seen, times) => {
    document.body.innerHTML = `<header></header><main><p>A paragraph.</p></main>`;
    const paragraph = document.querySelector("p");
    const scroll = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: scroll });
    jest
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue({ left: 0, top, bottom } as DOMRect);
    document.elementFromPoint = () => (seen === "the header" ? document.querySelector("header") : paragraph);
    connectToEditor();
    const data = { show: "A paragraph." };
    dispatchEvent(new MessageEvent("message", { origin: "http://localhost:8010", source: window, data }));
    expect(paragraph?.style.outline).toBe("2px dashed");
    expect(scroll.mock.calls.length > 0).toBe(times > 0);
  },
);

test("a text that the page does not contain is shown by the title of its entry, as soon as the page contains one of them", async () => {
  document.body.innerHTML = `<main><p>Ann</p></main>`;
  Object.assign(Element.prototype, { scrollIntoView: jest.fn() });
  document.elementFromPoint = () => null;
  connectToEditor();
  const outlined = () => [...document.querySelectorAll("[style*=dashed]")].map((one) => one.textContent);
  const show = (data: object) =>
    dispatchEvent(new MessageEvent("message", { origin: "http://localhost:8010", source: window, data }));
  show({ show: "3 December 2026", entry: "Ann" });
  expect(outlined()).toEqual(["Ann"]);
  show({ show: "A chair.", entry: "Ben" });
  const [main] = document.getElementsByTagName("main");
  main?.insertAdjacentHTML("beforeend", "<h3>Ben</h3>");
  await new Promise((done) => setTimeout(done));
  expect(outlined()).toEqual(["Ben"]);
  main?.insertAdjacentHTML("beforeend", "<p>A chair.</p>");
  await new Promise((done) => setTimeout(done));
  expect(outlined()).toEqual(["A chair."]);
});

test("the outlined text comes into view when a phone shows the page in place of the form, and not when only the height changes", () => {
  document.body.innerHTML = `<main><p>A paragraph.</p></main>`;
  const scroll = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ left: 0, top: 5000, bottom: 5100 } as DOMRect);
  // A frame that is not shown has no size.
  window.innerWidth = 0;
  connectToEditor();
  for (const show of ["A paragraph.", "A paragraph that the page does not contain yet."])
    dispatchEvent(
      new MessageEvent("message", { origin: "http://localhost:8010", source: window, data: { show } }),
    );
  scroll.mockClear();
  window.innerWidth = 390;
  dispatchEvent(new Event("resize"));
  expect(scroll).toHaveBeenCalledTimes(1);
  // The height changes when a phone's browser hides its address bar while somebody scrolls.
  dispatchEvent(new Event("resize"));
  expect(scroll).toHaveBeenCalledTimes(1);
  // With a text that the page contains, the page stops waiting for the other one.
  const data = { show: "A paragraph." };
  dispatchEvent(new MessageEvent("message", { origin: "http://localhost:8010", source: window, data }));
});
