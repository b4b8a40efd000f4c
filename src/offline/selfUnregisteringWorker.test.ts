import { runInNewContext } from "node:vm";
import { selfUnregisteringWorker } from "./selfUnregisteringWorker";

test("it activates immediately, deletes all caches and unregisters itself", async () => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const [skipWaiting, remove, unregister] = [jest.fn(), jest.fn(), jest.fn()];
  runInNewContext(selfUnregisteringWorker, {
    self: { addEventListener: listeners.set.bind(listeners), skipWaiting, registration: { unregister } },
    caches: { keys: () => Promise.resolve(["a", "b"]), delete: remove },
  });
  const works: Promise<unknown>[] = [];
  for (const listener of listeners.values()) listener({ waitUntil: (work) => works.push(work) });
  await Promise.all(works);
  expect(skipWaiting).toHaveBeenCalled();
  expect(remove.mock.calls).toEqual([["a"], ["b"]]);
  expect(unregister).toHaveBeenCalled();
});
