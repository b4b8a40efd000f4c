/** A request that the editor's server refuses; the message is the sentence that the editor shows. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** The HTTP status of the answer. */
    readonly status = 422,
  ) {
    super(message);
  }
}

const full = "The disk is full. Free some space, then save again. No file was changed.";
const locked = "may not be read or written. Allow it in the properties of the file, then try again.";

/** What a volunteer can do about each error of the file system; the file's name comes before what begins with a small letter. */
const advice: Record<string, string> = {
  ENOENT: "does not exist (any more). Load this page again.",
  EACCES: locked,
  EPERM: locked,
  EROFS: "is on a disk that cannot be written to. Copy the project to another disk.",
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  EISDIR: "is a folder; a file is needed here.",
  ENOTDIR: "is below a file; files can be in folders only.",
  EBUSY: "is in use by another program. Close it there, then try again.",
  ENAMETOOLONG: "has a name that is too long. Choose a shorter one.",
};

/** The refusal for an error that reading or writing the file at `path` ended with. */
export function fileRefusal(error: unknown, path: string): Refusal {
  if (error instanceof Refusal) return error;
  const { code = "unknown error" } = error as NodeJS.ErrnoException;
  const sentence = advice[code] ?? `could not be read or written (${code}).`;
  return new Refusal(
    /^[A-Z]/.test(sentence) ? sentence : `The file ${path} ${sentence}`,
    code === "ENOENT" ? 404 : 422,
  );
}
