/** A button that opens the list of all keyboard shortcuts. The key `?` opens the list too. */
import { useEffect, useState } from "react";
import { Dialog } from "./Dialog";
import { isTyping } from "./isTyping";
import { spoken } from "./spokenKeys";

type Key = readonly [keys: string, what: string];

const everywhere: readonly Key[] = [
  [spoken("Mod-s"), "Save the form"],
  ["Tab", "Go to the next field"],
  ["Shift+Tab", "Go to the previous field"],
  ["/", "Go to Find (if you are not in a field)"],
  ["Enter", "In Find: open the marked result"],
  ["↓ and ↑", "In Find: go to the next or the previous result"],
  ["← and →", "In the bar above a text: go to the next button"],
  ["Escape", "Close a list or a dialog"],
  ["?", "Show this list (if you are not in a field)"],
];

/**
 * Returns all keyboard shortcuts of a text field. The script of the text field contains these shortcuts, so the function loads this script
 * if it is not loaded yet.
 */
async function keysInTexts(): Promise<Key[]> {
  const [{ openings }, { actions, textKeys, typedCharacters }] = await Promise.all([
    import("./text/Toolbar"),
    import("./text/keys"),
  ]);
  const commands = [...actions, ...openings].flatMap(({ name, keys }): Key[] =>
    keys ? [[spoken(keys), name]] : [],
  );
  return [
    ...commands,
    ...textKeys.map(({ keys, what }): Key => [spoken(keys), what]),
    ...typedCharacters.map(({ typed, what }): Key => [typed, what]),
  ];
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
  const [inTexts, setInTexts] = useState<readonly Key[]>([]);
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
    // If the keyboard shortcuts of text fields cannot be loaded, the list shows the other shortcuts.
    if (isOpen) void keysInTexts().then(setInTexts, () => undefined);
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
          <Keys title="In a text" keys={inTexts} />
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
