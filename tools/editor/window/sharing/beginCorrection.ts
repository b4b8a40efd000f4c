import type { Correction } from "../../../sharing/sheet";
import { listField } from "../../common/addresses";
import { today } from "../../common/shownDate";
import { FormStore } from "../forms/store";
import { formId } from "../forms/windowForms";
import { send } from "../send";

/**
 * Begins an entry under Changes that shows what a change corrected. It waits in the form of its file for its sentence.
 * @returns the field of that sentence
 */
export async function beginCorrection(path: string, { entry, was, now }: Correction): Promise<string> {
  const form = formId(path);
  const { values, before } = await send("openForm", { path, form });
  const store = new FormStore(values ?? {});
  const field = entry === undefined ? "changes" : `${listField}.${entry}.changes`;
  const told = (store.get(field) ?? []) as unknown[];
  store.set(field, [{ on: today(), text: "", correction: true, was, now }, ...told]);
  await send("keepDraft", { path, form, before, values: store.values });
  return `${field}.0.text`;
}
