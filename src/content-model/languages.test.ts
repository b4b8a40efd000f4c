import { TinyContent, pageText } from "../../tests/support/tinyContent";

test.each(["bore da{lang=cy}", "[bore da] {lang=cy}", "[bore da]{lang: cy}", "[*bore* da]{lang=cy}"])(
  "%s marks nothing, and is refused",
  async (body) => {
    const content = await TinyContent.with({ "pages/annex.md": pageText("/annex", { body }) });
    expect(await content.check()).toEqual([
      expect.stringMatching(
        /^content\/pages\/annex\.md:9:\d+ {2}\{lang…\} marks nothing here\. .*\[bore da\]\{lang=cy\}/,
      ),
    ]);
    content.delete();
  },
);
