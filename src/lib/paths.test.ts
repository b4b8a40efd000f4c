import { absoluteUrl, isCurrent, normalisePath, testimonyPath } from "./paths";

test.each([
  ["/", "/"],
  ["", "/"],
  ["/team/", "/team"],
  ["/team?x=1#y", "/team"],
  ["/testimonies/ann//", "/testimonies/ann"],
])("%j is the path %s", (written, expected) => {
  expect(normalisePath(written)).toBe(expected);
});

test("a path is current whatever stands behind it, and no longer path is", () => {
  expect(isCurrent("/team", "/team/#patrons")).toBe(true);
  expect(isCurrent("/team", "/teams")).toBe(false);
  expect(isCurrent("/", "/team")).toBe(false);
});

test("whole addresses end without a slash, but for the home page", () => {
  expect(absoluteUrl("https://a.example", "/")).toBe("https://a.example/");
  expect(absoluteUrl("https://a.example", testimonyPath("ann"))).toBe("https://a.example/testimonies/ann");
});
