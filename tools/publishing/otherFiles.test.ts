import { TinyContent } from "../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

test.each([
  "images/log.tiff",
  "images/people/ann.gif",
  "images/gate.heic",
  "images/log.svg",
  "pages/notes.zip",
])("a file that nothing can look at is refused: %s", async (name) => {
  content = await TinyContent.with({ [name]: "II*\0" });
  expect(await content.gate()).toEqual([
    expect.stringMatching(new RegExp(`^content/${name}:1:1 {2}Nothing checks what this file holds`)),
  ]);
});
