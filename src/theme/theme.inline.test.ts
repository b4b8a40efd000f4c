import { openInline } from "../../tests/support/inlinePage";

const controls = `<button data-theme-toggle><svg id="icon"></svg></button>
  ${["light", "dark", "system"].map((value) => `<input type="radio" name="theme" value="${value}">`).join("")}`;
const checked = (document: Document) => document.querySelector<HTMLInputElement>("input:checked")?.value;

test.each([
  [undefined, true, "light", false],
  ["light", true, "light", false],
  ["dark", false, "dark", true],
  ["system", true, "system", true],
  ["system", false, "system", false],
  ["", true, "light", false],
  ["Dark", true, "light", false],
  ["null", true, "light", false],
] as const)(
  "stored %j on a system that is dark (%s) is %s, painted before the body is there",
  async (stored, systemIsDark, choice, isDark) => {
    const page = await openInline(
      `<script>window.atFirst = document.documentElement.classList.contains("theme-ui-dark")</script>${controls}`,
      { stored, systemIsDark },
    );
    expect(page.window.atFirst).toBe(isDark);
    expect(checked(page.document)).toBe(choice);
    expect(page.errors).toEqual([]);
  },
);

test("each click on the button changes the theme, its state and the stored choice", async () => {
  const page = await openInline(controls);
  for (const [choice, isPressed] of [
    ["dark", "true"],
    ["light", "false"],
  ]) {
    page.send("click", "#icon");
    expect(page.one("button").getAttribute("aria-pressed")).toBe(isPressed);
    expect([checked(page.document), page.window.localStorage.getItem("theme")]).toEqual([choice, choice]);
  }
});

test("the choice System follows the system, and is stored as `system`", async () => {
  const page = await openInline(controls, { systemIsDark: true });
  page.one("[value=system]").click();
  expect(page.isDark()).toBe(true);
  page.becomeDark(false);
  expect(page.isDark()).toBe(false);
  expect(page.window.localStorage.getItem("theme")).toBe("system");
  page.one("[value=dark]").click();
  page.becomeDark(false);
  expect(page.isDark()).toBe(true);
});

test.each([
  ["in another tab", "storage", { key: "theme" }],
  ["by clearing the storage in another tab", "storage", { key: null }],
  ["on the next page, before Back", "pageshow", { persisted: true }],
  ["on the next page, before Back loads this page again", "pageshow", { persisted: false }],
  ["while this page was rendered ahead", "prerenderingchange", {}],
])("a choice made %s is followed: %s %j", async (_where, type, init) => {
  const page = await openInline(controls);
  page.window.localStorage.setItem("theme", "dark");
  page.window.dispatchEvent(Object.assign(new page.window.Event(type), init));
  expect([page.isDark(), checked(page.document)]).toEqual([true, "dark"]);
});

test.each(["forbidden", "full"])(
  "where storage is %s the site is light and the button works",
  async (stored) => {
    const page = await openInline(controls, { stored, systemIsDark: true });
    expect([page.isDark(), checked(page.document)]).toEqual([false, "light"]);
    page.send("click", "#icon");
    expect([page.isDark(), page.errors]).toEqual([true, []]);
  },
);
