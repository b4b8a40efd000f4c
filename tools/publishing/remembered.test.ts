import { TinyContent } from "../../tests/support/tinyContent";
import { remember, rememberedFiles } from "./remembered";

let content: TinyContent;
beforeEach(async () => {
  content = await TinyContent.with();
});
afterEach(() => {
  content.delete();
});

describe.each(["words", "pictures"] as const)(
  "without the list of the sample's %s nothing is published",
  (what) => {
    const file = rememberedFiles[what];
    const refusal = (message: RegExp): unknown[] => [
      expect.stringMatching(new RegExp(`^${file}:1:1  ${message.source}.*git checkout -- ${file}$`)),
    ];

    test("when it is missing", async () => {
      content.remove(`../${file}`);
      expect(await content.gate()).toEqual(refusal(/Without this file/));
    });

    test("when it was cut short", async () => {
      const item = "e".repeat(64);
      await remember(content.folder, what, [item]);
      expect(await content.gate()).toEqual([]);
      content.replace(`../${file}`, `${item}\n`, "");
      expect(await content.gate()).toEqual(refusal(/This file was cut short/));
    });
  },
);

test("what is remembered later is added to what was remembered before", async () => {
  expect(await remember(content.folder, "words", ["more", "words", "more"])).toBe(3);
});
