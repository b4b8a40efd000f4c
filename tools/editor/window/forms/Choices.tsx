/** A searchable list of choices. A search matches any word of a name or a detail. */
import { Command } from "cmdk";
import type { ReactNode } from "react";
import { pictureName } from "../../../../src/content-model/fields";
import { visibleText } from "../../../../src/lib/passages";
import { foldQuery, foldText } from "../../../../src/lib/foldText";
import type { Choice } from "../../server/references";

interface Props {
  id?: string;
  label: string;
  hint?: string;
  /** The groups of choices. The key is the heading of the group. If there is only one group, the key is an empty text. */
  groups: Readonly<Record<string, readonly Choice[]>>;
  choose: (value: string) => void;
  /** Called when somebody presses Escape, and when the focus leaves the list. */
  close?: (isEscape: boolean) => void;
  onType?: (typed: string) => void;
  children?: ReactNode;
}

/** Returns whether a text contains every typed word. A typed word may be a part of a word in the text, and accents do not matter. */
export function hasWords(text: string, typed: string): boolean {
  const folded = foldText(visibleText(text));
  return foldQuery(typed)
    .split(" ")
    .every((word) => folded.includes(word));
}

/**
 * The value of a choice that is always shown, whatever somebody types. The value must not change while somebody types. Otherwise cmdk, the
 * library of this list, would not mark the choice, and Enter would not select it.
 */
export const alwaysShown = "always shown";

/** Focuses the search field of a list that opens, and scrolls the list into view. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
  input?.closest(".choices")?.scrollIntoView({ block: "nearest" });
}

export function Choices({ id, label, hint, groups, choose, close, onType, children }: Props) {
  return (
    <Command
      className="choices"
      label={label}
      filter={(value, typed, more = []) =>
        Number(value === alwaysShown || hasWords([value, ...more].join(" "), typed))
      }
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
        <Command.Empty>No results.</Command.Empty>
        {children}
        {Object.entries(groups).map(([group, choices]) => (
          <Command.Group key={group} heading={group || undefined}>
            {choices.map(({ value, title, detail }) => (
              <Command.Item key={value} value={value} keywords={[title, detail]} onSelect={choose}>
                {pictureName.test(value) && <img src={`/-/content/${value}`} alt="" loading="lazy" />}
                <span>{title}</span> <small>{detail}</small>
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}
