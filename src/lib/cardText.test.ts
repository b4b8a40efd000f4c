import { readFileSync } from "node:fs";
import satori from "satori";
import { cardText, undrawnIn } from "./cardText";

/** Returns those of the given characters that a typeface of the share cards lacks. */
async function missingIn(file: string, weight: 400 | 600, characters: readonly string[]): Promise<string[]> {
  const letters = ["latin", "latin-ext", "vietnamese"];
  const fonts = letters.map((subset) => ({
    name: subset,
    weight,
    style: "normal" as const,
    data: readFileSync(`node_modules/@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff`),
  }));
  const style = { display: "flex", fontFamily: letters.join(", "), fontWeight: weight };
  const missing = new Set<string>();
  await satori(
    { type: "div", key: null, props: { style, children: characters.join(" ") } },
    {
      width: 800,
      height: 630,
      fonts,
      loadAdditionalAsset: (_language: string, text: string) => {
        for (const character of text) missing.add(character);
        return Promise.resolve([]);
      },
    },
  );
  return [...missing];
}

const all = Array.from({ length: 0xd7ff - 0x21 }, (_, index) => String.fromCharCode(0x21 + index));

test.each([
  ["newsreader", 600],
  ["public-sans", 400],
  ["public-sans", 600],
] as const)("every character that share cards show is in %s %i", async (file, weight) => {
  const shown = all.filter((character) => undrawnIn(character) === undefined);
  expect(shown.length).toBeGreaterThan(400);
  expect(await missingIn(file, weight, [...new Set(shown.map(cardText))])).toEqual([]);
});

test.each([
  ["Łucja Nguyễn – “so” at 12.30…", undefined],
  ["Zoe\u0308, non\u2011breaking\u202fspaces", undefined],
  ["From A → B", "→"],
  ["Живаго", "Ж"],
  ["Justice 🙂 now", "🙂"],
])("%j: the first that cards cannot show is %j", (text, character) => {
  expect(undrawnIn(text)).toBe(character);
});
