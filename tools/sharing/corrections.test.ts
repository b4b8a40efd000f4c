import { pageKind } from "../../src/content-model/page";
import { sourceKind } from "../../src/content-model/source";
import { readContentFile } from "../../src/content-model/readContent";
import { pageText, sourceText } from "../../tests/support/tinyContent";
import { differencesBetween } from "../merge/differences";
import { namesPattern } from "../publishing/names";
import { correctionsOf } from "./corrections";

/** Returns a version of the content with one page, which has the text `body` and is not about living people. */
function versionWith(body: string) {
  const page = pageText("/annex", { body, more: "aboutLivingPeople: false\n" });
  const files = [
    readContentFile(pageKind, "pages/annex.md", Buffer.from(page)),
    readContentFile(sourceKind, "sources.yaml", Buffer.from(sourceText("a"))),
  ].flatMap(({ content }) => content ?? []);
  return { page: Buffer.from(page), content: { files, approvals: [] } };
}

it.each<[string, string, string, string | undefined, string | undefined]>([
  [
    "the sentence that differs",
    "It was cold. There were four notes. He left.",
    "It was cold. There were five notes. He left.",
    "There were four notes.",
    "There were five notes.",
  ],
  [
    "all from the first to the last that differ",
    "One. Two is a. Three. Four is b. Five.",
    "One. Two is c. Three. Four is d. Five.",
    "Two is a. Three. Four is b.",
    "Two is c. Three. Four is d.",
  ],
  ["a line without a full stop", "One\\\nTwo\\\nThree", "One\\\nFour\\\nThree", "Two", "Four"],
  ["a text that is not a sentence", "5 June 1996", "6 June 1996", "5 June 1996", "6 June 1996"],
  [
    "words without the marks of sources",
    "He took £3[^a:2] then.",
    "He took £4[^a:2] then.",
    "He took £3 then.",
    "He took £4 then.",
  ],
  [
    "what readers see of a link",
    "See [Ann](a.md). He left.",
    "See [Ben](b.md). He left.",
    "See Ann.",
    "See Ben.",
  ],
  [
    "what stood before a sentence that is gone",
    "He left. It was Ann.",
    "He left.",
    "He left. It was Ann.",
    "He left.",
  ],
  [
    "a sentence within another's end",
    "“It was Ann.” He left.",
    "“It was Ben.” He left.",
    "“It was Ann.”",
    "“It was Ben.”",
  ],
])("proposes %s as a correction", (_what, before, after, was, now) => {
  const [earlier, later] = [versionWith(before), versionWith(after)];
  const { changes } = differencesBetween("pages/annex.md", earlier.page, later.page);
  const changed = { file: "content/pages/annex.md", isDeleted: false, changes };
  expect(correctionsOf(changed, earlier.content, later.content, namesPattern([]))).toEqual([
    { label: "paragraph 1", was, now },
  ]);
});
