import sharp from "sharp";
import { fixture } from "../../tests/support/contentCopy";
import { TestFolder } from "../../tests/support/testFolder";
import { toShareCards, writeShareCards } from "./shareCards";

const card = { kind: "Testimony", title: "Ann Lee", line: "One line.", campaign: "The Campaign" };
const site = new TestFolder();
const write = (cards: Record<string, typeof card>) =>
  writeShareCards(new Map(Object.entries(cards)), `${fixture}/images/pier.jpg`, site.root);

/** Returns the darkest red value (0 to 255) in a strip of the home page's card. A dark value means that the strip contains text. */
async function darkest(strip: { top: number; height: number }): Promise<number> {
  const image = sharp(site.bytes("share/index.jpg"));
  // `stats` always describes a whole picture, so the strip is first cut out as a separate picture.
  const cut = await image
    .extract({ left: 60, width: 680, ...strip })
    .png()
    .toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels[0]?.min ?? NaN;
}

test.each([
  ["a name", card],
  ["a very long title", { ...card, title: "A title that goes on for as long as the check lets it do so" }],
])(
  "a share card with %s has the size that social networks ask for, and its text on the left",
  async (_what, content) => {
    await write({ "/": content });
    const image = sharp(site.bytes("share/index.jpg"));
    const { width, height, format } = await image.metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    expect(await darkest({ top: 150, height: 330 })).toBeLessThan(80);
  },
);

test.each([
  ["a short title", "Ann Lee"],
  ["a title of three words", "The Long Investigation Begins"],
  [
    "the longest title that the check lets pass",
    "A title that goes on for as long as the check lets it do so.",
  ],
])("a share card with %s and a long standfirst leaves space above and below", async (_what, title) => {
  await write({
    "/": { ...card, title, line: "Somebody writes more here than a card can show. ".repeat(12) },
  });
  expect(await darkest({ top: 94, height: 12 })).toBeGreaterThan(200);
  expect(await darkest({ top: 488, height: 18 })).toBeGreaterThan(200);
});

test.each([
  ["Ł", "Ż", "Ć"],
  ["Ő", "Ů", "Ş"],
  ["É", "Ñ", "Å"],
])("a share card has a glyph for each of %s, %s and %s, in the title and below it", async (...letters) => {
  for (const field of ["title", "line"] as const) {
    // A letter that the typeface lacks looks like every other missing letter: an empty box.
    await write(
      Object.fromEntries(
        [...letters, "\u{10FFFE}"].map((letter, index) => [`/${index}`, { ...card, [field]: letter }]),
      ),
    );
    const drawn = site.names(/\.jpg$/).map((name) => site.bytes(name).toString("base64"));
    expect(new Set(drawn).size).toBe(letters.length + 1);
  }
});

test("each share card is at the path that its page's head gives", async () => {
  await write({ "/": card, "/testimonies/a": { ...card, title: "Bo Ray" } });
  expect(site.bytes("share/index.jpg")).not.toEqual(site.bytes("share/testimonies/a.jpg"));
});

test("the share card of a deleted page is deleted too", async () => {
  await write({ "/": card, "/old": card });
  await write({ "/": card });
  expect(site.names(/\.jpg$/)).toEqual(["share/index.jpg"]);
});

const campaign = { name: "The Campaign", tagline: "For something", subject: "The bridge" };
const page: Queries.FinishedSiteQuery["allPage"]["nodes"][number] = {
  path: "/a",
  title: "A",
  label: "A label",
  template: "article",
  standfirst: null,
  sample: false,
};
const testimony = { path: "/testimonies/ann", name: "Ann", summary: "A line.", sample: false };

test.each<[string, typeof page, object]>([
  ["an article", { ...page }, { kind: "The bridge", title: "A", line: undefined }],
  ["a page of another template", { ...page, template: "contact" }, { kind: "For something", title: "A" }],
  ["the list of testimonies", { ...page, template: "testimonies" }, { kind: "A label" }],
  [
    "a sample",
    { ...page, standfirst: "More.", sample: true },
    { kind: "The bridge · Sample", line: "More." },
  ],
])("the share card of %s", (_what, node, expected) => {
  const cards = toShareCards({ campaign, pages: [node], testimonies: [] });
  expect(cards.get("/a")).toMatchObject({ ...expected, campaign: "The Campaign" });
});

test("an article's share card has the tagline if the campaign has no subject", () => {
  const cards = toShareCards({ campaign: { ...campaign, subject: null }, pages: [page], testimonies: [] });
  expect(cards.get("/a")?.kind).toBe("For something");
});

test("a testimony's share card has the label of the testimonies page, and says whether it is a sample", () => {
  const cards = toShareCards({
    campaign,
    pages: [{ ...page, path: "/voices", label: "Voices", template: "testimonies" }],
    testimonies: [testimony, { ...testimony, path: "/testimonies/bob", sample: true }],
  });
  expect([...cards].map(([path, { kind }]) => [path, kind])).toEqual([
    ["/voices", "Voices"],
    ["/testimonies/ann", "Voices"],
    ["/testimonies/bob", "Voices · Sample"],
  ]);
});
