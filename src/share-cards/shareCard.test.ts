import sharp from "sharp";
import { fixture } from "../../tests/support/contentCopy";
import { TestFolder } from "../../tests/support/testFolder";
import { cardSize, drawCanvas, drawShareCard } from "./shareCard";
import { writeShareCards } from "./writeShareCards";

const picture = `${fixture}/images/pier.jpg`;
const card = { kind: "Testimony", title: "Ann Lee", line: "One line.", campaign: "The Campaign" };

test.each([
  ["a name", card],
  ["a very long title", { ...card, title: "A title that goes on for as long as the check lets it do so" }],
])(
  "a card with %s has the size that social networks ask for, and words on its left",
  async (_what, content) => {
    const image = sharp(await drawShareCard(content, await drawCanvas(picture)));
    const { width, height, format } = await image.metadata();
    expect({ width, height, format }).toEqual({ ...cardSize, format: "jpeg" });
    const { channels } = await image.extract({ left: 60, top: 150, width: 680, height: 330 }).stats();
    expect(channels[0]?.min).toBeLessThan(80);
  },
);

test.each([
  ["Ł", "Ż", "Ć"],
  ["Ő", "Ů", "Ş"],
  ["É", "Ñ", "Å"],
  ["ễ", "ữ", "ị"],
])(
  "the letters %s, %s and %s are each drawn as themselves, in the title and below it",
  async (...letters) => {
    for (const field of ["title", "line"] as const) {
      const canvas = await drawCanvas(picture);
      // Letters that the typeface does not have are all drawn as the same box.
      const drawn = await Promise.all(
        [...letters, "\u{10FFFE}"].map((letter) => drawShareCard({ ...card, [field]: letter }, canvas)),
      );
      expect(new Set(drawn.map((bytes) => bytes.toString("base64"))).size).toBe(letters.length + 1);
    }
  },
);

describe("the cards of a site", () => {
  const site = new TestFolder();
  const write = (cards: Record<string, typeof card>) =>
    writeShareCards(new Map(Object.entries(cards)), picture, site.root);

  test("each is at the path that its page's head gives", async () => {
    await write({ "/": card, "/testimonies/a": { ...card, title: "Bo Ray" } });
    expect(site.bytes("share/index.jpg")).not.toEqual(site.bytes("share/testimonies/a.jpg"));
  });

  test("the card of a deleted page is deleted too", async () => {
    await write({ "/": card, "/old": card });
    await write({ "/": card });
    expect(site.names(/\.jpg$/)).toEqual(["share/index.jpg"]);
  });
});
