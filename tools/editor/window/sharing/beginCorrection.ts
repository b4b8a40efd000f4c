import type { Correction } from "../../../sharing/sheet";
import { listField } from "../../common/addresses";
import { today } from "../../common/shownDate";
import { FormStore } from "../forms/store";
import { formId } from "../forms/windowForms";
import { send } from "../send";

/**
 * Adds an entry to the Changes of a file, with the old and the new wording of a correction. The entry is a draft, whose sentence is still
 * empty.
 * @returns the field of that sentence
 */
export async function beginCorrection(path: string, { entry, was, now }: Correction): Promise<string> {
  const form = formId(path);
  const { values, before } = await send("openForm", { path, form });
  const store = new FormStore(values ?? {});
  const field = entry === undefined ? "changes" : `${listField}.${entry}.changes`;
  const told = (store.get(field) ?? []) as unknown[];
  store.set(field, [{ on: today(), text: "", correction: true, was, now }, ...told]);
  await send("saveDraft", { path, form, before, values: store.values });
  return `${field}.0.text`;
}
