import { openInline } from "../../../tests/support/inlinePage";
import { isDark, parseChoice } from "../../theme/storedTheme";

const controls = `<button data-theme-toggle><svg id="icon"></svg></button>
  ${["light", "dark", "system"].map((value) => `<input type="radio" name="theme" value="${value}">`).join("")}`;
const checked = (document: Document) => document.querySelector<HTMLInputElement>("input:checked")?.value;

describe.each([true, false])("on a system that is dark: %s", (systemIsDark) => {
  test.each([undefined, "light", "dark", "system", "", "purple", "null", "forbidden"])(
    "stored %j is painted before the body is there",
    async (stored) => {
      const page = await openInline(
        `<script>window.atFirst = document.documentElement.className</script>${controls}`,
        { stored, systemIsDark },
      );
      const choice = parseChoice(stored);
      expect(page.window.atFirst).toBe(isDark(choice, systemIsDark) ? "theme-ui-dark" : "");
      expect(checked(page.document)).toBe(choice);
      expect(page.errors).toEqual([]);
    },
  );
});

test("a press on the button, or on its icon, flips the theme, stores it and checks its radio button", async () => {
  const page = await openInline(controls);
  page.send("click", "#icon");
  expect([page.isDark(), page.window.localStorage.getItem("theme"), checked(page.document)]).toEqual([
    true,
    "dark",
    "dark",
  ]);
  page.send("click", "[data-theme-toggle]");
  expect([page.isDark(), page.window.localStorage.getItem("theme")]).toEqual([false, "light"]);
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

test("where storage is forbidden the button still works", async () => {
  const page = await openInline(controls, { stored: "forbidden" });
  page.send("click", "[data-theme-toggle]");
  expect([page.isDark(), page.errors]).toEqual([true, []]);
});
