import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { shareCardPath } from "../lib/paths";
import { drawCanvas, drawShareCard, type ShareCard } from "./shareCard";

/** Change this whenever the drawing changes, so that cached cards are drawn again. */
const drawing = "3";

/**
 * Writes the share card of each page below `root`. A card that was drawn before is copied from `kept`.
 * @param cards by the path of their page
 * @param picture the file of the picture on every card
 */
export async function writeShareCards(
  cards: ReadonlyMap<string, ShareCard>,
  picture: string,
  root: string,
  kept: string,
): Promise<void> {
  await mkdir(kept, { recursive: true });
  // The card of a deleted page must not stay online.
  await rm(join(root, "share"), { recursive: true, force: true });
  const bytes = await readFile(picture);
  let canvas: Promise<Buffer> | undefined;
  const write = async (path: string, card: ShareCard) => {
    const name = createHash("sha256")
      .update(drawing)
      .update(bytes)
      .update(JSON.stringify(card))
      .digest("hex");
    const cached = join(kept, `${name}.jpg`);
    const isKept = await stat(cached).then(
      () => true,
      () => false,
    );
    if (!isKept) {
      canvas ??= drawCanvas(picture);
      await writeFile(cached, await drawShareCard(card, await canvas));
    }
    const target = join(root, shareCardPath(path));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(cached, target);
  };
  const rest = cards.entries();
  // Lays out the words of one card while others are compressed: 25 ms a card on two cores instead of 40.
  const worker = async () => {
    for (const [path, card] of rest) await write(path, card);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
