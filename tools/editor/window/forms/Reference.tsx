/**
 * Fields that contain references to other content. People search for the title of the content, and never type the key that the file
 * contains.
 */
import { useState } from "react";
import { placeForms, readCitation, readPlace } from "../../../../src/content-model/citations";
import { documentKind } from "../../../../src/content-model/document";
import { kindName } from "../../common/addresses";
import type { Choice } from "../../server/references";
import { Choices } from "./Choices";
import { attributes, type ControlProps } from "./controls";
import { focusAfterRender } from "./focusAfterRender";
import { useForm } from "./store";

interface ChooserProps extends ControlProps {
  buttonText: string;
  choices: readonly Choice[];
  /**
   * Called with the chosen value. May return the id of the control that gets the focus next. If it returns undefined, this control gets the
   * focus again.
   */
  choose: (value: string) => string | undefined;
}

/** A button that is replaced by a list of choices when somebody selects it. */
export function Chooser({ buttonText, choices, choose, ...props }: ChooserProps) {
  const { id, label } = props;
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Choices
        id={id}
        label={label}
        groups={{ "": choices }}
        close={(isEscape) => {
          setOpen(false);
          if (isEscape) focusAfterRender(id);
        }}
        choose={(value) => {
          setOpen(false);
          focusAfterRender(choose(value) ?? id);
        }}
      />
    );
  return (
    <button
      type="button"
      {...attributes(props)}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={`${id}-choices`}
      aria-label={label}
      onClick={() => setOpen(true)}
    >
      {buttonText}
    </button>
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : []);

/** A field for a reference to one or several targets. If the targets are sources, there is also a field for the place in each source. */
export function ReferenceField(props: ControlProps) {
  const { references } = useForm();
  const { id, spec, value, change } = props;
  const { to = "page", isMany } = spec;
  const all = listOf(value).map(String);
  const hasPlace = to === "source" || to === "quotedSource";
  const choices: readonly Choice[] = references?.choices[to === "quotedSource" ? "source" : to] ?? [];
  const put = (next: string[]) => change(isMany ? next : (next[0] ?? ""));
  return (
    <>
      {all.map((written, index) => {
        const { anchor, place = "" } = readCitation(written);
        const { title, detail, kind }: Omit<Choice, "value"> = choices.find(
          (one) => one.value === anchor,
        ) ?? {
          title: `“${anchor}”`,
          detail: references ? "No results for this name." : "",
        };
        const form = kind && placeForms[kind];
        const write = (next: string) => put(all.with(index, next === "" ? anchor : `${anchor}:${next}`));
        return (
          <div className="chosen" key={index} role="group" aria-label={title}>
            <span>{title}</span> <small>{detail}</small>
            {hasPlace && (
              <label>
                {form?.name ?? "place"}{" "}
                <input
                  id={`${id}.${index}`}
                  value={place}
                  placeholder={form?.example}
                  onChange={({ target }) => write(target.value)}
                  onBlur={() => {
                    const meant = kind && readPlace(kind, place);
                    if (meant !== undefined && meant !== place) write(meant);
                  }}
                />
              </label>
            )}
            {(isMany || spec.isOptional) && (
              <button
                type="button"
                className="sign"
                aria-label={`Remove ${title}`}
                onClick={() => put(all.toSpliced(index, 1))}
              >
                ×
              </button>
            )}
          </div>
        );
      })}
      <Chooser
        {...props}
        buttonText={isMany ? `Add a ${to}` : all.length > 0 ? "Choose another" : "Choose"}
        choices={isMany && !hasPlace ? choices.filter((one) => !all.includes(one.value)) : choices}
        choose={(chosen) => {
          put(isMany ? [...all, chosen] : [chosen]);
          return hasPlace ? `${id}.${isMany ? all.length : 0}` : undefined;
        }}
      />
      {/* A new document is added in its own form and not here, because a document has more fields than its PDF. */}
      {to === "document" && (
        <p className="help">
          If the document is not in the list, <a href={`/${kindName(documentKind)}`}>add it to Documents</a>{" "}
          first. The editor keeps what you have typed here.
        </p>
      )}
    </>
  );
}
