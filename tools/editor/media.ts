import { mediaPath, plainName } from "./editorPaths";
import type { Store } from "./entries";
import { readExisting } from "./entries";
import { withoutMetadata } from "./withoutMetadata";

/** The bytes of a picture or document. */
export const mediaFile = ({ folder }: Store, path: string) => readExisting(folder, mediaPath(path));

/**
 * Saves a dropped picture, without what a camera wrote into it, under a name that is free.
 * @returns its path; that of the same picture if it is there already
 */
export async function saveMedia({ folder }: Store, path: string, content: Buffer): Promise<{ path: string }> {
  // Refuses what is no path of a picture.
  await folder.read(mediaPath(path));
  const bytes = await withoutMetadata(content);
  for (let count = 1; ; count++) {
    const free = plainName(path, count);
    const there = await folder.read(free);
    if (there && !there.equals(bytes)) continue;
    if (!there) await folder.write(new Map([[free, bytes]]));
    return { path: free };
  }
}
