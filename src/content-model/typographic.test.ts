import { toString } from "mdast-util-to-string";
import { z } from "zod";
import { searchTitle, sentences, text, verbatim } from "./fields";
import { kinds } from "./kinds";
import { readMarkdown } from "./readMarkdown";
import { typographic } from "./typographic";

const written = `"It's 5 o'clock" -- they'd say...`;
const set = "“It’s 5 o’clock” — they’d say…";

test.each<[string, z.ZodType, string]>([
  ["a text", text(), set],
  ["sentences with a help line", sentences().describe("What happened."), set],
  ["a title that may be left out", searchTitle().optional(), set],
  ["what is copied letter by letter", verbatim(), written],
])("%s, as the site has it", (_what, field, expected) => {
  expect(field.parse(written)).toBe(expected);
});

test.each([
  [
    `"[…] the jury" and "... the jury" and '[…] the jury'`,
    "“[…] the jury” and “… the jury” and ‘[…] the jury’",
  ],
  [`"– so" and ("so") and said:"so"`, "“– so” and (“so”) and said:“so”"],
  [`"'So,' he said"`, "“‘So,’ he said”"],
  [`He said "so"\n"no"`, "He said “so”\n“no”"],
  [`"…" and "so…" and "so -" and 6" pipes`, "“…” and “so…” and “so -” and 6” pipes"],
  ["class of '85, from '64 to '65 ('66)", "class of ’85, from ’64 to ’65 (’66)"],
  ["'Tis said, 'twas 'til 'em", "’Tis said, ’twas ’til ’em"],
  ["'cause 'bout 'round 'cos 'fraid 'ello, it's", "’cause ’bout ’round ’cos ’fraid ’ello, it’s"],
  ["the 'cause of death' and 'round' the '60s-'70s", "the ‘cause of death’ and ‘round’ the ’60s-’70s"],
  ["wait.... So... no", "wait…. So… no"],
  ["rock 'n' roll, fish 'n chips", "rock ’n’ roll, fish ’n chips"],
  ["'1985' and 'emerald' and 'No'", "‘1985’ and ‘emerald’ and ‘No’"],
  [`"https://a.test/a--b...c" -- www.a.test/a--b...`, "“https://a.test/a--b...c” — www.a.test/a--b…"],
  ["write to a.b--c@d--e.org -- now", "write to a.b--c@d--e.org — now"],
  ["see https://a.test/it's--b, it's", "see https://a.test/it's--b, it’s"],
])("quotation marks of %s", (text, expected) => {
  expect(typographic(text)).toBe(expected);
});

test.each([
  ["<https://a.test/a--b...c.html> -- so", "https://a.test/a--b...c.html — so"],
  ["<https://a.test/it's--b> <a--b@c.org>", "https://a.test/it's--b a--b@c.org"],
  ["**'tis** *'85*", "’tis ’85"],
  [`"One"  \n"Two"\\\n'No'`, "“One”“Two”‘No’"],
])("the Markdown %s reads as it should", (markdown, expected) => {
  expect(toString(readMarkdown(markdown))).toBe(expected);
});

test("a word of 60,000 letters takes less than two seconds", () => {
  const before = performance.now();
  typographic(`${"a".repeat(60_000)} it's`);
  expect(performance.now() - before).toBeLessThan(2000);
});

test("texts of more than one paragraph have them in each", () => {
  expect(sentences().parse("He's\n\n'here'")).toBe("He’s\n\n‘here’");
});

test("a title of each kind of content is one for readers", () => {
  const titles = kinds.flatMap(({ schema }) => (schema.shape as Record<string, z.ZodType>).title ?? []);
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles) expect(title.parse("It's")).toBe("It’s");
});
