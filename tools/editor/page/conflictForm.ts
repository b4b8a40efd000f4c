/** Two wordings of one place side by side, and the choice between them. */
import type { ShownConflict } from "../sharingActions";
import { element } from "./element";
import type { Answer, Words } from "./sharingDialog";

function wording(label: string, text: string | undefined): HTMLElement {
  const words = text === undefined ? element("em", {}, "(deleted)") : text;
  return element("figure", {}, element("figcaption", {}, label), element("blockquote", {}, words));
}

function option(group: string, value: string, label: string, isChosen: boolean): HTMLLabelElement {
  const input = element("input", { type: "radio", name: group, value, required: "" });
  input.checked = isChosen;
  return element("label", {}, input, ` ${label}`);
}

/** One conflict; `read` returns the chosen answer. */
function conflictField(
  words: Words,
  conflict: ShownConflict,
  number: number,
  earlier: Answer["answer"] | undefined,
) {
  const { file, where, mine, theirs, author, canWrite } = conflict;
  const [group, area] = [`conflict-${number}`, element("textarea", { rows: "6" })];
  const written = typeof earlier === "object" ? earlier.write : undefined;
  area.value = written ?? mine ?? theirs ?? "";
  area.setAttribute("aria-label", "Another wording");
  area.hidden = written === undefined;
  const field = element(
    "fieldset",
    {},
    element("legend", {}, [file, ...where].join(": ")),
    element("div", { class: "wordings" }, wording(words.mine, mine), wording(words.theirs(author), theirs)),
    option(group, "mine", words.keep.mine, earlier === "mine"),
    option(group, "theirs", words.keep.theirs, earlier === "theirs"),
    ...(canWrite ? [option(group, "write", "Write another", written !== undefined), area] : []),
  );
  const chosen = () => field.querySelector<HTMLInputElement>("input:checked")?.value;
  field.addEventListener("change", () => {
    area.hidden = chosen() !== "write";
  });
  const read = (): Answer => {
    const choice = chosen();
    return {
      id: conflict.id,
      answer: choice === "write" ? { write: area.value } : choice === "theirs" ? choice : "mine",
    };
  };
  return { field, read };
}

/**
 * A form with every conflict; it can be submitted once each is resolved.
 * @param earlier answers given so far
 * @param send called with all answers
 */
export function conflictForm(
  words: Words,
  conflicts: readonly ShownConflict[],
  earlier: readonly Answer[],
  send: (answers: Answer[]) => void,
): HTMLFormElement {
  const fields = conflicts.map((conflict, index) =>
    conflictField(words, conflict, index, earlier.find(({ id }) => id === conflict.id)?.answer),
  );
  const form = element("form", {}, ...fields.map(({ field }) => field), element("button", {}, words.goOn));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const ids = new Set(conflicts.map(({ id }) => id));
    send([...earlier.filter(({ id }) => !ids.has(id)), ...fields.map(({ read }) => read())]);
  });
  return form;
}
