/** What a form has to correct before it can be saved, above its buttons. */
import type { FormMistake } from "../formMistakes";
import type { Decap } from "./decap";
import { button, byId, element, list } from "./element";
import { goTo } from "./fields";
import { settings } from "./send";
import { onChange, openForm, type ImmutableMap } from "./store";

const bar = byId("mistakes", HTMLElement);

export function showMistakes(mistakes: readonly FormMistake[]): void {
  const [first] = mistakes;
  bar.replaceChildren();
  if (!first) return;
  const lines = mistakes.map(({ field, sentence }) => button(sentence, () => goTo(field)));
  bar.append(element("strong", {}, "Not saved yet:"), list(lines));
  goTo(first.field);
}

/** Takes the mistakes away with their form, and when it is saved again. */
export function clearMistakes(): void {
  let last = openForm();
  onChange(() => {
    const form = openForm();
    if (form?.key !== last?.key || (form?.isSaving && !last?.isSaving)) showMistakes([]);
    last = form;
  });
}

/** Lets an entry without a name reach the server, which lists everything that is missing; Decap would only say that there is no identifier. */
export const letNamelessThrough = (CMS: Decap) =>
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const data = entry.get("data") as ImmutableMap;
      const collection = settings.collections.find(({ name }) => name === entry.get("collection"));
      const name = collection?.identifier_field;
      return name === undefined || data.get(name) ? data : data.set(name, " ");
    },
  });
