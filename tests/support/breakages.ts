import { ContentCopy } from "./contentCopy";

/**
 * A change that breaks a file: a piece of the file, its replacement, and a pattern for the message that the check must report. The check
 * must report the problem at the beginning of the text `at` in the changed file. Without `at`, it must report the problem at the mark `‸` in
 * the replacement or, without this mark, at the beginning of the file.
 */
type Breakage = [from: string | RegExp, to: string, says: RegExp, at?: string];

/**
 * The mark in a replacement. The check must report the problem at its position. If there is neither a mark nor `at`, the check must report
 * the problem at the beginning of the file.
 */
const mark = "‸";

/** Two patterns: one matches the whole text of a file, and the other its end. */
export const whole = /^[^]*$/;
export const end = /\n*$/;

let copy: ContentCopy | undefined;

/**
 * Defines a test for each row of a table. Each test breaks a file of the invented campaign in one way, and expects the check to report the
 * problem.
 */
export function testBreakages(
  file: string,
  breakages: readonly Breakage[],
  severity: "error" | "warning" = "error",
): void {
  test.each(breakages)(
    `${file}: %p becomes %p, which %p reports`,
    async (...[from, to, says, at]: Breakage) => {
      // All tests share one copy of the campaign, because making and deleting a copy takes longer than checking it.
      copy ??= new ContentCopy();
      const original = copy.names(/./).includes(file) ? copy.bytes(file) : undefined;
      if (original) copy.replace(file, from, to);
      else copy.write(file, to);
      const text = copy.read(file);
      copy.write(file, text.replace(mark, ""));
      const problems = await copy.problems();
      if (original) copy.write(file, original);
      else copy.remove(file);
      const offset = at === undefined ? Math.max(text.indexOf(mark), 0) : text.indexOf(at);
      const before = text.slice(0, offset).split("\n");
      expect(problems).toContainEqual(
        expect.objectContaining({
          file: `content/${file}`,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          message: expect.stringMatching(says) as string,
          severity,
        }),
      );
    },
  );
}
