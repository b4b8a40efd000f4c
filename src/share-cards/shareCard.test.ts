import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { cardSize, drawShareCard } from "./shareCard";
import { writeShareCards } from "./writeShareCards";

const picture = "content/images/home-banner.jpg";
const card = { kind: "Testimony", title: "Sarah Hanover", line: "One line.", campaign: "The Campaign" };

test.each([
  ["a name", card],
  ["a very long title", { ...card, title: "A title that goes on for as long as the check lets it do so" }],
  ["letters of other languages", { ...card, title: "Żółć, Ångström and Ñandú" }],
])("a card with %s has the size that networks ask for, and words on its left", async (_what, content) => {
  const image = sharp(await drawShareCard(content, picture));
  const { width, height, format } = await image.metadata();
  expect({ width, height, format }).toEqual({ ...cardSize, format: "jpeg" });
  const { channels } = await image.extract({ left: 60, top: 150, width: 680, height: 330 }).stats();
  expect(channels[0]?.min).toBeLessThan(80);
});

test("each page's card lies where its head says, and is drawn only once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cards-"));
  const write = () =>
    writeShareCards(
      new Map([
        ["/", card],
        ["/testimonies/a", card],
      ]),
      picture,
      join(folder, "public"),
      join(folder, "kept"),
    );
  await write();
  const first = await readFile(join(folder, "public/share/home.jpg"));
  await write();
  expect(await readFile(join(folder, "public/share/testimonies/a.jpg"))).toEqual(first);
  await rm(folder, { recursive: true });
});

test("the card of a page that is gone does not stay online", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cards-"));
  const write = (paths: string[]) => {
    const cards = new Map(paths.map((path) => [path, card]));
    return writeShareCards(cards, picture, join(folder, "public"), join(folder, "kept"));
  };
  await write(["/", "/testimonies/a"]);
  await write(["/"]);
  expect(await readdir(join(folder, "public/share"), { recursive: true })).toEqual(["home.jpg"]);
  await rm(folder, { recursive: true });
});
