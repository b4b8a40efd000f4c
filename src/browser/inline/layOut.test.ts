import { openInline, settle } from "../../../tests/support/inlinePage";

const sections = Array.from({ length: 3 }, (_, index) => `<section id="s${index}"></section>`).join("");
/** A page of which all is below the first screen, and which notes the rules for its first paint. */
const body = `<script>
  innerHeight = 0;
  addEventListener("DOMContentLoaded", () => (window.rules = document.styleSheets.length));
</script>${sections}<footer></footer>`;

test.each([
  ["at the top of a page, what is below the first screen is left out", {}, 1],
  ["at a place in a page, nothing is", { fragment: "#s2" }, 0],
  ["by Back, nothing is", { arrival: "back_forward" }, 0],
  ["by a reload, which keeps the place, nothing is", { arrival: "reload" }, 0],
] as const)("where a visitor arrives %s", async (_how, visitor, rules) => {
  const page = await openInline(body, visitor);
  expect(page.window.rules).toBe(rules);
});

const shownIn = ({ document }: { document: Document }) =>
  [...document.querySelectorAll<HTMLElement>("section, footer")].map(({ style }) => style.contentVisibility);

test("it follows piece by piece, and then the rule is gone", async () => {
  const page = await openInline(body);
  expect(shownIn(page)).toEqual(["", "", "", ""]);
  while (page.document.styleSheets.length > 0) await settle(20);
  expect(shownIn(page)).toEqual(["", "visible", "visible", "visible"]);
});

test("what begins on the first screen is laid out at once", async () => {
  const page = await openInline(body.replace("innerHeight = 0", "innerHeight = 800"));
  expect(shownIn(page)).toEqual(["", "visible", "visible", "visible"]);
});

test("all of it is laid out when the screen is turned", async () => {
  const page = await openInline(body);
  page.window.dispatchEvent(new page.window.Event("resize"));
  expect(page.document.styleSheets).toHaveLength(0);
});

test("all of it is laid out when the visitor moves", async () => {
  const page = await openInline(body);
  page.send("keydown", "body", { key: "Tab" });
  await settle(60);
  expect(page.document.styleSheets).toHaveLength(0);
});
