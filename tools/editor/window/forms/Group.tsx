import { useId, useState } from "react";
import { usePlace } from "../router";
import { focusAfterRender } from "./focusAfterRender";
import { useForm, useValue } from "./store";
import { leaveField, useFocusFromUrl } from "./useFocusFromUrl";
import type { FieldSpec } from "./fieldSpecs";

export const Faults = ({ faults }: { faults: readonly string[] }) =>
  faults.map((fault) => (
    <p key={fault} className="fault">
      {fault}
    </p>
  ));

export interface PartsProps {
  spec: FieldSpec;
  name: string;
  faults: readonly string[];
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.values(value ?? {}).every(isBlank));

/** Fields that belong together. The fields of an optional group appear when somebody selects its Add button. */
export function Group({ spec, name, faults }: PartsProps) {
  const { Field, file } = useForm();
  const [value, change] = useValue(name);
  const [isAsked, setAsked] = useState(false);
  const [removed, setRemoved] = useState<unknown>();
  const { field } = usePlace();
  const isShown = !spec.isOptional || isAsked || !isBlank(value) || field.startsWith(name);
  const first = `${name}.${spec.fields[0]?.key ?? ""}`;
  const heading = useId();
  // A problem of a group that is shown leads to its first field.
  useFocusFromUrl(field === name || !isShown ? name : "", isShown ? first : name);
  return (
    <fieldset className="group" aria-describedby={heading}>
      <legend>{spec.label}</legend>
      <p id={heading} className="help">
        {spec.help}
      </p>
      <Faults faults={faults} />
      {isShown && spec.fields.map((one) => <Field key={one.key} spec={one} name={`${name}.${one.key}`} />)}
      {!isShown && (
        <button
          type="button"
          id={name}
          onClick={() => {
            setAsked(true);
            focusAfterRender(first);
          }}
        >
          Add: {spec.label}
        </button>
      )}
      {isShown && spec.isOptional && !isBlank(value) && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            leaveField(file);
            setRemoved(value);
            focusAfterRender(`${name} undo`);
            setAsked(false);
            change(undefined);
          }}
        >
          Remove: {spec.label}
        </button>
      )}
      {removed !== undefined && isBlank(value) && (
        <button
          type="button"
          id={`${name} undo`}
          className="quiet"
          onClick={() => {
            focusAfterRender(first);
            change(removed);
          }}
        >
          Undo: remove {spec.label}
        </button>
      )}
    </fieldset>
  );
}
