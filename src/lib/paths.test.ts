import { isReserved } from "../content-model/reserved";
import { absoluteUrl, isCurrent, shareCardPath } from "./paths";

test("a path with a slash at its end is current too, and a longer path is not", () => {
  expect(isCurrent("/", "/")).toBe(true);
  expect(isCurrent("/team", "/team/")).toBe(true);
  expect(isCurrent("/team", "/teams")).toBe(false);
  expect(isCurrent("/", "/team")).toBe(false);
});

test("whole addresses have no slash at their end, except the home page", () => {
  expect(absoluteUrl("https://a.example", "/")).toBe("https://a.example/");
  expect(absoluteUrl("https://a.example", "/voices/ann")).toBe("https://a.example/voices/ann");
});

test("a page cannot have the share card of the home page", () => {
  expect(shareCardPath("/home")).not.toBe(shareCardPath("/"));
  expect(isReserved("/index")).toBe(true);
});
