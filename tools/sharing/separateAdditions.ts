import { posix } from "node:path";
import { pictureName } from "../../src/content-model/fields";
import type { Git } from "./git";
import { isSameFile, type Files } from "./tree";

/** Returns whether a file is a picture or a document, which are never mixed. */
export const isMedia = (path: string) => pictureName.test(path) || /\.pdf$/i.test(path);

/** Decodes the name in an address, as Markdown may contain it. */
const decoded = (text: string) => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};

/** Returns a text in which each reference to a file names another file in the same folder. */
export function withReference(text: string, from: string, target: string, name: string): string {
  const old = posix.basename(target);
  const spellings = [...new Set([old, encodeURI(old)])];
  // The register of documents names them without their folder.
  const folders = [posix.dirname(from), posix.join(posix.dirname(from), "documents")];
  return spellings.reduce((before, spelling) => {
    const pattern = new RegExp(
      `([^\\s"'()<>[\\]{},:|]*/|(?<![^\\s"'()<>[\\]{},:|]))${spelling.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\w-])`,
      "g",
    );
    return before.replace(pattern, (whole, above: string) => {
      const isTarget = folders.some((folder, index) =>
        index === 0 || above === "" ? posix.join(folder, decoded(above), old) === target : false,
      );
      return isTarget ? above + (spelling === old ? name : encodeURI(name)) : whole;
    });
  }, text);
}

/**
 * Restores pictures and documents that one side has deleted, if the other side has changed a page that shows them. Otherwise that page could
 * never be shared.
 * @param files the versions by their paths; `mine` and `theirs` are changed
 * @returns the paths of the restored files
 */
export async function restoreUsed(
  git: Git,
  files: { base: Files; mine: Files; theirs: Files },
): Promise<string[]> {
  const { base, mine, theirs } = files;
  const restored: string[] = [];
  for (const [own, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const gone = [...base].filter(
      ([path, file]) => isMedia(path) && !other.has(path) && isSameFile(own.get(path), file),
    );
    if (gone.length === 0) continue;
    const texts = [...own].filter(
      ([path, file]) => /\.(?:md|ya?ml)$/.test(path) && !isSameFile(file, base.get(path)),
    );
    const blobs = await git.blobs(texts.map(([, { blob }]) => blob));
    for (const [path, file] of gone) {
      const isUsed = texts.some(([page, { blob }]) => {
        const text = blobs.get(blob)?.toString() ?? "";
        return withReference(text, page, path, "") !== text;
      });
      if (!isUsed) continue;
      other.set(path, file);
      restored.push(path);
    }
  }
  return restored;
}

/**
 * Separates pictures and documents that two people have added under one name. My file gets a new name with a part of its hash, and the
 * files that I changed refer to the new name. Each page thus keeps its own picture or document, and nobody has to choose.
 * @param files the versions by their paths; `mine` is changed
 * @returns the new path of each of my renamed files, by its old path
 */
export async function separateAdditions(
  git: Git,
  files: { base: Files; mine: Files; theirs: Files },
): Promise<ReadonlyMap<string, string>> {
  const { base, mine, theirs } = files;
  const renamed = new Map<string, string>();
  for (const [path, file] of [...mine]) {
    const other = theirs.get(path);
    if (!isMedia(path) || base.has(path) || !other || isSameFile(other, file)) continue;
    const { dir, name, ext } = posix.parse(path);
    const own = posix.join(dir, `${name}-${file.blob.slice(0, 8)}`);
    renamed.set(path, own + ext);
    // The typed text of a document is renamed together with the document.
    const typed = posix.join(dir, `${name}.txt`);
    if (/\.pdf$/i.test(ext) && mine.has(typed) && !base.has(typed)) renamed.set(typed, `${own}.txt`);
  }
  if (renamed.size === 0) return renamed;
  for (const [from, to] of renamed) {
    const file = mine.get(from);
    mine.delete(from);
    if (file) mine.set(to, file);
  }
  const texts = [...mine].filter(
    ([path, file]) => /\.(?:md|ya?ml)$/.test(path) && !isSameFile(file, base.get(path)),
  );
  const blobs = await git.blobs(texts.map(([, { blob }]) => blob));
  for (const [path, file] of texts) {
    const before = blobs.get(file.blob)?.toString() ?? "";
    const after = [...renamed].reduce(
      (text, [from, to]) => withReference(text, path, from, posix.basename(to)),
      before,
    );
    if (after !== before)
      mine.set(path, { ...file, blob: await git.runWith(after, "hash-object", "-w", "--stdin") });
  }
  return renamed;
}
