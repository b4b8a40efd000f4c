import { act, renderHook } from "@testing-library/react";
import { go, usePlace } from "./router";

/** Clicks a link. Returns whether the router has prevented the browser from following the link. */
function click(attributes: Partial<HTMLAnchorElement>, event: MouseEventInit = {}): boolean {
  const link = Object.assign(document.createElement("a"), { href: "/pages/alibi#title" }, attributes);
  document.body.replaceChildren(link);
  let isKept = false;
  const note = (clicked: Event) => {
    isKept = clicked.defaultPrevented;
    // jsdom cannot follow links, so the test prevents every click.
    clicked.preventDefault();
  };
  addEventListener("click", note);
  act(() => void link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event })));
  removeEventListener("click", note);
  return isKept;
}

test("a link to a form opens in the same window, and Back returns to the previous form", async () => {
  const { result } = renderHook(usePlace);
  act(() => go("/pages"));
  expect(click({})).toBe(true);
  expect(result.current).toMatchObject({ address: "/pages/alibi", field: "title" });
  act(() => history.back());
  await act(() => new Promise((resolve) => addEventListener("popstate", resolve, { once: true })));
  expect(result.current.address).toBe("/pages");
});

test("an address whose field is not encoded correctly opens its form all the same", () => {
  const { result } = renderHook(usePlace);
  act(() => go("/pages/alibi#%E0%A4%A"));
  expect(result.current).toMatchObject({ address: "/pages/alibi", field: "%E0%A4%A" });
});

test.each<[string, Partial<HTMLAnchorElement>, MouseEventInit]>([
  ["in a new tab", { target: "_blank" }, {}],
  ["to another site", { href: "https://example.org/" }, {}],
  ["to a file of the content", { href: "/-/content/images/desk.jpg" }, {}],
  ["with Ctrl", {}, { ctrlKey: true }],
  ["with ⌘", {}, { metaKey: true }],
  ["with Shift", {}, { shiftKey: true }],
  ["with the middle button", {}, { button: 1 }],
])("a link %s is left to the browser", (_how, attributes, event) => {
  expect(click(attributes, event)).toBe(false);
});
