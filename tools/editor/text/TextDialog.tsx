import { Command } from "cmdk";
import { useEffect, useRef, type ReactNode } from "react";
import type { TextContext } from "./context";

/** A dialog over the text; Escape and its button close it, and the focus goes back to the text. */
export function TextDialog({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
    ref.current?.querySelector<HTMLElement>("input:not([type=file])")?.focus();
  }, [label]);
  return (
    <dialog ref={ref} className="text-dialog" aria-label={label} onClose={onClose}>
      <div className="dialog-head">
        <h2>{label}</h2>
        <button type="button" aria-label="Close" onClick={() => ref.current?.close()}>
          ×
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** What the inputs of a form hold, in their order. */
export const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll("input")].map(({ value }) => value.trim());

export interface Choice {
  value: string;
  label: string;
  detail?: string | undefined;
  group?: string;
}

/** A list to choose from, found by any word. */
export function Choices({
  label,
  choices,
  onChoose,
  onType,
  children,
}: {
  label: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
  onType?: (typed: string) => void;
  children?: ReactNode;
}) {
  const groups = [...new Set(choices.map(({ group = "" }) => group))];
  // Every word anywhere, as people search for titles.
  const matches = (value: string, search: string, keywords: string[] = []) => {
    const text = [value, ...keywords].join(" ").toLowerCase();
    return Number(
      search
        .toLowerCase()
        .split(/\s+/)
        .every((word) => text.includes(word)),
    );
  };
  return (
    <Command label={label} filter={matches} className="choices">
      <Command.Input aria-label={label} placeholder={label} {...(onType && { onValueChange: onType })} />
      <Command.List>
        <Command.Empty>Nothing found</Command.Empty>
        {children}
        {groups.map((group) => (
          <Command.Group key={group} heading={group || undefined}>
            {choices
              .filter((choice) => (choice.group ?? "") === group)
              .map(({ value, label: title, detail }) => (
                <Command.Item
                  key={value}
                  value={value}
                  keywords={[title, detail ?? ""]}
                  onSelect={() => onChoose(value)}
                >
                  <span>{title}</span>
                  {detail && <small>{detail}</small>}
                </Command.Item>
              ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}

export interface DialogProps {
  context: TextContext;
  onClose: () => void;
}
