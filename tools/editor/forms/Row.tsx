/** An entry of a list. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { entryName, listField } from "../addresses";
import { nameInAddress, usePlace } from "../page/router";
import { useForm } from "./store";
import { useAddressed } from "./useAddressed";
import type { FieldView } from "./views";

interface RowProps {
  view: FieldView;
  name: string;
  title: string;
  detail: string;
  isNew: boolean;
  remove: () => void;
  moveUp: (() => void) | undefined;
  moveDown: (() => void) | undefined;
}

/** An entry: its title, and its fields once it is unfolded. */
export function Row({ view, name, title, detail, isNew, remove, moveUp, moveDown }: RowProps) {
  const { Field, store, mistakes } = useForm();
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
  useAddressed(place.field === name ? name : "");
  const press = (label: string, action: (() => void) | undefined, sign: string): ReactNode =>
    action && (
      <button type="button" className="sign" aria-label={`${label}: ${title}`} title={label} onClick={action}>
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
        {press("Move up", moveUp, "↑")}
        {press("Move down", moveDown, "↓")}
        {press("Remove", remove, "×")}
      </div>
      {isOpen && (
        <div className="fields" ref={fields}>
          {view.fields.map((one) => (
            <Field key={one.key} view={one} name={`${name}.${one.key}`} />
          ))}
        </div>
      )}
    </li>
  );
}
