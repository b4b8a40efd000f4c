/** The red bar at the bottom: unsaved drafts and errors in the content. */
import type { Answer } from "../actions";
import { deleteFile } from "./deleting";
import { byId, line, list, momentOf } from "./element";
import { forgetTyped, isBeingTyped } from "./keepTyped";
import { reload } from "./rightForm";
import { send } from "./send";
import { openText } from "./textDialog";

const bar = byId("problems", HTMLElement);
let shown = "";

const tell = (error: unknown) => alert((error as Error).message);

const problemLine = (problem: Answer<"problems">["errors"][number]) =>
  line(
    problem.sentence,
    ...(problem.hasText ? [["Open the text", () => void openText(problem)] as const] : []),
  );

function draftLine({ path, name, message, when, form }: Answer<"drafts">[number]): Node {
  const address = `#/collections/${form ?? ""}`;
  const open = () => {
    if (form === undefined) void openText({ file: path, sentence: message });
    else if (location.hash === address) location.reload();
    else location.hash = address;
  };
  const drop = async () => {
    if (!confirm("Throw away this draft, and what its form holds? The saved file will not change.")) return;
    if (location.hash === address) forgetTyped();
    await send("dropDraft", { path }).catch(tell);
    if (location.hash === address) reload();
    await showProblems();
  };
  const words = `${name}, typed ${momentOf(when)}: ${message}`;
  return line(words, ["Open the draft", open], ["Throw away", () => void drop()]);
}

/** A picture that nothing uses, which somebody may have uploaded by mistake: once shared, everybody has it for ever. */
const pictureLine = (path: string) =>
  line(`${path}: no page uses this picture.`, [
    "Delete it",
    () => {
      if (confirm(`Delete ${path}?`)) deleteFile(path).catch(tell);
    },
  ]);

const show = (lines: readonly (Node | string)[]) =>
  bar.replaceChildren(...(lines.length === 0 ? [] : [list(lines)]));

/** Fetches the list and renders it if it has changed; false if the editor does not answer. */
export async function showProblems(): Promise<boolean> {
  try {
    const [all, { errors, unused }] = [await send("drafts", {}), await send("problems", {})];
    const drafts = all.filter(({ path, isRefused }) => isRefused || !isBeingTyped(path));
    const now = JSON.stringify([drafts, errors, unused]);
    // Rendering an unchanged list would take the focus from its buttons.
    if (now !== shown)
      show([...drafts.map(draftLine), ...errors.map(problemLine), ...unused.map(pictureLine)]);
    shown = now;
    return true;
  } catch (error) {
    shown = "";
    show([(error as Error).message]);
    return false;
  }
}
