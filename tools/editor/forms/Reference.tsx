/** Fields that refer to something by its name: it is searched by title, and never typed by key. */
import { Command } from "cmdk";
import { useState } from "react";
import { readCitation } from "../../../src/content-model/citations";
import type { Choice, References } from "../references";
import type { ControlProps } from "./controls";
import { focusSoon } from "./focusSoon";
import { useForm } from "./store";

/** What can be chosen. */
function choicesFor(to: string | undefined, references: References | undefined): readonly Choice[] {
  if (!references) return [];
  const { sources, pages, testimonies, registered } = references;
  if (to === "page") return pages.map((page) => ({ ...page, detail: page.path }));
  if (to === "testimony") return testimonies;
  if (to === "document") return registered;
  return sources.map(({ anchor, shortName, title, publisher, date }) => ({
    value: anchor,
    title: shortName,
    detail: `${title}, ${publisher}, ${date}`,
  }));
}

interface PickerProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  /** May return the id of the control that takes the focus next, in place of this one. */
  choose: (value: string) => unknown;
  close: () => void;
}

/** It appears where a press has just asked for it. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** A list that what is typed narrows down. */
export function Picker({ id, label, choices, choose, close }: PickerProps) {
  return (
    <Command
      className="picker"
      label={label}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
        focusSoon(id);
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <Command.Input id={id} ref={focusOnce} placeholder="Type a part of the name" />
      <Command.List id={`${id}-choices`}>
        <Command.Empty>{choices.length > 0 ? "Nothing has this name." : "Nothing yet…"}</Command.Empty>
        {choices.map(({ value, title, detail }) => (
          <Command.Item key={value} value={value} keywords={[title, detail]} onSelect={choose}>
            {title} <small>{detail}</small>
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}

const unknown = (value: string) => ({ title: `“${value}”`, detail: "There is nothing of this name." });

/** A button that opens the list in its place. */
export function Chooser({
  id,
  label,
  describedBy,
  isInvalid,
  words,
  choices,
  choose,
}: Omit<PickerProps, "close"> & {
  describedBy: string | undefined;
  isInvalid: boolean;
  words: string;
}) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Picker
        {...{ id, label, choices }}
        close={() => setOpen(false)}
        choose={(value) => {
          setOpen(false);
          const next = choose(value);
          focusSoon(typeof next === "string" ? next : id);
        }}
      />
    );
  return (
    <button
      type="button"
      id={id}
      aria-describedby={describedBy}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={`${id}-choices`}
      aria-invalid={isInvalid || undefined}
      aria-label={label}
      onClick={() => setOpen(true)}
    >
      {words}
    </button>
  );
}

export function ReferenceField(props: ControlProps) {
  const { references } = useForm();
  const { id, label, view, value, change, describedBy, isInvalid } = props;
  const choices = choicesFor(view.to, references);
  const chosen = typeof value === "string" && value !== "" ? value : undefined;
  const { title = "Choose", detail = "" } =
    choices.find((one) => one.value === chosen) ?? (chosen && references ? unknown(chosen) : {});
  return (
    <div className="chosen">
      <Chooser {...{ id, label, describedBy, isInvalid, choices }} words={title} choose={change} />
      <small>{detail}</small>
      {chosen !== undefined && view.isOptional && (
        <button type="button" className="sign" aria-label={`Take out ${title}`} onClick={() => change("")}>
          ×
        </button>
      )}
    </div>
  );
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Several things of one sort. */
export function ReferencesField(props: ControlProps) {
  const { references } = useForm();
  const { id, label, view, value, change, describedBy, isInvalid } = props;
  const all = listOf(value);
  const choices = choicesFor(view.to, references);
  return (
    <>
      {all.map((one, index) => {
        const { title, detail } = choices.find((choice) => choice.value === one) ?? unknown(one);
        return (
          <div className="chosen" key={one}>
            <span>{title}</span> <small>{detail}</small>
            <button
              type="button"
              className="sign"
              aria-label={`Take out ${title}`}
              onClick={() => change(all.toSpliced(index, 1))}
            >
              ×
            </button>
          </div>
        );
      })}
      <Chooser
        {...{ id, label, describedBy, isInvalid }}
        words={`Add a ${view.to ?? ""}`}
        choices={choices.filter((choice) => !all.includes(choice.value))}
        choose={(chosen) => change([...all, chosen])}
      />
    </>
  );
}

/** Sources, each with the place in it. */
export function SourcesField(props: ControlProps) {
  const { references } = useForm();
  const { id, label, value, change, describedBy, isInvalid } = props;
  const all = listOf(value);
  const choices = choicesFor("source", references);
  return (
    <>
      {all.map((written, index) => {
        const { anchor, place = "" } = readCitation(written);
        const { title, detail } = choices.find((choice) => choice.value === anchor) ?? unknown(anchor);
        const source = references?.sources.find((one) => one.anchor === anchor);
        const put = (...now: string[]) => change(all.toSpliced(index, 1, ...now));
        return (
          <div className="chosen" key={index} role="group" aria-label={title}>
            <span>{title}</span> <small>{detail}</small>
            <label>
              {source?.placeName ?? "place"}{" "}
              <input
                id={`${id}.${index}`}
                value={place}
                placeholder={source?.placeExample}
                onChange={({ target }) => put(target.value === "" ? anchor : `${anchor}:${target.value}`)}
              />
            </label>
            <button type="button" className="sign" aria-label={`Take out ${title}`} onClick={() => put()}>
              ×
            </button>
          </div>
        );
      })}
      <Chooser
        {...{ id, label, describedBy, isInvalid, choices }}
        words="Add a source"
        choose={(chosen) => {
          change([...all, chosen]);
          return `${id}.${all.length}`;
        }}
      />
    </>
  );
}
