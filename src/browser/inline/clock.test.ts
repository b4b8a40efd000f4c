import { openInline } from "../../../tests/support/inlinePage";

test("the counter and the year are today's before any script file", async () => {
  const page = await openInline(
    `<section data-since="1985-09-29"><dd data-unit="days">1</dd></section><span data-year>1999</span>`,
  );
  const days = Math.floor((Date.now() - Date.parse("1985-09-29")) / 86_400_000);
  expect(page.one("dd").textContent?.replace(/\D/g, "")).toBe(String(days));
  expect(page.one("span").textContent).toBe(String(new Date().getFullYear()));
});
