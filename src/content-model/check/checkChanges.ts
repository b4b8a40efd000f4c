import type { Change } from "../changes";
import { latestDay } from "../dates";
import type { Content } from "../contentFile";
import type { Problem } from "../problem";

/** Finds changes dated in the future. */
export function checkChanges({ files }: Content, now: Date): Problem[] {
  const latest = latestDay(now);
  return files.flatMap(({ file, yaml, entries }) =>
    entries.flatMap(({ content, path }) => {
      const { changes = [] } = (content ?? {}) as { changes?: Change[] };
      return changes.flatMap(({ on }, index): Problem[] => {
        if (on <= latest) return [];
        const message = `"on" is ${on}, a day that has not come yet. Write the day on which the change was published.`;
        return [{ file, ...yaml.placeOf([...path, "changes", index, "on"]), message, severity: "error" }];
      });
    }),
  );
}
