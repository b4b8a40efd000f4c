/** Two wordings of one place side by side, and the choice between them. */
import type { ShownConflict } from "../sharingActions";
import { element } from "./element";
import type { Answer, Words } from "./sharingDialog";

function wording(label: string, text: string | undefined): HTMLElement {
  const words = text ?? element("em", {}, "(deleted)");
  return element("figure", {}, element("figcaption", {}, label), element("blockquote", {}, words));
}

const option = (name: string, value: string, label: string) =>
  element("label", {}, element("input", { type: "radio", name, value, required: "" }), ` ${label}`);

/** One conflict. The style sheet shows the area for another wording while that is chosen. */
function conflictField(words: Words, conflict: ShownConflict): HTMLElement {
  const { id, file, where, mine, theirs, author } = conflict;
  const area = { name: `${id} written`, rows: "6", "aria-label": "Another wording" };
  return element(
    "fieldset",
    {},
    element("legend", {}, [file, ...where].join(": ")),
    element("div", { class: "wordings" }, wording(words.mine, mine), wording(words.theirs(author), theirs)),
    option(id, "mine", words.keep.mine),
    option(id, "theirs", words.keep.theirs),
    // There is no third wording of a whole file or picture.
    ...(where.length > 0
      ? [option(id, "write", "Write another"), element("textarea", area, mine ?? theirs ?? "")]
      : []),
  );
}

/**
 * A form with every conflict; it can be submitted once each is resolved.
 * @param send called with all answers
 */
export function conflictForm(
  words: Words,
  conflicts: readonly ShownConflict[],
  send: (answers: Answer[]) => void,
): HTMLFormElement {
  const fields = conflicts.map((conflict) => conflictField(words, conflict));
  const form = element("form", {}, ...fields, element("button", {}, words.goOn));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const answers = conflicts.map(({ id }): Answer => {
      const choice = data.get(id);
      if (choice === "write") return { id, answer: { write: data.get(`${id} written`) as string } };
      return { id, answer: choice === "theirs" ? choice : "mine" };
    });
    send(answers);
  });
  return form;
}
