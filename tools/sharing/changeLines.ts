import { changeLabel, collapseUnchanged } from "../merge/diffSegments";
import type { FileChange } from "./describeChanges";

const signs = { unchanged: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;

/** Returns changes as lines for the terminal. Removed and added words are written in the format of git: [-removed-], {+added+}. */
export const changeLines = (
  changed: readonly (FileChange & { consequences?: readonly string[] })[],
): string[] =>
  changed.flatMap(({ title, isDeleted, consequences = [], changes }) => [
    title,
    ...[...(isDeleted ? ["Deleted."] : []), ...consequences].map((consequence) => `  ${consequence}`),
    ...changes.map((change) => {
      const words = collapseUnchanged(change.words).map(
        ({ type, shown }) => signs[type][0] + shown + signs[type][1],
      );
      const head = [changeLabel(change), change.label].filter(Boolean).join(" ");
      return `  ${[head, words.join("")].filter(Boolean).join(": ")}`.replaceAll("\n", "\n    ");
    }),
    "",
  ]);
