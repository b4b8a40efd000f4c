import { dirname, posix } from "node:path";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { filesOf } from "../../src/content-model/contentFile";
import { readContent } from "../../src/content-model/readContent";
import { readYaml } from "../../src/content-model/readYaml";
import { redirectKind } from "../../src/content-model/redirect";
import { committedText } from "../sharing/latestCommit";
import { updateYaml } from "../merge/updateYaml";
import type { ContentFolder } from "./contentFolder";
import { kindAt } from "./editorPaths";

/**
 * Adds the address that a page or testimony has in the latest commit to the old addresses, if it has another one now; one
 * that it has again is taken out.
 * @returns the address that was added
 */
export async function keepOldAddress(folder: ContentFolder, path: string): Promise<string | undefined> {
  const { address, one } = kindAt(path);
  if (!address) return undefined;
  const { yaml = "" } = splitFrontMatter((await committedText(dirname(folder.root), path)) ?? "") ?? {};
  const earlier = (readYaml(yaml).data as Record<string, unknown> | null)?.[address.field];
  const content = await readContent(folder.root);
  const now = content.files.find(({ file }) => file === path)?.address;
  if (typeof earlier !== "string" || now === undefined) return undefined;
  const from = address.below === undefined ? earlier : posix.join(posix.dirname(now), earlier);

  const [list] = filesOf(content, redirectKind.type);
  if (list && list.yaml.errors.length > 0) return undefined;
  const old = list?.entries.map(({ value }) => value) ?? [];
  const others = old.filter((entry) => entry.from !== now);
  const isNew = from !== now && !others.some((entry) => entry.from === from);
  if (!isNew && others.length === old.length) return undefined;
  const entries = isNew ? [...others, { from, [one]: posix.basename(path, ".md") }] : others;
  await folder.write(new Map([[`content/${redirectKind.source}`, updateYaml(list?.source ?? "", entries)]]));
  return isNew ? from : undefined;
}
