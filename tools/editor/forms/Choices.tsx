/** A list to choose from, found by any word of a name or a detail. */
import { Command } from "cmdk";
import type { ReactNode } from "react";
import type { Choice } from "../references";

interface Props {
  id?: string;
  label: string;
  hint?: string;
  /** Under a heading each; none for a single group. */
  groups: Readonly<Record<string, readonly Choice[]>>;
  choose: (value: string) => void;
  /** Escape, or the focus going elsewhere. */
  close?: (isEscape: boolean) => void;
  onType?: (typed: string) => void;
  /** Comes before the choices. */
  children?: ReactNode;
}

function matches(value: string, search: string, keywords: string[] = []): number {
  const text = [value, ...keywords].join(" ").toLowerCase();
  return Number(
    search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)),
  );
}

/** The field has the focus as soon as it appears. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

export function Choices({ id, label, hint, groups, choose, close, onType, children }: Props) {
  return (
    <Command
      className="choices"
      label={label}
      filter={matches}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !close) return;
        event.stopPropagation();
        close(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close?.(false)}
    >
      <Command.Input
        id={id}
        ref={focusOnce}
        placeholder={hint ?? "Type a part of the name"}
        {...(onType && { onValueChange: onType })}
      />
      <Command.List id={id && `${id}-choices`}>
        <Command.Empty>Nothing has this name.</Command.Empty>
        {children}
        {Object.entries(groups).map(([group, choices]) => (
          <Command.Group key={group} heading={group || undefined}>
            {choices.map(({ value, title, detail }) => (
              <Command.Item key={value} value={value} keywords={[title, detail]} onSelect={choose}>
                <span>{title}</span> <small>{detail}</small>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}
