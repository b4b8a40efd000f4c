import { placeForms } from "../../src/content-model/citations";
import { filesOf } from "../../src/content-model/contentFile";
import { readContent } from "../../src/content-model/readContent";
import { sourceKind, type Source } from "../../src/content-model/source";
import type { Store } from "./entries";

/** The sources that an entry can cite, each with what a place in it is called, and an example of one. */
export async function sources({ folder }: Store) {
  const entries = filesOf(await readContent(folder.root), sourceKind.type).flatMap((file) => file.entries);
  return entries.flatMap(({ value }) => {
    const { anchor, shortName = anchor ?? "", title = "", kind } = value as Partial<Source>;
    if (typeof anchor !== "string") return [];
    return [{ anchor, name: `${shortName}: ${title}`, shortName, place: kind && placeForms[kind] }];
  });
}
