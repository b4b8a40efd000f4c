import { openInline } from "../../tests/support/inlinePage";
import { dropdownPressed } from "./dropdowns";

const body = `<a href="#records" data-dropdown="">Records</a><a id="other" href="#x">Other</a>`;

test.each([
  ["click", { detail: 1 }, "pointer"],
  ["click", { detail: 0 }, "keyboard"],
  ["click", { detail: 1, pointerType: "" }, "keyboard"],
  ["keydown", { key: " " }, "keyboard"],
  ["keydown", { key: "ArrowDown" }, "keyboard"],
  ["click", { ctrlKey: true }, ""],
  ["keydown", { key: "Tab" }, ""],
] as const)("%s with %j is kept as a press by %j, and loads the scripts", async (type, init, by) => {
  const page = await openInline(body);
  const link = page.one("a");
  expect(link.getAttribute("role")).toBe("button");
  const reported = jest.fn();
  link.addEventListener(dropdownPressed, reported);
  expect(page.send(type, "a", init)).toBe(by !== "");
  expect([link.dataset.dropdown, reported.mock.calls.length]).toEqual([by, by === "" ? 0 : 1]);
  expect(page.state()).toBe(by === "" ? "html" : "loading");
});

test("another link is followed", async () => {
  const page = await openInline(body);
  expect(page.send("click", "#other")).toBe(false);
});
