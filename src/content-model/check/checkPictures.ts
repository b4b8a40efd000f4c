import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { hiddenPictureWords } from "../../lib/headings";
import { markdownPictures } from "../references";
import { errorIn, problemOf, type Place, type Problem } from "../problem";
import { hiddenData } from "../hiddenData";
import { referencesOf, targetOf } from "../references";
import { pictureName } from "../fields";
import { pathOf, type Content } from "../contentFile";
import { readOnce } from "../readOnce";

/** Visitors get smaller versions; larger originals only slow down the build. */
const largest = 25_000_000;

/** The names that sharp uses for the formats that pictureName allows. */
const shown: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "heif"]);

interface Size {
  width: number;
  height: number;
}

/** A use of a picture, and the minimum size that it needs there. */
interface Use {
  file: string;
  place: Place;
  atLeast: Size;
}

/** Returns all uses of each picture, by its name relative to content/. */
function usesOf({ files }: Content): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (target: string, use: Use) => uses.set(target, [...(uses.get(target) ?? []), use]);
  for (const content of files) {
    const { file, yaml, relativePath } = content;
    for (const reference of referencesOf(content)) {
      const { path, atLeast } = reference;
      if (atLeast) add(targetOf(reference, relativePath), { file, place: yaml.placeOf(path), atLeast });
    }
    for (const { target, place } of markdownPictures(content)) {
      add(target, { file, place, atLeast: { width: 600, height: 400 } });
    }
  }
  return uses;
}

/** Returns the size of a picture, or the problem of its file; undefined if it has been deleted since its folder was read. */
const measure = readOnce(read);

async function read(path: string, size: number): Promise<Size | string> {
  if (size > largest)
    return `is ${Math.round(size / 1e6)} MB. Save it with at most 3000 pixels on its longer side.`;
  try {
    const metadata = await sharp(path).metadata();
    const { format, compression, autoOrient } = metadata;
    // As it is shown, whichever way the camera was held.
    const { width, height } = autoOrient;
    const hidden = hiddenData(metadata, await readFile(path));
    if (hidden.length > 0)
      return `contains hidden data (${hidden.join(", ")}). This data may reveal who took the picture, where and with what camera, or show parts that were cut off. Choose the picture again in the editor, which removes the data, or save a copy without metadata.`;
    // HEIC, as iPhones make it, is in the same container as AVIF; few browsers show it.
    if (shown.has(format) && compression !== "hevc") return { width, height };
    return "is not a JPEG, PNG, WebP or AVIF picture, although its name says so. Save it as a JPEG or PNG from your picture editor.";
  } catch {
    return "is not a picture, although its name says so. Save it as a JPEG or PNG from your picture editor.";
  }
}

export function unusedPictures(site: Content): string[] {
  const uses = usesOf(site);
  return [...site.names].filter((name) => pictureName.test(name) && !uses.has(name));
}

/** Finds files that are not pictures or hold hidden data, pictures too small for where they are used, and unused pictures. */
export async function checkPictures(site: Content): Promise<Problem[]> {
  const problems: Problem[] = [];
  const uses = usesOf(site);
  for (const name of [...site.names].filter((name) => pictureName.test(name))) {
    const found = await measure(pathOf(site, name));
    if (found === undefined) continue;
    if (typeof found === "string") {
      problems.push(problemOf(`content/${name}`, `This file ${found}`));
      continue;
    }
    const hiding = hiddenPictureWords(name.slice(name.lastIndexOf("/") + 1));
    if (hiding.length > 0) {
      const message = `Ad blockers hide pictures whose name contains “${hiding.join("” and “")}”. Rename this one, and write its new name where it is used.`;
      problems.push(problemOf(`content/${name}`, message, "warning"));
    }
    const used = uses.get(name) ?? [];
    if (used.length === 0) {
      const message = "No page uses this picture. Delete it, or use it on a page.";
      problems.push(problemOf(`content/${name}`, message, "warning"));
    }
    for (const { file, place, atLeast } of used) {
      if (found.width >= atLeast.width && found.height >= atLeast.height) continue;
      const message = `The picture content/${name} has ${found.width} × ${found.height} pixels; here it needs at least ${atLeast.width} × ${atLeast.height}. Use a larger one.`;
      problems.push(errorIn(file, place, message));
    }
  }
  return problems;
}
