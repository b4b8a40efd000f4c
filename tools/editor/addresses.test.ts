import { addressOf, openedAt } from "./addresses";

it.each([
  ["/pages/alibi", "content/pages/alibi.md"],
  ["/pages/new", "content/pages/"],
  ["/pages/new.md", "content/pages/new.md"],
  ["/pages/a%20b/c", "content/pages/a b/c.md"],
  ["/timeline", "content/timeline.yaml"],
  ["/campaign", "content/campaign.yaml"],
])("%s is the form of %s", (address, path) => {
  expect(openedAt(address)?.path).toBe(path);
  expect(addressOf(path)).toBe(address);
});

it("an entry of a list has an address in its form", () => {
  expect(openedAt("/timeline/deaths")).toMatchObject({ path: "content/timeline.yaml", entry: "deaths" });
  expect(addressOf("content/timeline.yaml", "deaths")).toBe("/timeline/deaths");
});

it.each(["/", "/elsewhere", "/pagesx/alibi"])("%s is no form", (address) => {
  expect(openedAt(address)).toBeUndefined();
});
