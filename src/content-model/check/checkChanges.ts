import type { Change } from "../changes";
import { latestDay } from "../dates";
import type { Content } from "../contentFile";
import { problemAt, type Problem } from "../problem";

/** Finds changes dated in the future. */
export function checkChanges({ files }: Content, now: Date): Problem[] {
  const latest = latestDay(now);
  return files.flatMap((file) =>
    file.entries.flatMap(({ content, path }) => {
      const { changes = [] } = (content ?? {}) as { changes?: Change[] };
      return changes.flatMap(({ on }, index) => {
        if (on <= latest) return [];
        const message = `"on" is ${on}, a day that has not come yet. Write the day on which the change was published.`;
        return [problemAt(file, [...path, "changes", index, "on"], message)];
      });
    }),
  );
}
