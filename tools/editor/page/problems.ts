/** The red bar at the bottom: unsaved drafts and errors in the content. */
import type { Answer } from "../actions";
import { button, byId, element, list } from "./element";
import { forgetTyped, isBeingTyped } from "./keepTyped";
import { reload } from "./rightForm";
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

function draftLine({ path, name, message, when, form }: ShownDraft): Node {
  const line = document.createDocumentFragment();
  const moment = new Date(when).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  const words = element("span", { id: `draft ${path}` }, `${name}, typed ${moment}: ${message}`);
  const about = { "aria-describedby": words.id };
  const address = `#/collections/${form ?? ""}`;
  const open = () => {
    if (form === undefined) void openText({ file: path, sentence: message });
    else if (location.hash === address) location.reload();
    else location.hash = address;
  };
  const drop = async () => {
    if (!confirm("Throw away this draft, and what its form holds? The saved file will not change.")) return;
    if (location.hash === address) forgetTyped();
    await send("dropDraft", { path }).catch((error: unknown) => alert((error as Error).message));
    if (location.hash === address) reload();
    await showProblems();
  };
  line.append(words, " ", button("Open the draft", open, about), " ");
  line.append(button("Throw away", () => void drop(), about));
  return line;
}

/** A picture that nothing uses, which somebody may have uploaded by mistake: once shared, everybody has it for ever. */
function pictureLine(path: string): Node {
  const line = document.createDocumentFragment();
  const words = element("span", { id: `unused ${path}` }, `${path}: no page uses this picture.`);
  const drop = async () => {
    if (!confirm(`Delete ${path}?`)) return;
    await send("deleteFiles", { paths: [path] }).catch((error: unknown) => alert((error as Error).message));
  };
  line.append(
    words,
    " ",
    button("Delete it", () => void drop(), { "aria-describedby": words.id }),
  );
  return line;
}

const show = (lines: readonly (Node | string)[]) =>
  bar.replaceChildren(...(lines.length === 0 ? [] : [list(lines)]));

/** Fetches the list and renders it if it has changed; false if the editor does not answer. */
export async function showProblems(): Promise<boolean> {
  try {
    const [all, problems] = [await send("drafts", {}), await send("problems", {})];
    const drafts = all.filter(({ path, isRefused }) => isRefused || !isBeingTyped(path));
    const unused = await send("unusedPictures", {});
    const now = JSON.stringify([drafts, problems, unused]);
    // Rendering an unchanged list would take the focus from its buttons.
    if (now !== shown) show([...drafts.map(draftLine), ...problems.map(lineFor), ...unused.map(pictureLine)]);
    shown = now;
    return true;
  } catch (error) {
    shown = "";
    show([(error as Error).message]);
    return false;
  }
}
