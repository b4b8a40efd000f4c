import { checked, pageText } from "../../tests/support/tinyContent";

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
