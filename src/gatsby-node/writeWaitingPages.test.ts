import type { CreateDevServerArgs } from "gatsby";
import { writeWaitingPages } from "./writeWaitingPages";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Starts the function with a state of Gatsby that has one page. Returns its requests, and a function that changes the state. */
function start() {
  const pagePaths = new Set(["/vale"]);
  const query = { dirty: 0, running: 0 };
  const requested: string[] = [];
  const state = {
    pendingPageDataWrites: { pagePaths },
    queries: { trackedQueries: new Map([["/vale", query]]) },
  };
  writeWaitingPages({
    store: { getState: () => state },
    emitter: {
      emit: (type: string, { pagePath }: { pagePath: string }) => requested.push(`${type} ${pagePath}`),
    },
  } as unknown as CreateDevServerArgs);
  return { pagePaths, query, requested };
}

const request = "QUERY_RUN_REQUESTED /vale";

test("the data of a page that Gatsby has forgotten to write is requested after a second look, and again at most twice", () => {
  const { requested } = start();
  jest.advanceTimersByTime(1000);
  expect(requested).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(requested).toEqual([request]);
  jest.advanceTimersByTime(60_000);
  expect(requested).toEqual([request, request, request]);
});

test("a page that was written and waits again is requested again", () => {
  const { pagePaths, requested } = start();
  jest.advanceTimersByTime(60_000);
  pagePaths.delete("/vale");
  jest.advanceTimersByTime(1000);
  pagePaths.add("/vale");
  jest.advanceTimersByTime(2000);
  expect(requested).toEqual([request, request, request, request]);
});

test.each([
  ["must run its query first", { dirty: 1, running: 0 }],
  ["is running its query", { dirty: 0, running: 1 }],
])("a page that %s is left to Gatsby", (_what, flags) => {
  const { query, requested } = start();
  Object.assign(query, flags);
  jest.advanceTimersByTime(60_000);
  expect(requested).toEqual([]);
});

test("a page that Gatsby does not know yet is left to Gatsby", () => {
  const { pagePaths, requested } = start();
  pagePaths.delete("/vale");
  pagePaths.add("/new");
  jest.advanceTimersByTime(60_000);
  expect(requested).toEqual([]);
});
