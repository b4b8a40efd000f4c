import { act, screen } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { ThemeChoiceGroup } from "./ThemeChoiceGroup";
import { ThemeToggle } from "./ThemeToggle";

const isDark = () => document.documentElement.classList.contains("theme-ui-dark");

const controls = (
  <>
    <ThemeToggle />
    <ThemeChoiceGroup />
  </>
);

/** A system whose colour scheme can change while the page is open. */
function systemThatIs(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  window.matchMedia = () => query as unknown as MediaQueryList;
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event("change"));
  };
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = "";
  systemThatIs(false);
});

test("the toggle flips the theme, keeps it, and the group follows", async () => {
  const { visitor } = render(controls);
  await visitor.click(screen.getByRole("button", { name: "Toggle theme" }));
  expect(isDark()).toBe(true);
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
  await visitor.click(screen.getByRole("button", { name: "Toggle theme" }));
  expect(isDark()).toBe(false);
  expect(localStorage.getItem("theme")).toBe("light");
});

test("System follows the system and only the choice is kept", async () => {
  const become = systemThatIs(true);
  const { visitor } = render(controls);
  expect(isDark()).toBe(false);
  await visitor.click(screen.getByRole("radio", { name: "System" }));
  expect(isDark()).toBe(true);
  act(() => become(false));
  expect(isDark()).toBe(false);
  expect(localStorage.getItem("theme")).toBe("system");
});

test("a system that changes does not touch a choice", async () => {
  const become = systemThatIs(false);
  const { visitor } = render(controls);
  await visitor.click(screen.getByRole("radio", { name: "Dark" }));
  act(() => become(false));
  expect(isDark()).toBe(true);
});

test("another tab's choice is followed", () => {
  render(controls);
  localStorage.setItem("theme", "dark");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme" })));
  expect(isDark()).toBe(true);
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("where storage is forbidden the toggle still works", async () => {
  const forbid = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { visitor } = render(controls);
  await visitor.click(screen.getByRole("button", { name: "Toggle theme" }));
  expect(isDark()).toBe(true);
  forbid.mockRestore();
});
