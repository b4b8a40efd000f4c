import { Editor } from "../browser/support/editor";
import { launch } from "./driver";
import { expect, test, Visit } from "./visit";

test("a form opens, takes letters, a citation and what is pasted, and saves them", async ({ engine }) => {
  const driver = await launch(engine);
  const reason = `${engine} is not on this machine`;
  if (!driver && process.env.CI) throw new Error(reason);
  test.skip(!driver, reason);
  if (!driver) return;
  const editor = await Editor.start();
  try {
    const visit = new Visit(driver, editor.address.replace(/\/$/, ""));
    const focus = (id: string) => visit.evaluate((wanted) => document.getElementById(wanted)?.focus(), id);
    const isThere = (id: string) => document.getElementById(id) !== null;
    const placeholder = () => document.activeElement?.getAttribute("placeholder");
    await visit.go("/pages/her-life");
    for (const id of ["title", "body"]) {
      await visit.sees(true, isThere, id);
      await focus(id);
      for (const letter of "Yes") await visit.press(letter);
    }
    // A citation cannot be part of a heading, so the cursor first moves to a paragraph.
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
    // The "x" replaces the whole text, and the copied text is pasted after it.
    for (const key of ["Control+a", "Control+c", "x", "Control+v"]) await visit.press(key);
    await visit.sees(true, () => document.querySelectorAll("#body h2").length > 1);
    await visit.press("Control+s");
    const said = () => document.querySelector('[aria-label="Saving"]')?.textContent;
    await visit.sees("Saved.", said);
    const text = editor.read("pages/her-life.md");
    expect(text).toMatch(/^title: .*Yes/m);
    expect(text).toMatch(/^## .*Yes/m);
    expect(text).toContain("he[^auditors-report]");
  } finally {
    await driver.close();
    await editor.stop();
  }
});
