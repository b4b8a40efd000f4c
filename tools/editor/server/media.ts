import { dirname, posix } from "node:path";
import { sha256 } from "../../../src/content-model/sha256";
import { pdfProblem } from "../../../src/content-model/check/checkFiles";
import { keptFile, keptFiles } from "../../sharing/keptFiles";
import { committedFile } from "../../sharing/latestCommit";
import { rememberUpload } from "../../sharing/uploads";
import { mediaPath, plainName } from "./editorPaths";
import { readExisting, type Store } from "./entries";
import { resolveContentPath } from "./resolveContentPath";
import { preparePicture } from "./preparePicture";
import { fileError, RequestError } from "../common/requestError";

/**
 * Returns the bytes of a picture or document. If the file is not in the folder, it may be among the deleted files, because a change that is
 * held back may use it.
 */
export async function mediaFile({ folder }: Pick<Store, "folder">, path: string): Promise<Buffer> {
  const there = await folder.read(mediaPath(path));
  if (there) return there;
  const project = dirname(folder.root);
  const kept = (await keptFiles(project)).find((one) => one.path === path);
  return (kept && (await keptFile(project, kept.id))?.bytes) ?? readExisting(folder, path);
}

/** Returns the bytes of a picture or document in a commit. */
export async function mediaVersion({ folder }: Store, commit: string, path: string): Promise<Buffer> {
  // Throws an error if the path contains "..", because git would read a file in another folder.
  await resolveContentPath(folder.root, mediaPath(path));
  const committed = await committedFile(dirname(folder.root), commit, path);
  if (!committed) throw fileError({ code: "ENOENT" }, path);
  return committed;
}

/**
 * Returns the bytes of a PDF unchanged. Throws a RequestError if the file is not a valid PDF, or if its name does not end in .pdf. Hidden
 * content is not searched here, because the publishing check does that.
 */
function requirePdf(path: string, bytes: Buffer): Buffer {
  if (!/\.pdf$/i.test(path))
    throw new RequestError(
      `Not saved. “${posix.basename(path)}” is not a PDF. Save it as a PDF from the program in which it was written, then choose the PDF.`,
    );
  const problem = pdfProblem(bytes.length, bytes.toString("latin1", 0, 5));
  if (problem !== undefined) throw new RequestError(`Not saved. ${problem}`);
  return bytes;
}

/**
 * Matches generic file names, which browsers, cameras and systems give to pictures. Pictures of two different people may have the same
 * generic name.
 */
const anyName =
  /^((pasted|captured)?-?(image|img|dsc|dscn|photo|picture|scan|screenshot|screen-shot|untitled|unnamed|download|unknown)s?)([-_]?\d+)*$/;

/**
 * Returns the path for a new file. If the file's name is generic, the first eight characters of the file's digest are added to the name.
 */
function tellingPath(path: string, bytes: Buffer): string {
  const { dir, name, ext } = posix.parse(path);
  return anyName.test(name) ? posix.join(dir, `${name}-${sha256(bytes).slice(0, 8)}${ext}`) : path;
}

/**
 * Saves a picture or a PDF under a name that is free. A picture is first prepared for the site. The name of a deleted file that can be
 * restored is not free, because a form may use that file again, for example after Undo.
 * @returns the path of the saved file, or of an existing file with the same bytes
 */
export async function saveMedia({ folder }: Pick<Store, "folder">, path: string, content: Buffer) {
  const bytes = path.startsWith("content/documents/")
    ? requirePdf(path, content)
    : await preparePicture(content);
  const wanted = tellingPath(plainName(mediaPath(path), 1), bytes);
  const project = dirname(folder.root);
  const deleted = await keptFiles(project);
  const isOfDeleted = async (path: string) => {
    for (const { id } of deleted.filter((one) => one.path === path))
      if ((await keptFile(project, id))?.bytes.equals(bytes) === false) return true;
    return false;
  };
  for (let count = 1; ; count++) {
    const free = plainName(wanted, count);
    const there = await folder.read(free);
    if (there ? !there.equals(bytes) : await isOfDeleted(free)) continue;
    if (!there) {
      // The path is put into the list of uploads before the file is written. Otherwise a share could send the file before the list contains
      // it.
      await rememberUpload(project, free);
      await folder.write(new Map([[free, bytes]]));
    }
    return { path: free, isNew: !there };
  }
}
