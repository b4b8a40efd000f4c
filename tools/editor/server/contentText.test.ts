import { fixture } from "../../../tests/support/contentCopy";
import { contentFiles } from "../../../tests/support/contentFiles";
import type { AnyKind } from "../../../src/content-model/contentFile";
import { kindOfFile } from "../../../src/content-model/kinds";
import { pageKind } from "../../../src/content-model/page";
import { redirectKind } from "../../../src/content-model/redirect";
import { testimonyKind } from "../../../src/content-model/testimony";
import { timelineEventKind } from "../../../src/content-model/timelineEvent";
import { fileText, valuesOf, type Values } from "./contentText";

const written = "---\n# Keep me.\nslug: a-b\nname: A B\n---\n\nWords.\n";

/** Returns the text after these values were entered in its form. Undefined removes a field. */
const changed = (kind: AnyKind, text: string, values: Values) =>
  fileText(kind, text, { ...valuesOf(kind, text), ...values });

describe("saving a form", () => {
  it.each(contentFiles(fixture))(
    "leaves the file unchanged if nothing was edited: $name",
    ({ name, text }) => {
      const kind = kindOfFile(name);
      expect(kind && changed(kind, text, {})).toBe(text);
    },
  );

  it("leaves out empty fields and the model's defaults", () => {
    const values = { slug: "a-b", name: "A B", role: " ", keywords: [""], withdrawn: false, sample: false };
    expect(
      fileText(testimonyKind, undefined, { ...values, consent: { on: "" }, order: "10", body: "Words." }),
    ).toBe("---\nname: A B\nslug: a-b\norder: 10\n---\n\nWords.\n");
  });

  it.each<[string, string, Values, string]>([
    ["off", "title: Annex", { inIndex: false }, "title: Annex\ninIndex: false"],
    ["on", "inIndex: false\ntitle: Annex", { inIndex: true }, "title: Annex"],
    [
      "on if it is on already",
      "inIndex: true\ntitle: Annex",
      { inIndex: true },
      "inIndex: true\ntitle: Annex",
    ],
    ["on if the file leaves it out", "title: Annex", { inIndex: true }, "title: Annex"],
  ])("switches a field that is on by default %s", (_way, before, values, after) => {
    const file = (fields: string) => `---\n${fields}\n---\n\nWords.\n`;
    expect(changed(pageKind, file(before), values)).toBe(file(after));
  });

  it.each<[string, Values, string]>([
    ["an emptied field", { name: "" }, written.replace("name: A B\n", "")],
    ["a changed one, with the comment above", { slug: "c" }, written.replace("a-b", "c")],
    ["a changed text, with the blank line above", { body: "More." }, written.replace("Words", "More")],
  ])("changes one line for %s", (_what, values, after) => {
    expect(changed(testimonyKind, written, values)).toBe(after);
  });

  it("moves a new event to its place in time", () => {
    const [a, b, c] = [
      '- anchor: a\n  when: "1985"\n',
      '- anchor: b\n  when: "1990-05"\n',
      "- anchor: c\n  when: 1986-10-28\n",
    ];
    const { entries } = valuesOf(timelineEventKind, a + b) as { entries: Values[] };
    const text = changed(timelineEventKind, a + b, {
      entries: [...entries, { anchor: "c", when: "1986-10-28" }],
    });
    expect(text.replace('"1986-10-28"', "1986-10-28")).toBe(a + c + b);
  });

  it("empties a list without losing its comments", () => {
    const text = "# Why.\n- from: /a\n  page: b\n";
    expect(changed(redirectKind, text, { entries: [] })).toBe("# Why.\n\n[]\n");
  });
});
