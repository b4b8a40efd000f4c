import { parseArgs } from "node:util";
import { Obstacle } from "./git";
import { ConflictObstacle, shortened } from "./share";
import { askName } from "./shareCommand";
import { history, takeBack, type HistoryEntry } from "./takeBack";

const titleOf = ({ when, author, words, isShared }: HistoryEntry) =>
  `${new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" })}, ${author}${isShared ? "" : ", not shared yet"}: ${words}`;

function differencesOf({ changes }: HistoryEntry): string[] {
  return changes.flatMap((one) =>
    one.changes.map(({ where, before, after, moved }) => {
      const place = ["  " + one.file, ...where].join(": ");
      return moved
        ? `${place}: order changed`
        : `${place}: was ${shortened(before)}, became ${shortened(after)}`;
    }),
  );
}

function entryOf(entries: readonly HistoryEntry[], number: string): HistoryEntry {
  const entry = /^[1-9]\d*$/.test(number) ? entries[Number(number) - 1] : undefined;
  if (!entry) throw new Obstacle([`There is no change number ${number}. npm run take-back lists them.`]);
  return entry;
}

function readKeep(word: string | undefined): "mine" | "theirs" | undefined {
  if (word === undefined) return undefined;
  if (word === "now") return "mine";
  if (word === "before") return "theirs";
  throw new Obstacle([`--keep is "${word}", but must be now or before.`]);
}

/**
 * `npm run take-back`: lists what was saved and shared. With a number, takes that change back; `--show` only shows it.
 * `--keep now` or `--keep before` decides for what has been changed again since.
 * @returns the exit status: 0 if it was done, 1 if something prevented it
 */
export async function takeBackCommand(project: string, args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { show: { type: "boolean" }, keep: { type: "string" } },
    });
    const keep = readKeep(values.keep);
    const entries = await history(project);
    const [number] = positionals;
    if (number === undefined) {
      entries.forEach((entry, index) => console.log(`${index + 1}  ${titleOf(entry)}`));
      if (entries.length === 0) console.log("Nothing has been changed yet.");
      else console.log("Show one: npm run take-back -- 1 --show · Take it back: npm run take-back -- 1");
      return 0;
    }
    const entry = entryOf(entries, number);
    if (values.show) {
      console.log([titleOf(entry), ...differencesOf(entry)].join("\n"));
      return 0;
    }
    const words = await takeBack(project, entry.id, { settle: () => keep, askName });
    console.log(`Taken back: ${words}. Others will see this once you share: npm run share`);
    return 0;
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    console.error("Nothing was taken back.");
    if (!(error instanceof ConflictObstacle)) console.error(error.message);
    else {
      console.error("This has been changed again since:");
      for (const { file, where, mine, theirs } of error.conflicts)
        console.error(`${[file, ...where].join(": ")}: now ${shortened(mine)}, before ${shortened(theirs)}`);
      console.error("Keep it as it is now: npm run take-back -- NUMBER --keep now (or --keep before)");
    }
    return 1;
  }
}
