import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { TinyContent } from "../../tests/support/tinyContent";

test.each([
  [
    "a document",
    "minutes.pdf",
    "%PDF-1.7",
    "static/minutes.pdf:1:1  The publishing check cannot look inside this file",
  ],
  [
    "a picture in a folder",
    "press/gate.jpg",
    "x",
    "static/press/gate.jpg:1:1  The publishing check cannot look inside",
  ],
  [
    "a placeholder",
    "a.html",
    "<p>\nhttps://example.org/x",
    'static/a.html:2:1  "example.org" is not a real address',
  ],
  [
    "a file in another file",
    "a.html",
    "<img src='data:image/jpeg;base64,/9j/4AAQ'>",
    "static/a.html:1:1  The publishing check cannot read the file that is embedded",
  ],
  ["text in UTF-16", "a.txt", "\uFEFFR\0i\0n\0g\0", "static/a.txt:1:1  This file is not in UTF-8"],
  ["a telephone number", "a.txt", "Ring 0000 000 0123", "static/a.txt:1:1  .*telephone number"],
])("%s in static/ is not published", async (_what, name, text, says) => {
  const content = await TinyContent.with({ [`../static/${name}`]: text });
  expect(await content.gate()).toEqual([expect.stringMatching(says)]);
});

test.each(["html", "txt", "xml", "json", "webmanifest", "js", "css"])(
  "a file of the site's own in static/ is, with the ending %s",
  async (ending) => {
    const content = await TinyContent.with({ [`../static/offline.${ending}`]: "No network" });
    expect(await content.gate()).toEqual([]);
  },
);

test("a link to a file elsewhere is not published", async () => {
  const content = await TinyContent.with({ "../static/a.txt": "x" });
  symlinkSync(join(content.root, "images/icon.png"), join(content.folder, "static/icon.txt"));
  expect(await content.gate()).toEqual([
    expect.stringMatching(/^static\/icon\.txt:1:1 {2}The publishing check cannot look inside/),
  ]);
});

test.each([
  "images/log.tiff",
  "images/people/ann.gif",
  "images/gate.heic",
  "images/log.svg",
  "pages/notes.zip",
])("a file that nothing can look at is refused: %s", async (name) => {
  const content = await TinyContent.with({ [name]: "II*\0" });
  expect(await content.gate()).toEqual([
    expect.stringMatching(
      new RegExp(`^content/${name}:1:1 {2}The publishing check cannot look inside this file`),
    ),
  ]);
});
