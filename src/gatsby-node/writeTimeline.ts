import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { timelineFiles, timelineTexts, type TimelineData } from "../timeline/downloads";

/**
 * Writes the timeline as CSV and JSON; without a timeline page, those of an earlier build are deleted.
 * @param root the folder of the built site
 */
export async function writeTimeline(data: TimelineData, root: string): Promise<void> {
  const texts = timelineTexts(data);
  for (const [format, { address }] of Object.entries(timelineFiles)) {
    const file = join(root, address);
    if (texts) await writeFile(file, texts[format as keyof typeof timelineFiles]);
    else await rm(file, { force: true });
  }
}
