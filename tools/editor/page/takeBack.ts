/** The Take back button: lists what was saved and shared, and reverts any of it. */
import type { HistoryEntry } from "../../sharing/takeBack";
import type { Answer } from "../actions";
import { button, element, line, list, momentOf } from "./element";
import { send } from "./send";
import { attempt, show, showEnd, type Words } from "./sharingDialog";

const words: Words = {
  title: "Take something back",
  goOn: "Take back",
  waiting: "Loading what was saved and shared…",
  failed: "Nothing was taken back",
  conflicted: "This has been changed again since. Choose the wording to keep.",
  mine: "As it is now",
  theirs: () => "As it was before",
  keep: { mine: "Keep it as it is now", theirs: "Restore it as it was before" },
};

const cell = (text: string | undefined, none: string) => element("td", {}, text ?? element("em", {}, none));

/** Each field and paragraph of a change, before and after. */
function differences({ changes }: HistoryEntry): HTMLElement {
  const rows = changes.flatMap(({ file, changes: inFile }) =>
    inFile.map(({ where, before, after, moved }) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, [file, ...where].join(": ")),
        ...(moved
          ? [element("td", { colspan: "2" }, "order changed")]
          : [cell(before, "(new)"), cell(after, "(deleted)")]),
      ),
    ),
  );
  const head = ["Where", "Before", "After"].map((name) => element("th", { scope: "col" }, name));
  const table = element("table", {}, element("tr", {}, ...head), ...rows);
  return element("details", {}, element("summary", {}, "What was changed"), table);
}

function row(entry: HistoryEntry, index: number): HTMLLIElement {
  const { when, author, words: what, isShared } = entry;
  const name = element("strong", { id: `change-${index}` }, what);
  const from = element("p", {}, `${momentOf(when)}, ${author}${isShared ? "" : ", not shared yet"}`);
  const press = button("Take this back", () => takeBack(entry), { "aria-describedby": name.id });
  const { changes } = entry;
  const one = ({ file, words: inFile }: (typeof changes)[number]) =>
    element(
      "li",
      {},
      `${inFile} `,
      button("Take only this back", () => takeBack(entry, [file])),
    );
  const alone = changes.length < 2 ? [] : [element("ul", {}, ...changes.map(one))];
  return element("li", {}, name, from, differences(entry), press, ...alone);
}

/** What was deleted before it was in any commit; the history does not have it. */
function deletedLine({ id, path, when }: Answer<"deletedFiles">[number]): Node {
  const end = (action: "bringBack" | "forgetDeleted", done: string) => () =>
    void send(action, { id }).then(
      () => showEnd(done, [path], { reload: true }),
      (error: unknown) => showEnd(words.failed, [(error as Error).message], { reload: false }),
    );
  return line(
    `${path}: deleted ${momentOf(when)}, before it was ever shared. It is kept on this computer only.`,
    ["Bring it back", end("bringBack", "Brought back")],
    ["Delete for good", end("forgetDeleted", "Deleted for good")],
  );
}

async function showHistory(entries: readonly HistoryEntry[]): Promise<void> {
  const deleted = await send("deletedFiles", {});
  show(
    words.title,
    ...(deleted.length > 0 ? [list(deleted.map(deletedLine), { "aria-label": "Deleted" })] : []),
    entries.length > 0
      ? element("ol", { class: "history" }, ...entries.map(row))
      : element("p", {}, "Nothing has been changed yet."),
  );
}

function takeBack({ id }: HistoryEntry, files?: string[]): void {
  const done = (taken: string) =>
    showEnd("Taken back", [`${taken}.`, "This counts as a new change: others will see it once you share."], {
      reload: true,
    });
  void attempt(words, (entered) => send("takeBack", { id, files, ...entered }), done);
}

export const openTakeBack = () => void attempt(words, () => send("history", {}), showHistory);
