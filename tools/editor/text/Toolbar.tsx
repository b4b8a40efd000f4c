import type { Command, EditorState } from "@tiptap/pm/state";
import { useState, type KeyboardEvent } from "react";
import { actions } from "./keys";
import { schema } from "./schema";
import type { DialogName } from "./textView";

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Keys as people say them: "Ctrl+Shift+C". */
const spoken = (keys: string) =>
  keys
    .replace("Mod", isMac ? "⌘" : "Ctrl")
    .replaceAll("-", "+")
    .replace(/\b[a-z]$/, (key) => key.toUpperCase());
const forAria = (keys: string) => keys.replace("Mod", isMac ? "Meta" : "Control").replaceAll("-", "+");

/** The buttons above a text; one stop of Tab, and arrows between them. */
export function Toolbar({
  state,
  onRun,
  onOpen,
  label,
  controls,
}: {
  state: EditorState;
  onRun: (command: Command) => void;
  onOpen: (dialog: DialogName) => void;
  label: string;
  controls: string;
}) {
  const [current, setCurrent] = useState("Heading");
  const { empty, $from } = state.selection;
  const opening = [
    { name: "Link", keys: "Mod-k", dialog: "link", isOn: Boolean(schema.marks.link.isInSet($from.marks())) },
    { name: "Cite", keys: "Mod-Shift-c", dialog: "cite" },
    { name: "Picture", dialog: "picture" },
    {
      name: "Another language",
      dialog: "language",
      isDisabled: empty && !schema.marks.language.isInSet($from.marks()),
    },
  ] as const;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const index = buttons.findIndex((button) => button === document.activeElement);
    buttons.at((index + step) % buttons.length)?.focus();
  };
  const common = (name: string, keys?: string) => ({
    type: "button" as const,
    tabIndex: name === current ? 0 : -1,
    onFocus: () => setCurrent(name),
    title: keys ? `${name} (${spoken(keys)})` : name,
    ...(keys && { "aria-keyshortcuts": forAria(keys) }),
  });
  return (
    <div
      role="toolbar"
      aria-label={`Format of ${label}`}
      aria-controls={controls}
      className="text-toolbar"
      onKeyDown={move}
    >
      {actions.map(({ name, keys, run, isOn, isContextual }) => {
        const can = run(state);
        if (isContextual && !can) return null;
        return (
          <button
            key={name}
            {...common(name, keys)}
            {...(isOn && { "aria-pressed": isOn(state) })}
            aria-disabled={!can}
            onClick={() => onRun(run)}
          >
            {name}
          </button>
        );
      })}
      {opening.map(({ name, dialog, ...rest }) => (
        <button
          key={name}
          {...common(name, "keys" in rest ? rest.keys : undefined)}
          {...("isOn" in rest && { "aria-pressed": rest.isOn })}
          aria-disabled={"isDisabled" in rest && rest.isDisabled}
          onClick={() => !("isDisabled" in rest && rest.isDisabled) && onOpen(dialog)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
