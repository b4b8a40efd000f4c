/** The red bar at the bottom: unsaved drafts and errors in the content. */
import type { Answer } from "../actions";
import { button, byId, element, list } from "./element";
import { forgetBackup } from "./recoverBackups";
import { send } from "./send";
import { openText } from "./textDialog";

const bar = byId("problems", HTMLElement);
let shown = "";

type ShownProblem = Answer<"problems">[number];
type ShownDraft = Answer<"drafts">[number];

function lineFor(problem: ShownProblem): Node {
  const line = document.createDocumentFragment();
  line.append(problem.sentence);
  if (problem.hasText)
    line.append(
      " ",
      button("Open the text", () => void openText(problem)),
    );
  return line;
}

function draftLine({ path, message, when, form }: ShownDraft): Node {
  const line = document.createDocumentFragment();
  const moment = new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  const words = element("span", { id: `draft ${path}` }, `${path}, typed ${moment}: ${message}`);
  const about = { "aria-describedby": words.id };
  const open = () => {
    if (form === undefined) {
      void openText({ file: path, sentence: message });
      return;
    }
    location.hash = `#/collections/${form}`;
    // Decap caches what it has read.
    location.reload();
  };
  const end = async (action: "saveDraft" | "dropDraft") => {
    try {
      await send(action, { path });
      if (action === "dropDraft") await forgetBackup(path);
      // What has been typed since is in the browser's backup, and Decap asks before it leaves the form.
      if (location.hash === `#/collections/${form ?? ""}`) location.reload();
    } catch (error) {
      alert((error as Error).message);
    }
    await showProblems();
  };
  const drop = () => {
    const question = "Throw away this draft, and what its form holds? The saved file will not change.";
    if (!confirm(question)) return;
    // The answer holds for Decap too, which would ask again.
    addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
    void end("dropDraft");
  };
  line.append(words, " ", button("Open the draft", open, about), " ");
  if (form !== undefined)
    line.append(
      button("Save the draft", () => void end("saveDraft"), about),
      " ",
    );
  line.append(button("Throw away", drop, about));
  return line;
}

const show = (lines: readonly (Node | string)[]) =>
  bar.replaceChildren(...(lines.length === 0 ? [] : [list(lines)]));

/** Fetches the list and renders it if it has changed. */
export async function showProblems(): Promise<void> {
  try {
    const [drafts, problems] = [await send("drafts", {}), await send("problems", {})];
    const now = JSON.stringify([drafts, problems]);
    // Rendering an unchanged list would take the focus from its buttons.
    if (now !== shown) show([...drafts.map(draftLine), ...problems.map(lineFor)]);
    shown = now;
  } catch (error) {
    shown = "";
    show([(error as Error).message]);
  }
}
