/** @jest-environment jsdom */
import { keepForOffline } from "./keepForOffline";

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("shows the worker nothing before it has the page in its hands", async () => {
  const worker = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(),
    ready: Promise.resolve(),
    controller: null as object | null,
  });
  const add = jest.fn(() => Promise.resolve());
  const fetched = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { serviceWorker: worker });
  Object.assign(globalThis, { caches: { open: () => Promise.resolve({ add }) }, fetch: fetched });
  Object.assign(performance, {
    getEntriesByType: () => [
      { name: `${location.origin}/app-1.js` },
      { name: "https://elsewhere.example/picture.jpg" },
    ],
  });

  const keeping = keepForOffline();
  await settled();
  expect(fetched).not.toHaveBeenCalled();

  worker.controller = {};
  worker.dispatchEvent(new Event("controllerchange"));
  await keeping;
  expect(add).toHaveBeenCalledWith("/");
  expect(fetched.mock.calls).toEqual([[`${location.origin}/app-1.js`]]);
});
