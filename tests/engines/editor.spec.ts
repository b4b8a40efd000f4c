import { Editor } from "../browser/support/editor";
import { launch, type Engine } from "./driver";
import { expect, test, Visit } from "./visit";

/** Starts the browser and an editor, and runs a test with them. */
async function withEditor(engine: Engine, run: (visit: Visit, editor: Editor) => Promise<void>) {
  const driver = await launch(engine);
  const reason = `${engine} is not on this machine`;
  if (!driver && process.env.CI) throw new Error(reason);
  test.skip(!driver, reason);
  if (!driver) return;
  const editor = await Editor.start();
  try {
    await run(new Visit(driver, editor.address.replace(/\/$/, "")), editor);
  } finally {
    await driver.close();
    await editor.stop();
  }
}

test("a form opens, takes letters, a citation and what is pasted, and saves them", async ({ engine }) => {
  await withEditor(engine, async (visit, editor) => {
    const focus = (id: string) => visit.evaluate((wanted) => document.getElementById(wanted)?.focus(), id);
    const placeholder = () => document.activeElement?.getAttribute("placeholder");
    await visit.go("/pages/her-life");
    for (const id of ["title", "body"]) {
      await visit.sees(true, isThere, id);
      await focus(id);
      for (const letter of "Yes") await visit.press(letter);
    }
    // A heading cannot contain a citation, so the cursor first moves to a paragraph.
    for (const key of ["ArrowDown", "h", "e", "["]) await visit.press(key);
    await visit.sees("Title, outlet or year", placeholder);
    for (const letter of "auditor") await visit.press(letter);
    await visit.press("Enter");
    await visit.sees(
      "Page",
      () => document.activeElement?.closest(".field")?.querySelector("label")?.innerText,
    );
    await visit.press("Enter");
    await visit.sees("body", () => document.activeElement?.id);
    // The "x" replaces the whole text. The copied text is then pasted after it.
    for (const key of ["Control+a", "Control+c", "x", "Control+v"]) await visit.press(key);
    await visit.sees(true, () => document.querySelectorAll("#body h2").length > 1);
    await visit.press("Control+s");
    const said = () => document.querySelector('[aria-label="Saving"]')?.textContent;
    await visit.sees("Saved.", said);
    const text = editor.read("pages/her-life.md");
    expect(text).toMatch(/^title: .*Yes/m);
    expect(text).toMatch(/^## .*Yes/m);
    expect(text).toContain("he[^auditors-report]");
  });
});

const isThere = (id: string) => document.getElementById(id) !== null;

// A browser sometimes does not send a long text while its page closes (see `maxLeaving` in send.ts).
for (const [what, count] of [
  ["a few words", 3],
  ["4,000 words", 4000],
] as const) {
  test(`the last key before the page is left is kept, in a text of ${what}`, async ({ engine }) => {
    await withEditor(engine, async (visit, editor) => {
      await visit.go("/pages/her-life");
      await visit.sees(true, isThere, "body");
      await visit.evaluate(() => {
        const toMarkdown = [...document.querySelectorAll("button")].find(
          ({ textContent }) => textContent === "Show the Markdown",
        );
        toMarkdown?.click();
      });
      await visit.sees(true, isThere, "body-markdown");
      await visit.evaluate((words) => {
        // Stops the timers that store a draft. The page then stores the draft only when somebody leaves the page.
        const start = window.setTimeout.bind(window);
        window.setTimeout = ((act: TimerHandler, delay = 0) =>
          delay >= 300 && delay <= 1200 ? 0 : start(act, delay)) as typeof setTimeout;
        const area = document.getElementById("body-markdown") as HTMLTextAreaElement;
        const text = Array.from({ length: words }, (_each, index) => `word${index}`).join(" ");
        area.focus();
        area.select();
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to type much text at once
        document.execCommand("insertText", false, text);
        addEventListener("input", () => location.assign("/sources"), { once: true });
      }, count);
      await visit.press("x");
      await visit.sees("/sources", () => location.pathname);
      await editor.settled();
      await visit.go("/pages/her-life");
      await visit.sees(true, isThere, "body");
      await visit.sees(
        true,
        (last) => document.getElementById("body")?.textContent.endsWith(last) ?? false,
        `word${count - 1}x`,
      );
    });
  });
}
