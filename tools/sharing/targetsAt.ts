/** Finds the targets of references in commits or trees of git. */
import { campaignKind } from "../../src/content-model/campaign";
import { documentKind } from "../../src/content-model/document";
import { splitFrontMatter } from "../../src/content-model/frontMatter";
import { kindOfFile } from "../../src/content-model/kinds";
import { readYaml } from "../../src/content-model/readYaml";
import { sourceKind } from "../../src/content-model/source";
import { targetsIn, type Targets } from "../merge/targets";
import type { Git } from "./git";
import { contentFolder, type Files } from "./tree";

const lists: ReadonlySet<string> = new Set(
  [sourceKind, documentKind, campaignKind].map(({ source }) => contentFolder + source),
);

const isNamed = (path: string) =>
  path.startsWith(contentFolder) && kindOfFile(path.slice(contentFolder.length))?.shape === "markdown";

/** Returns the files that contain the names of targets: pages, testimonies, and the lists with entries that can be referred to. */
export const targetFiles = (files: Files): string[] =>
  [...files.keys()].filter((path) => lists.has(path) || isNamed(path));

/**
 * Returns the targets of references.
 * @param versions the files of each version, the newest first
 * @param texts the texts with the references. Only pages and testimonies whose file names occur in these texts are read. By default, all
 * pages and testimonies are read
 */
export async function targetsAt(
  git: Git,
  versions: readonly Files[],
  texts?: readonly string[],
): Promise<Targets> {
  const isWanted = (path: string) => {
    const name = path.replace(/^.*\/|\.md$/g, "");
    return lists.has(path) || texts === undefined || texts.some((text) => text.includes(name));
  };
  const paths = [...new Set(versions.flatMap(targetFiles))].filter(isWanted);
  const blobs = await git.blobs(paths.flatMap((path) => versions.map((files) => files.get(path)?.blob)));
  const read = new Map<string, readonly unknown[]>();
  return targetsIn((name) => {
    const path = contentFolder + name;
    const known = read.get(path);
    if (known) return known;
    const data = versions.flatMap((files) => {
      const text = blobs.get(files.get(path)?.blob)?.toString();
      if (text === undefined) return [];
      const yaml = path.endsWith(".md") ? splitFrontMatter(text)?.yaml : text;
      return yaml === undefined ? [] : [readYaml(yaml).data];
    });
    read.set(path, data);
    return data;
  });
}
