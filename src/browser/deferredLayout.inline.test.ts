import { openInline, settle } from "../../tests/support/inlinePage";

const sections = Array.from({ length: 3 }, (_, index) => `<section id="s${index}"></section>`).join("");
/**
 * Returns a page with three sections and a footer, which are all below the first screen if `innerHeight` is 0. In its first frame, the page
 * runs the code in `does`. Then it records the number of its style sheets, and the parts that are laid out.
 */
const pageThat = (does = "", innerHeight = 0) => `<script>
  innerHeight = ${innerHeight};
  addEventListener("DOMContentLoaded", () =>
    requestAnimationFrame(() => {
      ${does};
      window.rules = document.styleSheets.length;
      window.shown = [...document.querySelectorAll("section, footer")].map(({ style }) => style.contentVisibility);
    }),
  );
</script>${sections}<footer></footer>`;

async function firstFrame(body: string, visitor?: Parameters<typeof openInline>[1]) {
  const { window } = await openInline(body, visitor);
  await settle(20);
  return { rules: window.rules as number, shown: window.shown as string[] };
}

test.each([
  ["at the top of a page defers the parts below the first screen", {}, 1],
  ["at a place in a page defers nothing", { fragment: "#s2" }, 0],
  ["at words in a page defers nothing", { fragment: "#:~:text=words" }, 0],
  ["by Back defers nothing", { arrival: "back_forward" }, 0],
  ["by a reload, which keeps the place, defers nothing", { arrival: "reload" }, 0],
] as const)("a visit that arrives %s", async (_how, visitor, rules) => {
  expect(await firstFrame(pageThat(), visitor)).toMatchObject({ rules });
});

const shownIn = ({ document }: { document: Document }) =>
  [...document.querySelectorAll<HTMLElement>("section, footer")].map(({ style }) => style.contentVisibility);

test.each([
  ["in one task if that is quick", 0, false],
  ["one by one if each takes long", 1000, true],
])("deferred parts are laid out %s, and then the rule is removed", async (_how, milliseconds, hasMore) => {
  const clock = `<script>
    let now = 0;
    performance.now = () => (now += ${milliseconds});
    const { requestAnimationFrame: next } = window;
    window.tasks = 0;
    window.requestAnimationFrame = (callback) => {
      window.tasks++;
      return next(callback);
    };
  </script>`;
  const page = await openInline(clock + pageThat());
  expect(shownIn(page)).toEqual(["", "", "", ""]);
  while (page.document.styleSheets.length > 0) await settle(20);
  expect(shownIn(page)).toEqual(["", "visible", "visible", "visible"]);
  // `tasks` counts all animation frames that the page requests, including those that other parts of the script request.
  expect(page.window.tasks > 4).toBe(hasMore);
});

test("parts that begin on the first screen are laid out at once", async () => {
  const { shown } = await firstFrame(pageThat("", 800));
  expect(shown).toEqual(["", "visible", "visible", "visible"]);
});

test.each([
  ["the screen is turned", 'dispatchEvent(new Event("resize"))'],
  ["the visitor presses a key", 'dispatchEvent(new KeyboardEvent("keydown"))'],
  ["the visitor scrolls", 'dispatchEvent(new Event("wheel"))'],
])("nothing is deferred any longer when %s", async (_when, event) => {
  expect(await firstFrame(pageThat(event))).toMatchObject({ rules: 0 });
});

test.each([
  ["the first part of a page", '<main><h1 id="part"></h1></main>', ""],
  ["any other part of it", '<main><h1></h1><p></p><div id="part"></div></main>', "visible"],
  ["a first section", '<main><div><section id="part"></section></div></main>', ""],
  ["what follows a section", '<main><div><section></section><nav id="part"></nav></div></main>', "visible"],
  ["an entry of a list", '<main><ol><li id="part"></li></ol></main>', "visible"],
  ["an item of a list", '<main><ul><li><b id="part"></b></li></ul></main>', ""],
  ["the footer", '<footer id="part"></footer>', "visible"],
])("%s is laid out as a part of its own: %j gives %j", async (_what, html, visible) => {
  const { document } = await openInline(html);
  await settle(60);
  expect(document.getElementById("part")?.style.contentVisibility).toBe(visible);
});

test("parts below the end of the first screen are not measured", async () => {
  const { window } = await openInline(`<script>
    innerHeight = 800;
    window.measured = [];
    Element.prototype.getBoundingClientRect = function () {
      measured.push(this.id);
      return { top: this.id === "s2" ? 900 : 100 };
    };
    addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => (window.inFirstFrame = [...measured])),
    );
  </script>${sections}<footer id="end"></footer>`);
  await settle(20);
  expect(window.inFirstFrame).toEqual(["s1", "s2"]);
});
