/** A field: its label, its control, its help and its problems. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { pictureOf } from "../../../merge/naming";
import { useFocusFromUrl } from "./useFocusFromUrl";
import { Choice, Line, Paragraph, Switch, Words, YesNo, type ControlProps } from "./controls";
import { Group } from "./Group";
import { List } from "./List";
import { PdfField, PictureField } from "./FileFields";
import { ReferenceField } from "./Reference";
import { loadTextField } from "./loadTextField";
import { outsideAddress } from "./outsideAddress";
import { slugOf } from "../../common/addresses";
import { dateAdvice, readAcceptedDate, type AcceptedDates } from "../../common/dateAdvice";
import { shownDate } from "../../common/shownDate";
import { useForm, useValue } from "./store";
import type { FieldSpec } from "./fieldSpecs";

const TextField = lazy(() => loadTextField().then((text) => ({ default: text.TextField })));

/** The example that each type of date field shows while it is empty. */
const dateHints: Readonly<Record<AcceptedDates, string>> = {
  days: "3 June 1985",
  dates: "3 June 1985",
  "uncertain dates": "3 June 1985, or about June 1985",
};

function DateControl(props: ControlProps) {
  const { references } = useForm();
  const { accepts } = props.spec;
  const text = typeof props.value === "string" ? props.value : "";
  const date = readAcceptedDate(text, accepts);
  const { problem = "Not a date yet.", advice } = dateAdvice(text, accepts);
  // If the value is invalid, the message about the field already contains this advice.
  const isAdvised = text.trim() !== "" && !props.isInvalid;
  return (
    <>
      <Line
        {...props}
        hint={`for example ${dateHints[accepts]}`}
        read={(typed) => readAcceptedDate(typed, accepts)}
      />
      <output htmlFor={props.id}>
        {date === undefined ? isAdvised && `${problem} ${advice}` : shownDate(date, references?.language)}
      </output>
    </>
  );
}

/** The fields that contain the address of an external link. */
const webAddresses = new Set(["url", "archivedUrl"]);

const webAddress = (typed: string) => (typed.trim() === "" ? undefined : outsideAddress(typed));

/** Adds a slash at the beginning of an address, because people often leave it out. Returns undefined if nothing has to change. */
const withSlash = (typed: string) => (/^[^/\s]/.test(typed) ? `/${typed}` : undefined);

