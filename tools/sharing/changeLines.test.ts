import { differencesBetween } from "../merge/differences";
import { changeLines } from "./changeLines";

const entry = (title: string) => `- anchor: ${title.slice(0, 3)}\n  title: ${title}\n`;

it.each<[string, string, string | undefined, string | undefined, string[]]>([
  [
    "a word",
    "timeline.yaml",
    entry("The day"),
    entry("The year"),
    ["  “The year”, Title: The [-day-]{+year+}"],
  ],
  [
    "an entry",
    "timeline.yaml",
    entry("One"),
    entry("Two") + entry("One"),
    ["  New “Two”: {+Link name: Two\n    Title: Two+}"],
  ],
  [
    "an entry in another place",
    "redirects.yaml",
    "- from: /a\n- from: /b\n",
    "- from: /b\n- from: /a\n",
    ["  Moved “/a”"],
  ],
  ["a picture that is gone", "images/a.png", "\0", undefined, ["  Deleted.", "  [-a file of 1 byte-]"]],
])("shows %s", (_what, name, before, after, lines) => {
  const [old, now] = [before, after].map((text) => (text === undefined ? undefined : Buffer.from(text)));
  const change = differencesBetween(name, old, now);
  const [title, ...shown] = changeLines([{ file: name, isDeleted: after === undefined, ...change }]);
  expect(title).toBe(change.title);
  expect(shown).toEqual([...lines, ""]);
});
