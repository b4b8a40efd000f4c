import type { Change } from "../changes";
import type { Content } from "../readContent";
import type { Problem } from "./problem";

/** Somewhere on Earth it is fourteen hours later than in Greenwich. */
const ahead = 14 * 60 * 60 * 1000;

/** Changes of a day that has not come anywhere yet. */
export function checkChanges({ files }: Content, now: Date): Problem[] {
  const latest = new Date(now.getTime() + ahead).toISOString().slice(0, 10);
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
