import { open } from "node:fs/promises";
import { pictureName } from "../fields";
import type { Content } from "../readContent";
import { topOfFile, type Problem } from "./problem";

/** What is in the description (EXIF) of every picture that samples/ draws; metadata comes first in a file. */
const mark = "Sample picture";
const metadataSize = 4096;

/** Drawn pictures that a real one must still replace: they say so in their metadata, whatever the text around them says. */
export async function samplePictures({ root, names }: Content): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of [...names].filter((each) => pictureName.test(each))) {
    const file = await open(`${root}/${name}`);
    const { buffer } = await file.read({ buffer: Buffer.alloc(metadataSize) });
    await file.close();
    if (!buffer.includes(mark)) continue;
    const message =
      "This picture is a drawn sample. Put a real one in its place, or delete it where it is used.";
    problems.push({ file: `content/${name}`, ...topOfFile, message, severity: "error" });
  }
  return problems;
}
