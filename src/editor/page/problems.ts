/** The red bar at the foot: what is wrong in the content. */
import type { ShownProblem } from "../answers";
import { button, byId, list } from "./element";
import { request } from "./request";
import { openText } from "./textDialog";

const bar = byId("problems", HTMLElement);
let shown = "";

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

const show = (lines: readonly (Node | string)[]) =>
  bar.replaceChildren(...(lines.length === 0 ? [] : [list(lines)]));

/** Asks for the list, and draws it where it is another than before. */
export async function showProblems(): Promise<void> {
  try {
    const problems = await request("problems", {});
    const now = JSON.stringify(problems);
    // Drawing the same list again would take the focus from its buttons.
    if (now !== shown) show(problems.map(lineFor));
    shown = now;
  } catch (error) {
    shown = "";
    show([(error as Error).message]);
  }
}
