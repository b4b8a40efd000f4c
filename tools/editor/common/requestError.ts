import type { DiffSegment } from "../../merge/diffSegments";
import type { FileChange } from "../../sharing/describeChanges";
import type { FileConflict } from "../../sharing/fileConflict";

/** A problem in a field of a form. */
export interface FormMistake {
  /** The field's path: `title`, or `entries.2.title`. The path is empty for a problem of the file as a whole. */
  field: string;
  /** The problem as a sentence, for a list of problems and next to the field itself. */
  sentence: string;
  fault: string;
  /**
   * The line of the text with the problem, from the beginning of the line to the end of the problem. The editor puts the cursor at the end
   * of the problem.
   */
  snippet?: string | undefined;
}

/** A place with a problem: the name by which volunteers know the place, and the address of its field in the editor. */
export interface ProblemPlace {
  title: string;
  /** The address of the field in the editor. Undefined if no form shows the place. */
  address: string | undefined;
  /** The line of the text with the problem, from the beginning of the line to the end of the problem. */
  snippet?: string | undefined;
}

/** A problem of the content, with each of its places. */
export interface ShownProblem {
  /** A sentence that states the problem and says what to do about it. */
  sentence: string;
  places: ProblemPlace[];
}

/** A conflict with the data that the editor's page needs in order to show it. */
export interface ShownConflict extends FileConflict {
  labels: readonly string[];
  /**
   * A digest of both wordings. If somebody changes one of the wordings, the id changes too, so that an earlier answer no longer applies.
   */
  id: string;
  /** The title of the file. The title is empty if the conflict is shown in the form of this file. */
  title: string;
  /** The difference between the two wordings. */
  words: DiffSegment[];
}

/** The data about a refused request that the form needs in order to react. */
export interface Details {
  /** The problems to fix in the form. */
  mistakes?: readonly FormMistake[];
  /** The wordings between which somebody must choose. */
  conflicts?: readonly ShownConflict[];
  /** The changes since the approved version, and the commit that contains the approved version. */
  changes?: readonly FileChange[];
  since?: string;
  /** The problems that a save would cause in other places. The form can confirm the save by sending this id, and the editor then saves. */
  inUse?: { id: string; problems: readonly ShownProblem[] };
  /** True if the form's file was deleted in the meantime. */
  isGone?: boolean;
}

/** The error of a request that the editor's server has refused, or that has not reached the server. The editor shows the message. */
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

/**
 * The advice for each code of a file system error. If the advice begins with a lower-case letter, it continues a sentence that begins with
 * the name of the file.
 */
const advice: Record<string, string> = {
  ENOENT: "does not exist. If somebody deleted the file, select Undo a change to restore it.",
  EACCES: locked,
  EPERM: locked,
  EROFS: "is on a disk that cannot be written to. Copy the project to another disk.",
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  EISDIR: "is a folder, but the editor needs a file with this name. Rename the folder.",
  ENOTDIR:
    "cannot be read or written, because there is a file where its folder should be. Rename that file, then try again.",
  EBUSY: "is open in another program. Close it there, then save again.",
  ENAMETOOLONG: "has a name that is too long. Choose a shorter one.",
};

/** Converts an error from reading or writing the file at `path` to a RequestError. */
export function fileError(error: unknown, path: string): RequestError {
  if (error instanceof RequestError) return error;
  const { code = "unknown error" } = error as NodeJS.ErrnoException;
  const sentence =
    advice[code] ??
    `could not be read or written (${code}). Try again. If the problem comes back, ask the person who set up the project.`;
  return new RequestError(
    /^[A-Z]/.test(sentence) ? sentence : `The file ${path} ${sentence}`,
    code === "ENOENT" ? 404 : 422,
  );
}
