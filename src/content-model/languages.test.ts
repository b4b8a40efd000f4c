import { checked, pageText } from "../../tests/support/tinyContent";

test.each(["bore da{lang=cy}", "[bore da] {lang=cy}", "[bore da]{lang: cy}", "[*bore* da]{lang=cy}"])(
  "a language mark that is written wrongly is refused: %s",
  async (body) => {
    expect(await checked({ "pages/annex.md": pageText("/annex", { body }) })).toEqual([
      expect.stringMatching(
        /^content\/pages\/annex\.md:9:\d+ {2}\{lang…\} has no effect here\. .*\[bore da\]\{lang=cy\}/,
      ),
    ]);
  },
);
