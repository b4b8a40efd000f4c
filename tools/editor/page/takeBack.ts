/** The Take back button: lists what was saved and shared, and reverts any of it. */
import type { HistoryEntry } from "../../sharing/takeBack";
import { button, element } from "./element";
import { send } from "./send";
import { attempt, closeButton, prepend, show, showEnd, type Words } from "./sharingDialog";

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

const momentOf = (when: string) =>
  new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });

const wording = (text: string | undefined, none: string) =>
  text === undefined ? element("em", {}, none) : element("span", {}, text);

/** Each field and paragraph of a change, before and after. */
function differences({ changes }: HistoryEntry): HTMLElement {
  const rows = changes.flatMap(({ file, changes: inFile }) =>
    inFile.map(({ where, before, after, moved }) => {
      const place = element("th", { scope: "row" }, [file, ...where].join(": "));
      return moved
        ? element("tr", {}, place, element("td", { colspan: "2" }, "order changed"))
        : element(
            "tr",
            {},
            place,
            ...[wording(before, "(new)"), wording(after, "(deleted)")].map((one) => element("td", {}, one)),
          );
    }),
  );
  const head = ["Where", "Before", "After"].map((name) => element("th", { scope: "col" }, name));
  const table = element(
    "table",
    {},
    element("thead", {}, element("tr", {}, ...head)),
    element("tbody", {}, ...rows),
  );
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

/** What was deleted before it was in any commit, above the history, which does not have it. */
async function showDeleted(): Promise<void> {
  const files = await send("deletedFiles", {});
  if (files.length === 0) return;
  const rows = files.map(({ id, path, when }) => {
    const name = element("strong", { id: `deleted-${id}` }, path);
    const about = { "aria-describedby": name.id };
    const end = async (action: "bringBack" | "forgetDeleted", done: string) => {
      await send(action, { id }).then(
        () => showEnd(done, [path], { reload: true }),
        (error: unknown) => showEnd(words.failed, [(error as Error).message], { reload: false }),
      );
    };
    return element(
      "li",
      {},
      name,
      element(
        "p",
        {},
        `Deleted ${momentOf(when)}, before it was ever shared. It is kept on this computer only.`,
      ),
      button("Bring it back", () => void end("bringBack", "Brought back"), about),
      " ",
      button("Delete for good", () => void end("forgetDeleted", "Deleted for good"), about),
    );
  });
  prepend(element("ul", { class: "history", "aria-label": "Deleted" }, ...rows));
}

function showHistory(entries: readonly HistoryEntry[]): void {
  const content =
    entries.length === 0
      ? [element("p", {}, "Nothing has been changed yet.")]
      : [element("ol", { class: "history" }, ...entries.map(row))];
  show(words.title, ...content, closeButton());
}

function takeBack({ id }: HistoryEntry, files?: string[]): void {
  const done = (taken: string) =>
    showEnd("Taken back", [`${taken}.`, "This counts as a new change: others will see it once you share."], {
      reload: true,
    });
  void attempt(words, (entered) => send("takeBack", { id, files, ...entered }), done);
}

export const openTakeBack = () =>
  void attempt(words, () => send("history", {}), showHistory).then(showDeleted);
