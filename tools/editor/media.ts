import { posix } from "node:path";
import { sha256 } from "../../src/content-model/sha256";
import type { ContentFolder } from "./contentFolder";
import { mediaPath } from "./editorPaths";
import { readExisting, type Store } from "./entries";
import { withoutMetadata } from "./withoutMetadata";

/** A picture or document with its bytes. */
async function readMedia(folder: ContentFolder, path: string) {
  const bytes = await readExisting(folder, mediaPath(path));
  return { id: sha256(bytes), content: bytes.toString("base64"), path, name: posix.basename(path) };
}

export type MediaFile = Awaited<ReturnType<typeof readMedia>>;

export const mediaFile = ({ folder }: Store, { path }: { path: string }) => readMedia(folder, path);

export async function mediaIn({ folder }: Store, { mediaFolder }: { mediaFolder: string }) {
  const paths = await folder.list(mediaFolder);
  return Promise.all(paths.map((path) => readMedia(folder, path)));
}

export async function saveMedia(
  { folder }: Store,
  { asset: { path, content } }: { asset: { path: string; content: string } },
) {
  await folder.write(new Map([[mediaPath(path), await withoutMetadata(Buffer.from(content, "base64"))]]));
  return readMedia(folder, path);
}
