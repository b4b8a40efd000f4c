import { posix } from "node:path";
import { isMedia } from "../../src/content-model/fields";
import { decodeEscapes } from "../../src/lib/decodeEscapes";
import { escapePattern } from "../../src/lib/escapePattern";
import type { Git } from "./git";
import { isSameFile, type Files } from "./tree";

/**
 * Returns a text in which each reference to the file `target` is replaced by a reference to the file `name` in the same folder.
 * @param from the path of the file with the text
 */
export function withReference(text: string, from: string, target: string, name: string): string {
  const old = posix.basename(target);
  const spellings = [...new Set([old, encodeURI(old)])];
  // The second folder is for documents.yaml, which refers to its PDFs without their folder.
  const folders = [posix.dirname(from), posix.join(posix.dirname(from), "documents")];
  return spellings.reduce((before, spelling) => {
    const pattern = new RegExp(
      `([^\\s"'()<>[\\]{},:|]*/|(?<![^\\s"'()<>[\\]{},:|]))${escapePattern(spelling)}(?![\\w-])`,
      "g",
    );
    return before.replace(pattern, (whole, above: string) => {
      const isTarget = folders.some((folder, index) =>
        index === 0 || above === "" ? posix.join(folder, decodeEscapes(above), old) === target : false,
      );
      return isTarget ? above + (spelling === old ? name : encodeURI(name)) : whole;
    });
  }, text);
}

/** Returns the content files that differ from an earlier version, each with its path and its text. */
async function changedTexts(git: Git, before: Files, files: Files) {
  const changed = [...files].filter(
    ([path, file]) => /\.(?:md|ya?ml)$/.test(path) && !isSameFile(file, before.get(path)),
  );
  const blobs = await git.blobs(changed.map(([, { blob }]) => blob));
  return changed.map(([path, file]) => ({ path, file, text: blobs.get(file.blob)?.toString() ?? "" }));
}

/**
 * Restores pictures and documents that one side has deleted, if a page in the merged version uses them. Without these files, the page would
 * have an error, and the merged version could not be shared.
 * @param base the common ancestor of both sides
 * @param merged the merged version, which is changed
 * @returns the paths of the restored files
 */
export async function restoreUsed(git: Git, base: Files, merged: Files): Promise<string[]> {
  const gone = [...base].filter(([path]) => isMedia(path) && !merged.has(path));
  if (gone.length === 0) return [];
  const texts = await changedTexts(git, base, merged);
  const used = gone.filter(([target]) =>
    texts.some(({ path, text }) => withReference(text, path, target, "") !== text),
  );
  for (const [path, file] of used) {
    merged.set(path, file);
    // Somebody may have typed the text of a PDF into a text file next to it. This text file is restored together with the PDF.
    const typed = path.replace(/\.pdf$/i, ".txt");
    const text = base.get(typed);
    if (typed !== path && text) merged.set(typed, text);
  }
  return used.map(([path]) => path);
}

/**
 * Separates pictures and documents that two people have added under the same name. My file gets a new name with a part of its hash, and the
 * files that I have changed refer to the new name. Each page then keeps its own picture or document, and there is no conflict.
 * @param files the files of each version, with their paths as keys. The function changes `mine`
 * @returns the new path of each of my renamed files, by its old path
 */
export async function separateAdditions(
  git: Git,
  files: { base: Files; mine: Files; theirs: Files },
): Promise<ReadonlyMap<string, string>> {
  const { base, mine, theirs } = files;
  const renamed = new Map<string, string>();
  // The paths are compared in lower case, because Windows and macOS treat Photo.jpg and photo.jpg as one file.
  const theirNames = new Map([...theirs.keys()].map((path) => [path.toLowerCase(), path]));
  for (const [path, file] of [...mine]) {
    const theirName = theirNames.get(path.toLowerCase());
    const other = theirName === undefined ? undefined : theirs.get(theirName);
    if (!isMedia(path) || base.has(path) || (theirName !== undefined && base.has(theirName))) continue;
    if (!other || (theirName === path && isSameFile(other, file))) continue;
    const { dir, name, ext } = posix.parse(path);
    const own = posix.join(dir, `${name}-${file.blob.slice(0, 8)}`);
    renamed.set(path, own + ext);
    // Somebody may have typed the text of a PDF into a text file next to it. This text file is renamed together with the PDF.
    const typed = posix.join(dir, `${name}.txt`);
    if (/\.pdf$/i.test(ext) && mine.has(typed) && !base.has(typed)) renamed.set(typed, `${own}.txt`);
  }
  if (renamed.size === 0) return renamed;
  for (const [from, to] of renamed) {
    const file = mine.get(from);
    mine.delete(from);
    if (file) mine.set(to, file);
  }
  for (const { path, file, text } of await changedTexts(git, base, mine)) {
    const after = [...renamed].reduce(
      (before, [from, to]) => withReference(before, path, from, posix.basename(to)),
      text,
    );
    if (after !== text)
      mine.set(path, { ...file, blob: await git.runWith(after, "hash-object", "-w", "--stdin") });
  }
  return renamed;
}
