/** A list of entries. Each entry is a group of fields, folded to one line. */
import { memo, useCallback, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { entryName, listField } from "../../common/addresses";
import { shownDate } from "../../common/shownDate";
import { titleOfEntry } from "../../../merge/naming";
import { nameInAddress, usePlace } from "../router";
import type { FieldSpec } from "./fieldSpecs";
import { focusAfterRender } from "./focusAfterRender";
import { Faults, type PartsProps } from "./Group";
import { useForm, useValue } from "./store";
import { leaveField, useFocusFromUrl } from "./useFocusFromUrl";

interface RowProps {
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

/** An entry: its title and, if it is unfolded, its fields. */
const Row = memo(function Row(props: RowProps) {
  const { spec, name, title, date, index, isNew, isMovable, isLast, act } = props;
  const { Field, store, unchanged, references } = useForm();
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
      onClick={({ detail }) => {
        // After a removal, the × of another entry may be under the pointer. The second click of a double click must not remove that entry.
        if (to !== undefined || detail < 2) act(index, to);
      }}
    >
      {sign}
    </button>
  );
  const isWrong = unchanged.some(({ field }) => `${field}.`.startsWith(`${name}.`));
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
          {title} <small>{detail}</small> {isWrong && <span className="fault no-wrap">(to correct)</span>}
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

type Entry = Readonly<Record<string, unknown>>;

interface RemovedEntry {
  entry: Entry;
  /** The title in the list at the time of the removal. It may contain the number that the entry had then. */
  title: string;
}

export function List({ spec, name, faults }: PartsProps) {
  const [value, change] = useValue(name);
  const {
    references,
    file,
    kind: { sortedBy },
  } = useForm();
  const entries = Array.isArray(value) ? (value as Entry[]) : [];
  const titleOf = (entry: Entry, index: number) => {
    const titleOfText = (key: string, text: string) =>
      spec.fields.find((field) => field.key === key)?.to === "page"
        ? references?.choices.page.find(({ value }) => value === text)?.title
        : text;
    const fields = spec.fields.map(({ key }) => key);
    return titleOfEntry(entry, titleOfText, fields) ?? `New ${spec.one} (${index + 1})`;
  };
  // The keys of the entries, in their order. An entry keeps its key when it moves. The key of a removed entry stays in `order`, so that
  // Undo puts the entry back at its position.
  const [order, setOrder] = useState(() => entries.map((_entry, index) => index));
  const [removed, setRemoved] = useState<ReadonlyMap<number, RemovedEntry>>(new Map());
  const [count, setCount] = useState(entries.length);
  const [added, setAdded] = useState<number>();
  const [status, setStatus] = useState("");
  const keys = order.filter((key) => !removed.has(key));

  const put = (next: Entry[]) => {
    leaveField(file);
    change(next);
  };
  const add = (entry: Entry) => {
    setCount(count + 1);
    setOrder([...order, count]);
    put([...entries, entry]);
    return count;
  };
  const remove = (index: number) => {
    const [entry = {}, key = 0] = [entries[index], keys[index]];
    setRemoved(new Map([...removed, [key, { entry, title: titleOf(entry, index) }]]));
    focusAfterRender(`${name} undo`);
    put(entries.toSpliced(index, 1));
  };
  const restore = (key: number, entry: Entry) => {
    const index = order.slice(0, order.indexOf(key)).filter((one) => !removed.has(one)).length;
    setRemoved(new Map([...removed].filter(([one]) => one !== key)));
    focusAfterRender(`${name}.${index}`);
    put(entries.toSpliced(index, 0, entry));
  };
  const move = (from: number, to: number) => {
    const [entry = {}, key = 0, other = 0] = [entries[from], keys[from], keys[to]];
    const left = order.filter((one) => one !== key);
    setOrder(left.toSpliced(left.indexOf(other) + (to > from ? 1 : 0), 0, key));
    put(entries.toSpliced(from, 1).toSpliced(to, 0, entry));
    // Focuses the button that moved the entry up or down. If the entry is now first or last, this button has disappeared, and the entry
    // gets the focus. The button for the other direction does not get it, because a second press would move the entry back.
    const isUp = to < from;
    const isAtEnd = to === (isUp ? 0 : entries.length - 1);
    focusAfterRender(`${name}.${to}${isAtEnd ? "" : isUp ? " ↑" : " ↓"}`);
    setStatus(`${titleOf(entry, to)} is number ${to + 1} of ${entries.length} now.`);
  };
  const latest = useRef({ move, remove });
  useEffect(() => {
    latest.current = { move, remove };
  });
  // `useCallback` returns the same function on each rendering. Otherwise, typing in one entry would render all other entries, too.
  const act = useCallback<RowProps["act"]>(
    (from, to) => (to === undefined ? latest.current.remove(from) : latest.current.move(from, to)),
    [],
  );
  const isSorted = sortedBy !== undefined && name === listField;
  const heading = useId();
  // A problem of the list as a whole leads to the heading of the list, with the message below it.
  const { field } = usePlace();
  useFocusFromUrl(field === name && name !== listField ? name : "", heading);
  const addButton = (
    <button type="button" id={name} onClick={() => setAdded(add({}))}>
      Add {spec.one}
    </button>
  );
  return (
    <section className="list" aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1} className={name === listField ? "visually-hidden" : undefined}>
        {spec.label}
      </h2>
      <p className="help">
        {spec.help} {isSorted && "The entries are sorted by date when you save."}
      </p>
      <Faults faults={faults} />
      {/* If the list is a whole form, it may be long, so the Add button is above the list. */}
      {name === listField && addButton}
      <ol>
        {entries.map((entry, index) => (
          <Row
            key={keys[index]}
            spec={spec}
            index={index}
            act={act}
            name={`${name}.${index}`}
            title={titleOf(entry, index)}
            date={isSorted ? entry[sortedBy] : undefined}
            isNew={added === keys[index]}
            isMovable={!isSorted}
            isLast={index === entries.length - 1}
          />
        ))}
      </ol>
      {[...removed].map(([key, { entry, title }], index) => (
        <p key={key} className="removed" role="status">
          Removed: {title}{" "}
          <button
            type="button"
            id={index === removed.size - 1 ? `${name} undo` : undefined}
            onClick={() => restore(key, entry)}
          >
            Undo
          </button>
        </p>
      ))}
      {name !== listField && addButton}
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </section>
  );
}