/** Returns the advice about an address or a link name with characters that it cannot have. Returns an empty text for any other. */
function addressAdvice(typed: string, isPath: boolean): string {
  const parts = isPath ? typed.split("/").map(slugOf) : [slugOf(typed)];
  const name = parts.filter(Boolean).join("/");
  if (name === (isPath ? typed.replace(/^\//, "") : typed)) return "";
  const example = name === "" ? "" : `, for example ${isPath ? "/" : ""}${name}`;
  return `Use only lower-case letters a–z, digits and single hyphens${example}.`;
}

/** A one-line field. Below the address of a page, it shows the full public address. */
function LineControl(props: ControlProps) {
  const { kind, references, file } = useForm();
  const text = typeof props.value === "string" ? props.value : "";
  // The editor does not fill in an address that somebody has emptied, because links may lead to it.
  const isFilledIn = props.value === undefined || file.endsWith("/");
  const isAddress = props.id === kind.address?.field;
  const isPath = isAddress && !kind.address?.below;
  const isMade = isAddress || props.spec.key === "anchor";
  // If the value is invalid, the message about the field already contains this advice.
  const advice = isMade && !props.isInvalid ? addressAdvice(text.trim(), isPath) : "";
  const [title] = useValue(kind.form?.namedBy ?? "");
  const isUnnamed = isAddress && typeof title === "string" && title.trim() !== "" && slugOf(title) === "";
  const hint = isUnnamed
    ? "Write a few words in Latin letters"
    : "If you leave this empty, the editor fills it in when you save";
  return (
    <>
      <Line
        {...props}
        {...(isMade && isFilledIn && { hint })}
        {...(webAddresses.has(props.spec.key) && { read: webAddress })}
        {...(isPath && { read: withSlash })}
      />
      {isMade && text !== "" && (
        <output htmlFor={props.id} className="help">
          {advice || (isAddress && `${references?.above[kind.source] ?? ""}${text}`)}
        </output>
      )}
    </>
  );
}

/** The control of a reference. A reference to a timeline kind has a simple list of choices, because there are only a few of these kinds. */
function ReferenceControl(props: ControlProps) {
  const { references } = useForm();
  if (props.spec.to !== "timelineKind") return <ReferenceField {...props} />;
  return <Choice {...props} choices={references?.choices.timelineKind ?? []} />;
}

const controls: Readonly<Partial<Record<FieldSpec["control"], (props: ControlProps) => ReactNode>>> = {
  line: LineControl,
  number: Line,
  paragraph: Paragraph,
  date: DateControl,
  choice: Choice,
  switch: Switch,
  yesNo: YesNo,
  words: Words,
  reference: ReferenceControl,
  picture: PictureField,
  pdf: PdfField,
};

/**
 * Returns the messages about a field, until somebody changes the field. If `hasParts` is true, includes the messages about the parts of its
 * value, because the form does not have a field for each part.
 */
function useMistakes(name: string, hasParts: boolean): string[] {
  const { mistakes } = useForm();
  const [value] = useValue(name);
  const [of, setOf] = useState({ mistakes, value });
  if (of.mistakes !== mistakes) setOf({ mistakes, value });
  if (of.mistakes === mistakes && of.value !== value) return [];
  const own = mistakes.filter(({ field }) => field === name || (hasParts && field.startsWith(`${name}.`)));
  return [...new Set(own.map(({ fault }) => fault))];
}

/** Returns whether a field that must describe a picture is still empty, although a picture has been chosen. */
function useUndescribed({ key, isOptional }: FieldSpec, name: string): boolean {
  const picture = key === "caption" ? undefined : pictureOf[key];
  const [described] = useValue(name);
  const [file] = useValue(picture === undefined ? name : name.slice(0, -key.length) + picture);
  const isEmpty = (value: unknown) => typeof value !== "string" || value.trim() === "";
  return picture !== undefined && !isOptional && isEmpty(described) && !isEmpty(file);
}

function Leaf({ spec, name }: { spec: FieldSpec; name: string }) {
  const [value, change] = useValue(name);
  const faults = useMistakes(name, true);
  const { store } = useForm();
  const [, redraw] = useState(0);
  useEffect(
    () => store.subscribe(() => redraw((count) => (store.toCheck.has(name) ? count + 1 : count))),
    [store, name],
  );
  const settle = () => {
    store.toCheck.delete(name);
    redraw((count) => count + 1);
  };
  const isUndescribed = useUndescribed(spec, name) && faults.length === 0;
  const isText = spec.control === "text";
  // A text field moves its cursor itself. The empty name keeps `useFocusFromUrl` from moving it, because no control has an empty id.
  useFocusFromUrl(isText ? "" : name);
  const [help, fault] = [`${name}-help`, `${name}-fault`];
  const props: ControlProps = {
    id: name,
    label: spec.label,
    spec,
    value: value ?? spec.fallback,
    change,
    isInvalid: faults.length > 0,
    describedBy: [spec.help && help, faults.length > 0 && fault].filter(Boolean).join(" ") || undefined,
  };
  const Control = controls[spec.control] ?? LineControl;
  return (
    <div className={`field ${spec.control}`}>
      {isText ? <b>{spec.label}</b> : <label htmlFor={name}>{spec.label}</label>}
      {spec.isOptional && !["switch", "text"].includes(spec.control) && <i>optional</i>}
      {isText ? (
        <Suspense fallback={<p role="status">Loading the text…</p>}>
          <TextField {...props} />
        </Suspense>
      ) : (
        <Control {...props} />
      )}
      {isUndescribed && (
        <p className="fault" role="status">
          Write what the picture shows before you save.
        </p>
      )}
      {store.isDoubted(name) && (
        <p className="fault" role="status">
          Do these words still fit the new picture?{" "}
          <button type="button" className="quiet" onClick={() => settle()}>
            It fits
          </button>
        </p>
      )}
      {faults.length > 0 && (
        <p id={fault} className="fault">
          {faults.join(" ")}
        </p>
      )}
      {spec.help && (
        <p id={help} className="help">
          {spec.help}
        </p>
      )}
    </div>
  );
}

/** The field of a form at the path `name`, for example `title` or `entries.2.title`. */
export function Field({ spec, name }: { spec: FieldSpec; name: string }) {
  const faults = useMistakes(name, false);
  return (
    <>
      {spec.control === "group" && <Group spec={spec} name={name} faults={faults} />}
      {spec.control === "list" && <List spec={spec} name={name} faults={faults} />}
      {spec.control !== "group" && spec.control !== "list" && <Leaf spec={spec} name={name} />}
    </>
  );
}
