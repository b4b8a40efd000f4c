/** The controls of fields that contain one value. */
import { hasSeveralLines } from "../../../../src/content-model/contactDetails";
import { isComposing } from "../isComposing";
import { useForm, useProposal } from "./store";
import type { FieldSpec } from "./fieldSpecs";

export interface ControlProps {
  id: string;
  label: string;
  spec: FieldSpec;
  value: unknown;
  change: (value: unknown) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
}

const shownText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export const attributes = ({ id, describedBy, isInvalid }: ControlProps) => ({
  id,
  "aria-describedby": describedBy,
  "aria-invalid": isInvalid || undefined,
});

/** The number of characters of a text. The component shows it only if the text is too short, nearly too long, or too long. */
function Length({ text: { length }, spec: { shortest = 0, longest } }: { text: string; spec: FieldSpec }) {
  if (longest === undefined || length === 0) return null;
  if (length < shortest)
    return (
      <output className="help">
        {length} of at least {shortest}
      </output>
    );
  if (length < longest * 0.8) return null;
  return (
    <output className={length > longest ? "fault" : "help"}>
      {length} of {longest}
      {length > longest && `: ${length - longest} too many`}
    </output>
  );
}

interface LineProps extends ControlProps {
  hint?: string;
  /**
   * Called with the typed text when the focus leaves the field. Returns the new value of the field, or undefined to keep the typed text.
   */
  read?: (typed: string) => string | undefined;
}

/** Returns the language of a field's value, for the spelling check and for screen readers. The labels of the form are in English. */
const useLanguage = () => useForm().references?.language;

export function Line({ hint, read, ...props }: LineProps) {
  const lang = useLanguage();
  const proposal = useProposal(props.id);
  const text = shownText(props.value);
  return (
    <>
      <input
        {...attributes(props)}
        lang={lang}
        inputMode={props.spec.control === "number" ? "numeric" : undefined}
        placeholder={hint}
        value={text}
        onChange={({ target }) => props.change(target.value)}
        onBlur={() => {
          const meant = read?.(text);
          if (meant !== undefined && meant !== text) props.change(meant);
        }}
      />
      <Length text={text} spec={props.spec} />
      <Proposed proposal={proposal} />
    </>
  );
}

/** The proposal for an empty field. The proposal is saved if nobody fills the field in. */
const Proposed = ({ proposal }: { proposal: string | undefined }) =>
  proposal === undefined ? null : (
    <output className="help">If you leave this field empty, the editor saves this text: {proposal}</output>
  );

/** A field of several lines. A contact detail may have several lines only if its kind allows them. */
export function Paragraph(props: ControlProps) {
  const { store } = useForm();
  const lang = useLanguage();
  const proposal = useProposal(props.id);
  const text = shownText(props.value);
  const kind = props.id.endsWith(".value") ? store.get(props.id.replace(/value$/, "kind")) : undefined;
  return (
    <>
      <textarea
        {...attributes(props)}
        lang={lang}
        value={text}
        rows={2}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === "Enter" && typeof kind === "string" && !hasSeveralLines(kind))
            event.preventDefault();
        }}
        onChange={({ target }) => props.change(target.value)}
      />
      <Length text={text} spec={props.spec} />
      <Proposed proposal={proposal} />
    </>
  );
}

/** A choice of one of a few values. If the value of the field is not one of the options, it is kept until somebody chooses an option. */
export function Choice({
  choices,
  ...props
}: ControlProps & { choices?: readonly { value: string; title: string }[] }) {
  const value = shownText(props.value);
  const all =
    choices ?? props.spec.options.map((option) => ({ value: option, title: option.replaceAll("-", " ") }));
  const isKnown = value === "" || all.some((choice) => choice.value === value);
  return (
    <select {...attributes(props)} value={value} onChange={({ target }) => props.change(target.value)}>
      {(value === "" || props.spec.isOptional) && (
        <option value="">{props.spec.isOptional ? "" : "Choose…"}</option>
      )}
      {!isKnown && <option value={value}>{value}</option>}
      {all.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </select>
  );
}

export function Switch(props: ControlProps) {
  return (
    <input
      {...attributes(props)}
      type="checkbox"
      role="switch"
      checked={props.value === true}
      onChange={({ target }) => props.change(target.checked)}
    />
  );
}

const answers = { Yes: true, No: false };

/** A choice between yes and no. The field may also be left empty. */
export function YesNo(props: ControlProps) {
  const value = Object.entries(answers).find(([, answer]) => answer === props.value)?.[0];
  const choices = Object.keys(answers).map((answer) => ({ value: answer, title: answer }));
  const change = (chosen: unknown) => props.change(answers[chosen as keyof typeof answers]);
  return <Choice {...props} value={value ?? ""} change={change} choices={choices} />;
}

/** A list of words or phrases, one per line. */
export function Words(props: ControlProps) {
  const words = Array.isArray(props.value) ? props.value.map(shownText) : [];
  const lang = useLanguage();
  return (
    <textarea
      {...attributes(props)}
      lang={lang}
      rows={2}
      placeholder="Write each word or phrase on a new line"
      value={words.join("\n")}
      onChange={({ target }) => props.change(target.value === "" ? [] : target.value.split("\n"))}
    />
  );
}
