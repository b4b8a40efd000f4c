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
      `<script>window.atFirst = document.documentElement.className</script>${controls}`,
      { stored, systemIsDark },
    );
    expect(page.window.atFirst).toBe(isDark ? "theme-ui-dark" : "");
    expect(checked(page.document)).toBe(choice);
    expect(page.errors).toEqual([]);
  },
);

test("each press of the button flips the theme, says so and stores it", async () => {
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

test("System follows the system, and only the choice is stored", async () => {
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

test("another tab's choice is followed", async () => {
  const page = await openInline(controls);
  page.window.localStorage.setItem("theme", "dark");
  page.window.dispatchEvent(new page.window.StorageEvent("storage", { key: "theme" }));
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
