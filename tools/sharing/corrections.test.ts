import { diffWords } from "../merge/diffWords";
import { correctedWords } from "./corrections";

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
  ["a line without a full stop", "One\n\nTwo\n\nThree", "One\n\nFour\n\nThree", "Two", "Four"],
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
])("shows %s", (_what, before, after, was, now) => {
  const words = diffWords(before, after, {
    isMarkdown: true,
    mark: () => "[1, §2]",
  });
  expect(correctedWords(words)).toEqual({ was, now });
});
