import { Editor } from "../browser/support/editor";
import { launch } from "./driver";
import { expect, test, Visit } from "./visit";

test("a form opens, takes letters in a line and in the text, and saves them", async ({ engine }) => {
  const driver = await launch(engine);
  const reason = `${engine} is not on this machine`;
  if (!driver && process.env.CI) throw new Error(reason);
  test.skip(!driver, reason);
  if (!driver) return;
  const editor = new Editor();
  try {
    const address = await editor.start();
    const visit = new Visit(driver, address.replace(/\/$/, ""), () => Promise.resolve());
    const focus = (id: string) => visit.evaluate((wanted) => document.getElementById(wanted)?.focus(), id);
    const isThere = (id: string) => document.getElementById(id) !== null;
    await visit.go("/pages/her-life");
    for (const id of ["title", "body"]) {
      await visit.sees(true, isThere, id);
      await focus(id);
      for (const letter of "Yes") await visit.press(letter);
    }
    await visit.press("Control+s");
    const said = () => document.querySelector('[aria-label="Saving"]')?.textContent;
    await visit.sees("Saved.", said);
    const text = editor.read("pages/her-life.md");
    expect(text).toMatch(/^title: .*Yes/m);
    expect(text).toMatch(/^## .*Yes/m);
  } finally {
    await driver.close();
    editor.stop();
  }
});
