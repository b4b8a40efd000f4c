/** A button that opens the list of all keyboard shortcuts. The key `?` opens the list too. */
import { useEffect, useState } from "react";
import { Dialog } from "./Dialog";
import { isMac, spoken } from "./spokenKeys";

type Key = readonly [keys: string, what: string];

const everywhere: readonly Key[] = [
  [spoken("Mod-s"), "Save the form"],
  ["Tab", "Go to the next field"],
  ["Shift+Tab", "Go to the previous field"],
  ["Enter", "In Find: open the first result"],
  ["Escape", "Close a list or a dialog"],
  ["?", "Show this list (if you are not in a field)"],
];

/** The keys in texts that do not belong to a command in the bar. */
const inTexts: readonly Key[] = [
  ["[", "After a word: cite a source"],
  ["# and a space", "At the start of a line: a heading"],
  ["- and a space", "At the start of a line: a list"],
  ["> and a space", "At the start of a line: a quotation"],
  [isMac ? "Cmd+V" : "Ctrl+V", "Paste text, or a picture"],
];

/** Returns whether somebody is typing. A letter that is typed into a field is not a command. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null;

/** Returns the keys of the commands above a text. These commands are in the script of the text field, which may not be loaded yet. */
async function commandKeys(): Promise<Key[]> {
  const [{ openings }, { actions }] = await Promise.all([import("./text/Toolbar"), import("./text/keys")]);
  return [...actions, ...openings].flatMap(({ name, keys }): Key[] => (keys ? [[spoken(keys), name]] : []));
}

const Keys = ({ title, keys }: { title: string; keys: readonly Key[] }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <dl className="keys">
      {keys.map(([key, what]) => (
        <div key={key + what}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export function KeysButton() {
  const [isOpen, setOpen] = useState(false);
  const [commands, setCommands] = useState<readonly Key[]>([]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    // If the commands cannot be loaded, the list shows the other keys.
    if (isOpen) void commandKeys().then(setCommands, () => undefined);
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className="sign"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {isOpen && (
        <Dialog title="Keyboard shortcuts" close={() => setOpen(false)}>
          <Keys title="Everywhere" keys={everywhere} />
          <Keys title="In a text" keys={[...commands, ...inTexts]} />
          <p className="dialog-foot">
            <button type="button" className="main" onClick={() => setOpen(false)}>
              Done
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
