import { useFocusFromUrl } from "../forms/useFocusFromUrl";
import { redo, undo } from "@tiptap/pm/history";
import type { Command } from "@tiptap/pm/state";
import { useEffect, useRef, useState } from "react";

/** A field for people who prefer to edit a text as Markdown. It shares its undo history with the field that shows the formatted text. */
export function MarkdownField({
  id,
  label,
  lang,
  value,
  onInput,
  onRun,
}: {
  id: string;
  label: string;
  lang: string;
  value: string;
  onInput: (markdown: string) => void;
  onRun: (command: Command) => void;
}) {
  const [typed, setTyped] = useState(value);
  const own = useRef(value);
  useFocusFromUrl(id);
  // Shows the new Markdown after Undo or Redo. While somebody types, the Markdown stays as it is typed. It is formatted only when it is
  // saved.
  useEffect(() => {
    if (own.current !== value) setTyped(value);
    own.current = value;
  }, [value]);
  return (
    <textarea
      id={id}
      lang={lang}
      aria-label={`${label}, as Markdown`}
      className="markdown"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        own.current = target.value;
        onInput(target.value);
      }}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return;
        event.preventDefault();
        onRun(event.key.toLowerCase() === "y" || event.shiftKey ? redo : undo);
      }}
    />
  );
}
