import { changeLabel, folded } from "../merge/shownWords";
import type { FileChange } from "./describeChanges";

const signs = { same: ["", ""], struck: ["[-", "-]"], new: ["{+", "+}"] } as const;

/** Changes as lines for the terminal, as git marks words: [-struck-], {+new+}. */
export const sheetLines = (
  changed: readonly (FileChange & { consequences?: readonly string[] })[],
): string[] =>
  changed.flatMap(({ title, isDeleted, consequences = [], changes }) => [
    title,
    ...[...(isDeleted ? ["Deleted."] : []), ...consequences].map((consequence) => `  ${consequence}`),
    ...changes.map((change) => {
      const words = folded(change.words).map(({ is, shown }) => signs[is][0] + shown + signs[is][1]);
      const head = [changeLabel(change), change.label].filter(Boolean).join(" ");
      return `  ${[head, words.join("")].filter(Boolean).join(": ")}`.replaceAll("\n", "\n    ");
    }),
    "",
  ]);
