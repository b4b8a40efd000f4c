import { checked, pageText } from "../../tests/support/tinyContent";
import { markLanguages } from "./languages";
import { parseMarkdown } from "./readMarkdown";

test("marked words become a passage in their language, between the others", () => {
  const [paragraph] = markLanguages(parseMarkdown("Say [bore da]{lang=cy} now.")).children;
  expect(paragraph).toMatchObject({
    children: [
      { value: "Say " },
      { data: { hName: "span", hProperties: { lang: "cy" } }, children: [{ value: "bore da" }] },
      { value: " now." },
    ],
  });
});

test.each(["bore da{lang=cy}", "[bore da] {lang=cy}", "[bore da]{lang: cy}", "[*bore* da]{lang=cy}"])(
  "%s marks nothing, and is refused",
  async (body) => {
    expect(await checked({ "pages/annex.md": pageText("/annex", { body }) })).toEqual([
      expect.stringMatching(
        /^content\/pages\/annex\.md:9:\d+ {2}\{lang…\} marks nothing here\. .*\[bore da\]\{lang=cy\}/,
      ),
    ]);
  },
);
