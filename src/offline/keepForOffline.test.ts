/** @jest-environment jsdom */
import { keepForOffline } from "./keepForOffline";

type Tell = (parts: { getEntries: () => { name: string; workerStart: number }[] }) => void;

const settled = () => new Promise((resolve) => setTimeout(resolve));

const worker = Object.assign(new EventTarget(), {
  register: () => Promise.resolve(),
  ready: Promise.resolve(),
  controller: null as object | null,
});
const fetched = jest.fn<Promise<void>, [string, RequestInit?]>(() => Promise.resolve());
let tell: Tell | undefined;

beforeEach(() => {
  Object.assign(navigator, { serviceWorker: worker });
  Object.assign(globalThis, {
    fetch: fetched,
    PerformanceObserver: class {
      constructor(listener: Tell) {
        tell = listener;
      }
      observe() {}
    },
  });
});

it("shows the worker the page's own parts once each, and none before it has the page in its hands", async () => {
  const keeping = keepForOffline();
  await settled();
  expect(fetched).not.toHaveBeenCalled();

  worker.controller = {};
  worker.dispatchEvent(new Event("controllerchange"));
  await keeping;

  const parts = [
    `${location.origin}/app.js`,
    "https://elsewhere.example/a.js",
    `${location.origin}/late.json`,
  ];
  tell?.({ getEntries: () => parts.slice(0, 2).map((name) => ({ name, workerStart: 0 })) });
  tell?.({ getEntries: () => parts.map((name) => ({ name, workerStart: 0 })) });
  tell?.({ getEntries: () => [{ name: `${location.origin}/seen.js`, workerStart: 5 }] });
  expect(fetched.mock.calls).toEqual([["/", { headers: { accept: "text/html" } }], [parts[0]], [parts[2]]]);
});
