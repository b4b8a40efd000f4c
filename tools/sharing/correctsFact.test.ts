import { wordsBetween } from "../merge/words";
import { correctsFact } from "./correctsFact";

it.each<[boolean, string, string, string]>([
  [true, "a figure", "He took £300 that day.", "He took £350 that day."],
  [true, "a name", "It was Ann Smith.", "It was Ann Jones."],
  [true, "a name that is gone", "On that day Ann rang.", "On that day somebody rang."],
  [true, "one of two figures that were the same", "He rang at 3 and at 3.", "He rang at 3 and at 4."],
  [false, "the capital of a grade", "So: Perhaps he rang.", "So: perhaps he rang."],
  [true, "a date", "It was in March 1997.", "It was in April 1997."],
  [true, "a grade of certainty that is new", "It was the door.", "It was perhaps the door."],
  [true, "a figure beside a citation", "In 1997[^a:2].", "In 1998[^a:2]."],
  [false, "a spelling", "It was a colour.", "It was a color."],
  [false, "a capital in a heading", "A Working Life by the Sea", "A Whole Life by the Sea"],
  [true, "a name in what is no sentence", "a letter to Ann", "a letter to Ben"],
  [false, "words that end as numbers do", "The county is with the party.", "The city is by the path."],
  [false, "a citation", "In March[^a:2] it was shut.", "In March[^b:3] it was shut."],
  [false, "a link", "See [this](https://example.org/1).", "See [this](https://example.org/2)."],
  [false, "the order of names", "He met Ann and Ben.", "He met Ben and Ann."],
  [false, "a sentence that is new", "It was the door.", "It was the door. It may have been open."],
  [false, "a figure that is new", "He rang.", "He rang at 3."],
])("%s for %s", (expected, _what, before, after) => {
  const words = wordsBetween(before, after, { isMarkdown: true });
  expect(correctsFact({ before, after, words })).toBe(expected);
});

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety ninety-nine hundred thousand million once twice half both none first second third fourth fifth sixth seventh eighth ninth tenth";
const grades =
  "about alleged allegedly almost apparently around certain certainly claimed claims could definitely doubtless likely may maybe might must never no not perhaps possible possibly presumably probable probably proved proven reportedly said says seems suggests supposedly suspected unlikely would";

it.each(`${numbers} ${grades}`.split(" "))("%s is not the same as another word", (one) => {
  const [before, after] = [`Then ${one} was seen.`, "Then another was seen."];
  const words = wordsBetween(before, after, { isMarkdown: true });
  expect(correctsFact({ before, after, words })).toBe(true);
});

it.each(["", "So. ", "So: ", "“So.” ", "So\n", "“", "So (", "- ", "> ", "1. "])(
  "a capital behind %j says nothing",
  (opening) => {
    const [before, after] = [`${opening}The door was shut.`, `${opening}A door was shut.`];
    const words = wordsBetween(before, after, { isMarkdown: true });
    expect(correctsFact({ before, after, words })).toBe(false);
  },
);

it.each([
  [true, "1", "2"],
  [false, "1", "none"],
  [false, "none", "1"],
  [false, "true", "false"],
])("%s for a value from %s to %s", (expected, before, after) => {
  expect(correctsFact({ before, after, words: [], isYaml: true })).toBe(expected);
});
