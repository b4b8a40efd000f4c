import {
  addressesOf,
  firstKnown,
  isRemainder,
  isRemembered,
  nameDigests,
  namesOf,
  phrasesOf,
  runsOf,
  shortNameDigests,
} from "./wordRuns";

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
const fewest = { long: 6, short: 10 };

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
  expect(isRemembered(text, digests, fewest)).toBe(true);
});

test.each([
  ["a few words of it", `The tollkeeper brought the takings. ${"He was a tall man. ".repeat(5)}`],
  [
    "words that everybody uses",
    "She had shown him how to write a letter, and he came down from the north every Friday to see what could be done.",
  ],
])("a text is not known by %s", (_how, text) => {
  expect([isRemembered(text, digests, fewest), isRemainder(text, digests)]).toEqual([false, false]);
});

test("what is left of a text is known by a seventh of it", () => {
  const left = `${words.slice(0, 11).join(" ")}. ${"He was a tall man who kept bees. ".repeat(4)}`;
  expect([isRemembered(left, digests, { ...fewest, long: 8 }), isRemainder(left, digests)]).toEqual([
    false,
    true,
  ]);
  expect(isRemainder(`${left} ${"He sold the honey on Sundays. ".repeat(5)}`, digests)).toBe(false);
});

const known = new Set(["Winifred Sallow", "Ann Bray-Carter"].flatMap(nameDigests));
const isKnown = (name: string) =>
  [...namesOf(name).map(({ digest }) => digest), ...shortNameDigests(name)].some((digest) =>
    known.has(digest),
  );

test.each([
  "W. Sallow",
  "Ms Sallow",
  "Sallow",
  "Winnie Sallow",
  "Prof. W. Sallow KC",
  "Ann Carter",
  "Ann Bray",
  "Ann M. Carter",
])("a name is known by a short form: %s", (name) => {
  expect(isKnown(name)).toBe(true);
});

test.each([
  ["Ask Mr Carter about it.", "Mr Carter"],
  ["Ask Professor W. Sallow.", "Professor W. Sallow"],
  ["W. Sallow keeps them.", "W. Sallow"],
])("so is one in a sentence: %s", (text, name) => {
  expect(namesOf(text).filter(({ digest }) => known.has(digest))).toContainEqual(
    expect.objectContaining({ name }),
  );
});

test("what follows a comma is no part of a name", () => {
  expect(nameDigests("Winifred Sallow, supporter")).toEqual(nameDigests("Winifred Sallow"));
});

test.each(["Mary Sallow", "Winifred Smith", "Winifred", "A. Bray", "Walter Sallow", ""])(
  "another name is not: %s",
  (name) => {
    expect(isKnown(name)).toBe(false);
  },
);

test("a title and a sentence are known as a whole, common words are not", () => {
  const phrases = (text: string, isTitle: boolean) => phrasesOf(text, isTitle).map(({ phrase }) => phrase);
  expect(phrases("A Vet Reads at Dawn", true)).toEqual(["A Vet Reads at Dawn"]);
  expect(phrases("Our Vet", true)).toEqual([]);
  const text = "I believe that he is innocent. The toll was always paid in two biscuit tins.";
  expect(phrases(text, false)).toEqual(["The toll was always paid in two biscuit tins."]);
  expect(phrasesOf("The TOLL was always paid,\nin two biscuit tins", false)).toEqual([
    expect.objectContaining({ digest: phrasesOf(text, false)[0]?.digest }),
  ]);
});

test("an address of one or two words is anybody's", () => {
  const known = (path: string) => addressesOf(`See https://www.gov.uk${path}.`).length;
  expect(["/donate", "/contact-form", "/fund/rules-of-2019"].map(known)).toEqual([0, 0, 1]);
});

test("a message quotes the words that are known", () => {
  expect(firstKnown(`My own words come first. ${story}`, digests)).toBe(words.slice(0, 8).join(" "));
  expect(firstKnown("None of these is known.", digests)).toBe("None of these is known.");
});
