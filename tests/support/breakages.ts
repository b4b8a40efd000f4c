import { ContentCopy } from "./contentCopy";

/** A piece of a file, what is written in its place, what the check must say, and before which text if not at the mark. */
type Breakage = [from: string | RegExp, to: string, says: RegExp, at?: string];

/** Stands in the new piece where the problem must be reported; without it, and without `at`, that is the first line. */
const mark = "‸";

/** All that a file holds, and its end. */
export const whole = /^[^]*$/;
export const end = /\n*$/;

/** Breaks a file of the invented campaign in one way after another. */
export function testBreakages(
  file: string,
  breakages: readonly Breakage[],
  severity: "error" | "warning" = "error",
): void {
  test.each(breakages)(
    `${file}: %p becomes %p, which %p reports`,
    async (...[from, to, says, at]: Breakage) => {
      const copy = new ContentCopy();
      if (copy.names(/./).includes(file)) copy.replace(file, from, to);
      else copy.write(file, to);
      const text = copy.read(file);
      copy.write(file, text.replace(mark, ""));
      const offset = at === undefined ? Math.max(text.indexOf(mark), 0) : text.indexOf(at);
      const before = text.slice(0, offset).split("\n");
      expect(await copy.problems()).toContainEqual(
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
