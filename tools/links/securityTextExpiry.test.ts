import { securityTextExpiry } from "./securityTextExpiry";

afterEach(() => jest.restoreAllMocks());

const now = new Date("2027-05-01T00:00:00Z");

test.each([
  ["in a year", "Expires: 2028-05-01T00:00:00.000Z", undefined],
  ["in 32 days", "Expires: 2027-06-02T00:00:00.000Z", undefined],
  ["in 31 days", "Expires: 2027-06-01T00:00:00.000Z", "expires in 31 days"],
  ["two days ago", "Expires: 2027-04-29T00:00:00.000Z", "expired 2 days ago"],
  ["at a time that cannot be read", "Expires: soon", "does not say when it expires"],
  ["never", "Contact: https://c.example", "does not say when it expires"],
])("of a security.txt that expires %s", async (_when, line, expected) => {
  const text = `Contact: https://c.example\n${line}\nCanonical: https://a.example/.well-known/security.txt\n`;
  const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(text));
  const said = await securityTextExpiry("https://a.example", now);
  expect(fetched).toHaveBeenCalledWith("https://a.example/.well-known/security.txt");
  expect(said?.replace(/^\S+ |\. Publish the site again: .*/g, "")).toBe(expected);
});

test.each([
  ["does not answer", () => Promise.reject(new TypeError("fetch failed"))],
  ["has no such file", () => Promise.resolve(new Response("", { status: 404 }))],
])("a site that %s is not online yet", async (_what, answer) => {
  jest.spyOn(globalThis, "fetch").mockImplementation(answer);
  expect(await securityTextExpiry("https://a.example", now)).toBeUndefined();
});
