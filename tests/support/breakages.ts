import { ContentCopy } from "./contentCopy";

/** One way to break the content, and what the check must say about it. */
export interface Breakage {
  name: string;
  /** The file that is broken and blamed, relative to content/. */
  file: string;
  /** A piece of the file and its replacement. */
  from?: string;
  to?: string;
  /** Breaks the copy in another way, instead of `from` and `to`. */
  break?: (copy: ContentCopy) => void;
  /** The text in the broken file at which the problem must be reported; by default, the first line. */
  at?: string;
  /** What the message must say. */
  says: RegExp;
  severity?: "warning";
}

/** Runs a table of breakages, each on its own copy of the invented campaign. */
export function testBreakages(breakages: readonly Breakage[]): void {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = new ContentCopy();
  });
  afterEach(() => {
    copy.delete();
  });

  test.each(breakages)("$name", async ({ file, from, to = "", at, says, severity = "error", ...rest }) => {
    if (rest.break) rest.break(copy);
    else copy.replace(file, from ?? "", to);
    const problems = await copy.check();
    const found = problems.filter(
      (problem) => problem.file === `content/${file}` && says.test(problem.message),
    );
    expect(found.length > 0 ? [] : problems).toEqual([]);
    expect(found[0]).toMatchObject({ ...placeOf(at, at === undefined ? "" : copy.read(file)), severity });
  });
}

/** Line and column of a piece of text, both counted from 1. */
function placeOf(piece: string | undefined, text: string): { line: number; column: number } {
  if (piece === undefined) return { line: 1, column: 1 };
  const offset = text.indexOf(piece);
  if (offset < 0) throw new Error(`The broken file does not hold ${JSON.stringify(piece)}`);
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Replaces one line of a file; the problem is at the new value. */
export const line = (
  file: string,
  name: string,
  from: string,
  key: string,
  value: string,
  says: RegExp,
): Breakage => ({
  name,
  file,
  from,
  to: `${key}: ${value}`,
  at: value,
  says,
});
