import { placeOf } from "../../src/content-model/citations";
import { readYaml } from "../../src/content-model/readYaml";
import { sourceKind, type Source } from "../../src/content-model/source";
import type { ContentFolder } from "./contentFolder";
import { readOrEmpty, textOf } from "./entries";

/** The sources that an entry can cite, each with what a place in it is called, and an example of one. */
export async function sources(folder: ContentFolder) {
  const bytes = await readOrEmpty(folder, `content/${sourceKind.source}`);
  const { data } = readYaml(bytes ? textOf(bytes) : "");
  return (Array.isArray(data) ? (data as Partial<Source>[]) : []).flatMap(
    ({ anchor, shortName, title, kind }) =>
      typeof anchor === "string"
        ? [
            {
              anchor,
              name: `${shortName ?? anchor}: ${title ?? ""}`,
              shortName,
              place: kind && placeOf[kind],
            },
          ]
        : [],
  );
}
