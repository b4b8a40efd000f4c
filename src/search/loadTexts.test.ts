import { searchTextsPath } from "../lib/passages";

const site = [{ path: "/", title: "Home", sections: [{ passages: ["One."] }] }];
const fetched = jest.spyOn(globalThis, "fetch");

/** Loads the module again, because each page has its own copy of the module, in which no texts are stored yet. */
const load = async () => {
  jest.resetModules();
  return (await import("./loadTexts")).loadTexts;
};

beforeEach(() => fetched.mockReset());

test("the texts of pages are fetched only once", async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json(site)));
  const loadTexts = await load();
  const [first, second] = await Promise.all([loadTexts(), loadTexts()]);
  expect(await loadTexts()).toBe(first);
  expect(second).toBe(first);
  expect(first[0]).toMatchObject({ path: "/", title: "Home", passages: ["One."] });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([searchTextsPath]);
});

test.each([
  ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["where a host has no such file", () => Promise.resolve(new Response("<h1>404</h1>", { status: 404 }))],
  ["where they arrive incomplete", () => Promise.resolve(new Response('[{"path":"/",'))],
])("%s the texts fail to load, and the next call requests them again", async (_case, answer) => {
  fetched.mockImplementationOnce(answer).mockImplementation(() => Promise.resolve(Response.json(site)));
  const loadTexts = await load();
  await expect(loadTexts()).rejects.toThrow();
  expect(await loadTexts()).toHaveLength(1);
});
