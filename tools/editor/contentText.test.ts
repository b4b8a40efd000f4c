import { fixture } from "../../tests/support/contentCopy";
import { contentFiles } from "../../tests/support/contentFiles";
import type { Kind } from "../../src/content-model/kind";
import { kindOfFile, kinds } from "../../src/content-model/kinds";
import { writeYaml } from "../merge/writeYaml";
import { toContentText, toEditorText } from "./contentText";
import { listField } from "./listField";

function kindCalled(type: string): Kind {
  const kind = kinds.find((one) => one.type === type);
  if (!kind) throw new Error(`There is no kind ${type}`);
  return kind;
}

const testimony = kindCalled("Testimony");
const timeline = kindCalled("TimelineEvent");
const written = "---\n# Keep me.\nslug: a-b\nname: A B\n---\n\nWords.\n";

describe("what the editor saves", () => {
  it.each(contentFiles(fixture))("is the file unchanged if nothing was edited: $name", ({ name, text }) => {
    const kind = kindOfFile(name);
    expect(kind && toContentText(kind, text, toEditorText(kind, text) ?? "")).toBe(text);
  });

  it("leaves out empty fields and the model's defaults", () => {
    const raw =
      "---\nslug: a-b\nname: A B\nrole: ''\nkeywords: []\nwithdrawn: false\nsample: false\n---\nWords.";
    expect(toContentText(testimony, undefined, raw)).toBe("---\nslug: a-b\nname: A B\n---\n\nWords.\n");
  });

  it("has a switch on where it is on by default and the file omits it, and stores only what differs", () => {
    const page = kindCalled("Page");
    const file = "---\npath: /annex\ntitle: Annex\n---\n\nWords.\n";
    const form = toEditorText(page, file) ?? "";
    expect(form).toContain("\ninIndex: true\n---\n");
    expect(toContentText(page, file, form)).toBe(file);
    expect(toContentText(page, file, form.replace("true", "false"))).toContain("\ninIndex: false\n---\n");
    const off = file.replace("title", "inIndex: false\ntitle");
    expect(toEditorText(page, off)).not.toContain("inIndex: true");
    expect(toContentText(page, off, form)).toBe(file);
    const on = off.replace("inIndex: false", "inIndex: true");
    expect(toContentText(page, on, form)).toBe(on);
  });

  it("keeps comments and the blank line above the text", () => {
    const raw = (toEditorText(testimony, written) ?? "")
      .replace("A B", "C D")
      .replace("Words.", "More words.");
    expect(toContentText(testimony, written, raw)).toBe(
      written.replace("A B", "C D").replace("Words.", "More words."),
    );
  });

  it("moves a new event to its place in time", () => {
    const before = '- anchor: a\n  when: "1985"\n- anchor: b\n  when: "1990-05"\n';
    const entries = [
      { anchor: "a", when: "1985" },
      { anchor: "b", when: "1990-05" },
      { anchor: "c", when: "1986-10-28" },
    ];
    expect(toContentText(timeline, before, writeYaml({ [listField]: entries }))).toBe(
      '- anchor: a\n  when: "1985"\n- anchor: c\n  when: "1986-10-28"\n- anchor: b\n  when: "1990-05"\n',
    );
  });

  it("empties a list without losing its comments", () => {
    expect(toContentText(kindCalled("Redirect"), "# Why.\n- from: /a\n  page: b\n", `${listField}: []`)).toBe(
      "# Why.\n\n[]\n",
    );
  });
});
