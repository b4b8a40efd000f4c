/** An entry of a list. */
import { memo, useEffect, useRef, useState, type ReactNode } from "react";
import { entryName, listField } from "../../common/addresses";
import { nameInAddress, usePlace } from "../router";
import { shownDate } from "../../common/shownDate";
import { useForm } from "./store";
import { useFocusFromUrl } from "./useFocusFromUrl";
import type { FieldSpec } from "./fieldSpecs";

export interface RowProps {
  spec: FieldSpec;
  name: string;
  title: string;
  /** The entry's date, if the list is sorted by date. */
  date: unknown;
  index: number;
  isNew: boolean;
  isMovable: boolean;
  isLast: boolean;
  /** Moves the entry at the index `from` to the index `to`. Without `to`, removes the entry. */
  act: (from: number, to?: number) => void;
}

/** An entry: its title, and its fields once it is unfolded. */
export const Row = memo(function Row(props: RowProps) {
  const { spec, name, title, date, index, isNew, isMovable, isLast, act } = props;
  const { Field, store, mistakes, references } = useForm();
  const detail = date === undefined ? "" : shownDate(date, references?.language);
  const place = usePlace();
  const [isOpen, setOpen] = useState(isNew);
  const isMeant = place.field === name || place.field.startsWith(`${name}.`);
  useEffect(() => {
    if (isMeant) setOpen(true);
  }, [place, isMeant]);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) fields.current?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
  }, [isNew]);
  useFocusFromUrl(place.field === name ? name : "");
  const press = (label: string, sign: string, to?: number): ReactNode => (
    <button
      type="button"
      id={`${name} ${sign}`}
      className="sign"
      aria-label={`${label}: ${title}`}
      title={label}
      onClick={() => act(index, to)}
    >
      {sign}
    </button>
  );
  const isWrong = mistakes.some(({ field }) => field.startsWith(`${name}.`));
  return (
    <li className={isOpen ? "open" : undefined}>
      <div className="row">
        <button
          type="button"
          id={name}
          className="title"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            const entry = entryName((store.get(name) ?? {}) as Record<string, unknown>);
            const [, kind = ""] = location.pathname.split("/");
            if (name.startsWith(`${listField}.`) && entry && !isOpen) nameInAddress(`/${kind}/${entry}`);
          }}
        >
          {title} <small>{detail}</small> {isWrong && <span className="fault">(to correct)</span>}
        </button>
        {isMovable && index > 0 && press("Move up", "↑", index - 1)}
        {isMovable && !isLast && press("Move down", "↓", index + 1)}
        {press("Remove", "×")}
      </div>
      {isOpen && (
        <div className="fields" ref={fields}>
          {spec.fields.map((one) => (
            <Field key={one.key} spec={one} name={`${name}.${one.key}`} />
          ))}
        </div>
      )}
    </li>
  );
});
