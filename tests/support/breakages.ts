import { ContentCopy } from "./contentCopy";

/**
 * A piece of a file, its replacement, the message that the check must print, and the text before which it must point if that is not the
 * mark.
 */
type Breakage = [from: string | RegExp, to: string, says: RegExp, at?: string];

/** Stands in the new piece where the problem must be reported; without it, and without `at`, that is the first line. */
const mark = "‸";

/** All that a file holds, and its end. */
export const whole = /^[^]*$/;
export const end = /\n*$/;

let copy: ContentCopy | undefined;

/** Breaks a file of the invented campaign in one way after another. */
export function testBreakages(
  file: string,
  breakages: readonly Breakage[],
  severity: "error" | "warning" = "error",
): void {
  test.each(breakages)(
    `${file}: %p becomes %p, which %p reports`,
    async (...[from, to, says, at]: Breakage) => {
      // One copy for all tests of a file, since to make and delete it takes longer than to check it.
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
