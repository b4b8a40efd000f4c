/** A field: its label, its control, its help, and what is wrong with it. */
import { lazy, Suspense, type ReactNode } from "react";
import { useAddressed } from "./useAddressed";
import { sendPicture } from "../page/send";
import { Choice, Line, Paragraph, Switch, Words, YesNo, type ControlProps } from "./controls";
import { Group } from "./Group";
import { List } from "./List";
import { NewSource } from "./NewSource";
import { PictureField } from "./Picture";
import { ReferenceField, ReferencesField, SourcesField } from "./Reference";
import { dateInWords } from "./dateInWords";
import { useForm, useValue } from "./store";
import type { FieldView } from "./views";

const TextField = lazy(() => import("../text/TextField").then((text) => ({ default: text.TextField })));

function TextControl(props: ControlProps) {
  const { id, label, describedBy, isInvalid, value, change } = props;
  const { file, references } = useForm();
  const { language = "en-GB" } = references ?? {};
  const cursorAt = useAddressed(id);
  return (
    <TextField
      {...{ id, label, describedBy, isInvalid, cursorAt }}
      value={typeof value === "string" ? value : ""}
      onChange={change}
      lang={language}
      context={{
        ...references,
        file,
        values: { asOf: dateInWords(references?.values.asOf, language) },
        pictureUrl: (path) => `/-/content/${path}`,
        addPicture: async (picture) => (await sendPicture("images", picture)).replace("content/", ""),
      }}
      newSource={(onMade) => <NewSource onMade={onMade} />}
    />
  );
}

function DateControl(props: ControlProps) {
  const { references } = useForm();
  return (
    <div className="with-words">
      <Line {...props} />
      <output htmlFor={props.id}>{dateInWords(props.value, references?.language ?? "en-GB")}</output>
    </div>
  );
}

/** The kinds of the timeline are few, and chosen like any other. */
function ReferenceControl(props: ControlProps) {
  const { references } = useForm();
  if (props.view.to !== "timelineKind") return <ReferenceField {...props} />;
  return <Choice {...props} choices={references?.timelineKinds ?? []} />;
}

const controls: Readonly<Partial<Record<FieldView["control"], (props: ControlProps) => ReactNode>>> = {
  line: Line,
  number: Line,
  paragraph: Paragraph,
  date: DateControl,
  choice: Choice,
  switch: Switch,
  yesNo: YesNo,
  words: Words,
  reference: ReferenceControl,
  references: ReferencesField,
  sources: SourcesField,
  picture: PictureField,
};

/** What is wrong with a field itself; with its parts too, where they have no place of their own. */
function useMistakes(name: string, hasParts: boolean): string[] {
  const { mistakes } = useForm();
  const own = mistakes.filter(({ field }) => field === name || (hasParts && field.startsWith(`${name}.`)));
  return [...new Set(own.map(({ fault }) => fault))];
}

function Leaf({ view, name }: { view: FieldView; name: string }) {
  const [value, change] = useValue(name);
  const faults = useMistakes(name, true);
  const isText = view.control === "text";
  useAddressed(name);
  const [help, fault] = [`${name}-help`, `${name}-fault`];
  const props: ControlProps = {
    id: name,
    label: view.label,
    view,
    value: value ?? view.fallback,
    change,
    isInvalid: faults.length > 0,
    describedBy: [view.help && help, faults.length > 0 && fault].filter(Boolean).join(" ") || undefined,
  };
  const Control = controls[view.control] ?? Line;
  return (
    <div className={`field ${view.control}`}>
      {isText ? <b>{view.label}</b> : <label htmlFor={name}>{view.label}</label>}
      {view.isOptional && !["switch", "text"].includes(view.control) && <i>optional</i>}
      {isText ? (
        <Suspense fallback={<p role="status">Loading the text…</p>}>
          <TextControl {...props} />
        </Suspense>
      ) : (
        <Control {...props} />
      )}
      {faults.length > 0 && (
        <p id={fault} className="fault">
          {faults.join(" ")}
        </p>
      )}
      {view.help && (
        <p id={help} className="help">
          {view.help}
        </p>
      )}
    </div>
  );
}

/** A field by its path. */
export function Field({ view, name }: { view: FieldView; name: string }) {
  const faults = useMistakes(name, false);
  if (view.control === "group") return <Group view={view} name={name} faults={faults} />;
  if (view.control === "list") return <List view={view} name={name} faults={faults} />;
  return <Leaf view={view} name={name} />;
}
