/** The fields of a form, with its settings folded at the end. */
import { useEffect, useMemo, useState } from "react";
import type { Kind } from "../../../../src/content-model/kind";
import { usePlace } from "../router";
import { useForm, useValue } from "./store";
import { formFields, type FieldSpec } from "./fieldSpecs";

export function Fields({ kind, isNew }: { kind: Kind; isNew: boolean }) {
  const { Field, store } = useForm();
  const [template] = useValue("template");
  const specs = useMemo(() => formFields(kind), [kind]);
  const { field } = usePlace();
  /** Returns whether a field is shown. The form leaves out empty fields that only pages of other templates show. */
  const isShown = ({ key }: FieldSpec) => {
    const value = store.get(key);
    const holds = typeof value === "object" ? Object.keys(value ?? {}).length > 0 : Boolean(value);
    return holds || (kind.templatesOf?.[key]?.some((one) => one === template) ?? true);
  };
  const fieldOf = (spec: FieldSpec) => <Field key={spec.key} spec={spec} name={spec.key} />;
  const isInSettings = specs.settings.some(({ key }) => field.split(".")[0] === key);
  const [isOpen, setOpen] = useState(isNew);
  useEffect(() => {
    if (isInSettings) setOpen(true);
  }, [isInSettings, field]);
  return (
    <>
      {specs.fields.filter(isShown).map(fieldOf)}
      {specs.settings.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Settings</summary>
          {isOpen && <div className="fields">{specs.settings.filter(isShown).map(fieldOf)}</div>}
        </details>
      )}
    </>
  );
}
