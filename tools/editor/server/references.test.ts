import { pageText, testimonyText, TinyContent } from "../../../tests/support/tinyContent";
import { ContentFolder } from "./contentFolder";
import { references } from "./references";

it("lists the content that fields can refer to, each with a detail that tells it from similar content", async () => {
  const { root } = await TinyContent.with({
    "pages/annex.md": pageText("/annex"),
    "testimonies/ann.md": testimonyText("ann", 10),
    "sources.yaml":
      "- { anchor: log, title: A log, shortName: Log, kind: book, publisher: A court, date: 1999-03-02, url: https://a.test/ }\n",
    "testimonies/ben.md": testimonyText("ben", 20, { more: "withdrawn: true\n" }),
    "documents/minutes.pdf": "%PDF-1.7",
    "documents/d2-1986.pdf": "%PDF-1.7",
    "documents.yaml":
      "- { anchor: diary, title: A diary, what: Lost., sources: [log] }\n- { anchor: letter, title: The letter, what: A letter., sources: [log], file: d2-1986.pdf, becamePublic: Read out. }\n",
  });
  const { choices } = await references({ folder: new ContentFolder(root) });
  const holding = (value: string, title: string, detail: string): unknown =>
    expect.arrayContaining([{ value, title, detail }]);
  expect(choices).toMatchObject({
    source: [{ value: "log", title: "Log", detail: "A log, A court, 2 March 1999", kind: "book" }],
    page: holding("annex", "The annex title", "/annex"),
    testimony: holding("ann", "ann", "Nurse"),
    file: holding("images/icon.png", "icon.png", "images"),
    pdf: holding("documents/minutes.pdf", "minutes.pdf", "documents"),
  });
  expect(choices.document).toEqual([
    { value: "letter", title: "The letter", detail: "A letter." },
    { value: "diary", title: "A diary", detail: "No PDF on this site. Lost." },
  ]);
  expect(choices.testimony).toContainEqual({ value: "ben", title: "ben", detail: "withdrawn" });
  expect(choices.pdf).toContainEqual({
    value: "documents/d2-1986.pdf",
    title: "The letter",
    detail: "d2-1986.pdf",
  });
});
