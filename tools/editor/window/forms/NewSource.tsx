/** The form for a new source. It opens inside the form of a text, if somebody wants to cite a source that is not in the list yet. */
import { useEffect, useRef, useState } from "react";
import { sourceKind } from "../../../../src/content-model/source";
import { listField, missingAddresses } from "../../common/addresses";
import { detailsOf, send, sentenceOf } from "../send";
import { focusAfterRender } from "./focusAfterRender";
import { inFormOrder } from "./inFormOrder";
import type { FormMistake } from "../../common/requestError";
import { FormContext, FormStore, useForm } from "./store";
import { fieldSpecs } from "./fieldSpecs";

const path = `content/${sourceKind.source}`;
const specs = fieldSpecs(sourceKind.schema);

/** The key under which the window's session storage keeps values that are typed but not saved. */
const typed = "new source";

/** Returns whether somebody has begun to fill in a source without saving it. */
export const hasBegunSource = () => sessionStorage.getItem(typed) !== null;

/** Calls `save` when somebody presses Ctrl+S. The form behind the dialog does not react to Ctrl+S while the dialog is open. */
function SaveKey({ save }: { save: () => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      // The field loses the focus for a moment. It reads typed text, for example a date, only when the focus leaves it.
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) {
        activeElement.blur();
        activeElement.focus();
      }
      save();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return null;
}

/**
 * The form for a new source.
 * @param props `onMade` is called with the source's anchor once the source is saved
 */
export function NewSource({ onMade }: { onMade: (anchor: string) => void }) {
  const form = useForm();
  const { Field } = form;
  const [opened, setOpened] = useState<{ store: FormStore; name: string; before: string | undefined }>();
  const [mistakes, setMistakes] = useState<readonly FormMistake[]>([]);
  const [status, setStatus] = useState("");
  /** True while the source is being saved. It prevents a second click from saving the source twice. */
  const isSaving = useRef(false);
  useEffect(() => {
    send("openForm", { path }).then(
      ({ values = {}, before }) => {
        const entries = values[listField] as unknown[];
        const kept: unknown = JSON.parse(sessionStorage.getItem(typed) ?? "{}");
        const store = new FormStore({ [listField]: [...entries, kept] });
        const name = `${listField}.${entries.length}`;
        store.subscribe(() => sessionStorage.setItem(typed, JSON.stringify(store.get(name))));
        setOpened({ store, name, before });
        focusAfterRender(`${name}.${specs[0]?.key ?? ""}`);
      },
      (error: unknown) => setStatus(sentenceOf(error)),
    );
  }, []);
  if (!opened) return <p role="status">{status}</p>;
  const { store, name, before } = opened;
  const keep = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus("Saving…");
    store.fillIn(missingAddresses(sourceKind, store.values));
    try {
      await send("save", { path, form: "new source", before, values: store.values, answers: [] });
      sessionStorage.removeItem(typed);
      onMade(String(store.get(`${name}.anchor`)));
    } catch (error) {
      const wrong = inFormOrder(sourceKind, store.values, detailsOf(error).mistakes ?? []);
      setMistakes(wrong);
      focusAfterRender(wrong[0]?.field ?? "");
      setStatus(sentenceOf(error));
    }
    isSaving.current = false;
  };
  const isShown = (field: string) => specs.some(({ key }) => `${field}.`.startsWith(`${name}.${key}.`));
  const others = mistakes.filter(({ field }) => !isShown(field));
  return (
    <FormContext.Provider value={{ ...form, store, mistakes, unchanged: mistakes, file: sourceKind.source }}>
      <SaveKey save={() => void keep()} />
      <div className="fields">
        {specs.map((spec) => (
          <Field key={spec.key} spec={spec} name={`${name}.${spec.key}`} />
        ))}
        <p role="status">{status}</p>
        {others.length > 0 && (
          <ul role="alert">
            {others.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <button type="button" className="main" onClick={() => void keep()}>
          Save the source
        </button>
      </div>
    </FormContext.Provider>
  );
}
