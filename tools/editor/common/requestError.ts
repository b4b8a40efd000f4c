import type { FileChange } from "../../sharing/describeChanges";
import type { FormMistake } from "../server/mistakes";
import type { ShownProblem } from "../server/problemsInWords";
import type { ShownConflict } from "../server/sharingActions";

/** The details of a refusal to which a form reacts. */
export interface Details {
  /** The problems to fix in the form. */
  mistakes?: readonly FormMistake[];
  /** The wordings between which somebody must choose. */
  conflicts?: readonly ShownConflict[];
  /** The changes since the approved version, and its commit. */
  changes?: readonly FileChange[];
  since?: string;
  /** The references in other places that a save would break. If the save is sent again with this id, it is done anyway. */
  inUse?: { id: string; problems: readonly ShownProblem[] };
  /** True if the form's file was deleted in the meantime. */
  isGone?: boolean;
}

/** The error of a request that the editor's server refuses, or that does not arrive. The editor shows the message. */
export class RequestError extends Error {
  constructor(
    message: string,
    /** The HTTP status of the response. */
    readonly status = 422,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

const full = "The disk is full. Free some space, then save again. No file was changed.";
const locked =
  "cannot be read or written, because its permissions do not allow it. Change them in the file's properties, then try again.";

/** Advice for each file system error. If the advice begins with a lower-case letter, the message names the file first. */
const advice: Record<string, string> = {
  ENOENT: "does not exist. If it was deleted, restore it with Undo a change.",
  EACCES: locked,
  EPERM: locked,
  EROFS: "is on a disk that cannot be written to. Copy the project to another disk.",
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  EISDIR: "is a folder, but this must be a file.",
  ENOTDIR: "is inside a file, but only folders can contain files.",
  EBUSY: "is open in another program. Close it there, then save again.",
  ENAMETOOLONG: "has a name that is too long. Choose a shorter one.",
};

/** Converts an error from reading or writing the file at `path` to a refusal. */
export function fileError(error: unknown, path: string): RequestError {
  if (error instanceof RequestError) return error;
  const { code = "unknown error" } = error as NodeJS.ErrnoException;
  const sentence = advice[code] ?? `could not be read or written (${code}).`;
  return new RequestError(
    /^[A-Z]/.test(sentence) ? sentence : `The file ${path} ${sentence}`,
    code === "ENOENT" ? 404 : 422,
  );
}
