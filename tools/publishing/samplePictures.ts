/** Drawn pictures that a real one must still replace. */
import { open } from "node:fs/promises";
import { topOfFile, type Problem } from "../../src/content-model/problem";
import { pictureName } from "../../src/content-model/fields";
import type { Content } from "../../src/content-model/readContent";
import { parseGrey, readGrey, withoutBorders, writeGrey, type Grey } from "./greyPictures";
import { drawingOf, likenessOf, lookOf, type Drawing } from "./likeness";
import { readRemembered } from "./remembered";

/** What is in the description (EXIF) of every picture that samples/ draws; metadata comes first in a file. */
const mark = "Sample picture";
const metadataSize = 4096;

/**
 * The likeness from which on a picture is taken for a drawing. Drawings without a tenth on every side, cut to 16:9, framed,
 * mirrored or brighter by 40 % have at least 0.73, of 1,900 unrelated photographs, screens and parts of them none has 0.64.
 */
const alike = 0.7;

async function isMarked(path: string): Promise<boolean> {
  const file = await open(path);
  const { buffer } = await file.read({ buffer: Buffer.alloc(metadataSize) });
  await file.close();
  return buffer.includes(mark);
}

const picturesOf = ({ root, names }: Content) =>
  [...names]
    .filter((name) => pictureName.test(name))
    .sort()
    .map((name) => ({ name, path: `${root}/${name}` }));

/** The drawings that are remembered, each with its line. */
const drawingsIn = (lines: ReadonlySet<string>) =>
  [...lines].map((line) => ({ line, drawing: drawingOf(parseGrey(line)) }));

/** The first of the drawings that a picture shows, whole or in part. */
async function shownIn<Each extends { drawing: Drawing }>(
  grey: Grey,
  drawings: Each[],
): Promise<Each | undefined> {
  const views = [...new Set([grey, await withoutBorders(grey)])].map(likenessOf);
  return drawings.find(({ drawing }) => views.some((likeness) => likeness(drawing) >= alike));
}

/**
 * The fingerprints (small grey copies, each a line of text) of all pictures that say in their metadata that they are
 * samples. Of a picture that is known already, it is the one by which it is known.
 */
export async function sampleFingerprints(content: Content): Promise<string[]> {
  const { known } = await readRemembered(`${content.root}/..`, "pictures");
  const drawings = drawingsIn(known);
  const all: string[] = [];
  for (const { path } of picturesOf(content)) {
    if (!(await isMarked(path))) continue;
    const grey = await readGrey(path);
    all.push((await shownIn(grey, drawings))?.line ?? writeGrey(lookOf(grey)));
  }
  return all;
}

/**
 * Finds drawn pictures: they say so in their metadata, whatever the text around them says, and are known by their look when
 * they were saved again without it, cut, framed or mirrored. Refuses pictures that cannot be looked at.
 */
export async function samplePictures(content: Content): Promise<Problem[]> {
  const { known, problem } = await readRemembered(`${content.root}/..`, "pictures");
  if (problem) return [problem];
  const drawings = drawingsIn(known);
  const messageFor = async (path: string) => {
    const grey = await readGrey(path).catch(() => undefined);
    if (!grey) return "This picture is damaged, so nothing can check it. Save it again, as a JPEG or PNG.";
    const isDrawn = (await isMarked(path)) || (await shownIn(grey, drawings));
    return isDrawn
      ? "This picture is a drawn sample. Put a real one in its place, or delete it where it is used."
      : undefined;
  };
  const problems = await Promise.all(
    picturesOf(content).map(async ({ name, path }): Promise<Problem[]> => {
      const message = await messageFor(path);
      return message ? [{ file: `content/${name}`, ...topOfFile, message, severity: "error" }] : [];
    }),
  );
  return problems.flat();
}
