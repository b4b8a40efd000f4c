import { isReserved } from "../content-model/reserved";
import { absoluteUrl, isCurrent, shareCardPath } from "./paths";

test("a path is current with a slash at its end too, and no longer path is", () => {
  expect(isCurrent("/", "/")).toBe(true);
  expect(isCurrent("/team", "/team/")).toBe(true);
  expect(isCurrent("/team", "/teams")).toBe(false);
  expect(isCurrent("/", "/team")).toBe(false);
});

test("whole addresses end without a slash, but for the home page", () => {
  expect(absoluteUrl("https://a.example", "/")).toBe("https://a.example/");
  expect(absoluteUrl("https://a.example", "/voices/ann")).toBe("https://a.example/voices/ann");
});

test("no page has the share card of the home page", () => {
  expect(shareCardPath("/home")).not.toBe(shareCardPath("/"));
  expect(isReserved("/index")).toBe(true);
});
