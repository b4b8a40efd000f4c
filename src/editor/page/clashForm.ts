/** Two wordings of one place side by side, and the choice between them. */
import type { ShownClash } from "../sharingActions";
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

/** One clash; `read` gives the answer that is chosen in it. */
function clashField(words: Words, clash: ShownClash, number: number, earlier: Answer["answer"] | undefined) {
  const { file, where, mine, theirs, author, canWrite } = clash;
  const [group, area] = [`clash-${number}`, element("textarea", { rows: "6" })];
  const another = typeof earlier === "object" ? earlier.write : undefined;
  area.value = another ?? mine ?? theirs ?? "";
  area.setAttribute("aria-label", "Another wording");
  area.hidden = another === undefined;
  const field = element(
    "fieldset",
    {},
    element("legend", {}, [file, ...where].join(": ")),
    element("div", { class: "wordings" }, wording(words.mine, mine), wording(words.theirs(author), theirs)),
    option(group, "mine", words.keep.mine, earlier === "mine"),
    option(group, "theirs", words.keep.theirs, earlier === "theirs"),
    ...(canWrite ? [option(group, "write", "Write another", another !== undefined), area] : []),
  );
  const chosen = () => field.querySelector<HTMLInputElement>("input:checked")?.value;
  field.addEventListener("change", () => {
    area.hidden = chosen() !== "write";
  });
  const read = (): Answer => {
    const choice = chosen();
    return {
      id: clash.id,
      answer: choice === "write" ? { write: area.value } : choice === "theirs" ? choice : "mine",
    };
  };
  return { field, read };
}

/**
 * A form with every clash; it can be sent once each is decided.
 * @param earlier answers that were given before
 * @param send takes all answers
 */
export function clashForm(
  words: Words,
  clashes: readonly ShownClash[],
  earlier: readonly Answer[],
  send: (answers: Answer[]) => void,
): HTMLFormElement {
  const fields = clashes.map((clash, index) =>
    clashField(words, clash, index, earlier.find(({ id }) => id === clash.id)?.answer),
  );
  const form = element("form", {}, ...fields.map(({ field }) => field), element("button", {}, words.goOn));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const ids = new Set(clashes.map(({ id }) => id));
    send([...earlier.filter(({ id }) => !ids.has(id)), ...fields.map(({ read }) => read())]);
  });
  return form;
}
