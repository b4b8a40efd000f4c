import type { Conflict, ResolveConflict } from "../merge/conflict";
import type { Targets } from "../merge/targets";
import { SharingError } from "./git";

/** A conflict in a file of content/. */
export interface FileConflict extends Conflict {
  /** The path of the file, relative to the project root. */
  file: string;
  author: string;
  /**
   * The hashes of both versions of a picture or document. If the two wordings are paths of pictures, these are the hashes of the two
   * pictures. An answer applies only to these versions.
   */
  blobs?: { mine: string | undefined; theirs: string | undefined };
}

export type ResolveFileConflict = (conflict: FileConflict) => ReturnType<ResolveConflict>;

/** The error that stops sharing because two people have changed the same field, paragraph or file differently. */
export class SharingConflictError extends SharingError {
  constructor(
    readonly conflicts: readonly FileConflict[],
    /** Functions that look up the targets of references in both versions of the files. */
    readonly targets: Targets,
  ) {
    super(conflicts.map(formatConflict));
  }
}

/** The maximum number of characters that the message about a conflict shows of a wording. */
const maxShown = 200;

/** Returns a wording on one line, truncated if it is long. */
function shortened(text: string | undefined): string {
  if (text === undefined) return "(deleted)";
  const line = text.replace(/\s+/g, " ").trim();
  return JSON.stringify(line.length > maxShown ? `${line.slice(0, maxShown)}…` : line);
}

/** Formats a conflict on one line: `content/pages/annex.md: description: yours "…" theirs "…"`. */
function formatConflict({ file, where, mine, theirs, author }: FileConflict): string {
  const place = [file, ...where].join(": ");
  return `${place}: yours ${shortened(mine)} theirs${author ? ` (${author})` : ""} ${shortened(theirs)}`;
}
