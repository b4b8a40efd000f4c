import type { Nodes } from "mdast";

/** A problem in a content file, described for volunteers. */
export interface Problem {
  /** The path of the file relative to the project root, for example content/timeline.yaml. */
  file: string;
  /** The line and the column where the problem is, counted from 1. */
  line: number;
  column: number;
  /** A description of the problem, and what to write instead. */
  message: string;
  /** An error stops the build, a warning does not. */
  severity: "error" | "warning";
  /**
   * For a value that does not fit the schema of its entry. `path` is the path of the field in the file's YAML. `fault` is the message
   * without its beginning, which is the field's name.
   */
  field?: { path: readonly PropertyKey[]; fault: string };
  /** The message for people who edit in a form, if it differs from `message`. */
  inForm?: string;
  /** True if a link or other reference has a target that does not exist or cannot be used. */
  isDeadReference?: boolean;
  /** For two values that must differ: this problem, reported at the position of the other value. */
  counterpart?: Problem;
}

export type FilePosition = Pick<Problem, "line" | "column">;

export const topOfFile: FilePosition = { line: 1, column: 1 };

/** Returns the position of a Markdown node in its file. `bodyLine` is the line of the file on which the Markdown begins, counted from 1. */
export const placeOfNode = ({ position }: Nodes, { bodyLine }: { bodyLine: number }): FilePosition => ({
  line: (position?.start.line ?? 1) + bodyLine - 1,
  column: position?.start.column ?? 1,
});

/** Returns a problem with the severity "error" at a position in a file. */
export const errorIn = (file: string, place: FilePosition, message: string): Problem => ({
  file,
  ...place,
  message,
  severity: "error",
});

/** Returns a problem at a path in the YAML of a file. The default severity is an error. */
export const problemAt = (
  { file, yaml }: { file: string; yaml: { placeOf(path: readonly PropertyKey[]): FilePosition } },
  path: readonly PropertyKey[],
  message: string,
  severity: Problem["severity"] = "error",
): Problem => ({ file, ...yaml.placeOf(path), message, severity });

/** Returns the name of the field at the end of a path, or an empty text if the path contains no field. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.findLast((key) => typeof key === "string") ?? "";

/** Returns a problem of a file as a whole. The default severity is an error. */
export const problemOf = (
  file: string,
  message: string,
  severity: Problem["severity"] = "error",
): Problem => ({ file, ...topOfFile, message, severity });

/** Formats a problem on one line: `content/timeline.yaml:42:5  what is wrong. What to write instead.` */
export function formatProblem({ file, line, column, message, severity }: Problem): string {
  return `${file}:${line}:${column}  ${severity === "warning" ? "Warning: " : ""}${message}`;
}

export const errorsOnly = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ severity }) => severity === "error");

/** Compares two problems by their files, then by their positions. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;
}
