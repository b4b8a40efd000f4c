import { isRemainder, isRemembered, runsOf } from "./wordRuns";

/** Sentences of a sample, none of which is like another. */
const story = [
  "Her father had shown her how to rule a ledger by lamplight.",
  "Every Friday the tollkeeper brought the takings across in a biscuit tin.",
  "One winter somebody left the hut open and rain soaked the shelves.",
  "She dried each page before the stove and copied what could be read.",
  "Nobody thanked her until the auditors came down from the city.",
].join(" ");
const words = story.split(" ");
const digests = new Set(runsOf(story));

test.each([
  ["as it was", story],
  ["with every fourth word left out", words.filter((_, index) => index % 4 !== 3).join(" ")],
  [
    "with a word put in after every fourth",
    words.map((word, index) => (index % 4 === 3 ? `${word} so` : word)).join(" "),
  ],
  [
    "sixteen words of it among a hundred others",
    `${words.slice(0, 16).join(" ")}; ${"and then something else was said about it; ".repeat(14)}`,
  ],
])("a text is known %s", (_how, text) => {
  expect(isRemembered(text, digests, 6)).toBe(true);
});

test.each([
  ["a few words of it", `The tollkeeper brought the takings. ${"He was a tall man. ".repeat(5)}`],
  [
    "words that everybody uses",
    "She had shown him how to write a letter, and he came down from the north every Friday to see what could be done.",
  ],
])("a text is not known by %s", (_how, text) => {
  expect([isRemembered(text, digests, 6), isRemainder(text, digests)]).toEqual([false, false]);
});

test("what is left of a text is known by a seventh of it", () => {
  const left = `${words.slice(0, 11).join(" ")}. ${"He was a tall man who kept bees. ".repeat(4)}`;
  expect([isRemembered(left, digests, 8), isRemainder(left, digests)]).toEqual([false, true]);
  expect(isRemainder(`${left} ${"He sold the honey on Sundays. ".repeat(5)}`, digests)).toBe(false);
});
