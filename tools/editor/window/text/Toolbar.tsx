import type { Command, EditorState } from "@tiptap/pm/state";
import {
  BookMarked,
  Bold,
  Heading,
  Image,
  Italic,
  Link,
  List,
  Quote,
  Redo2,
  Undo2,
  type IconNode,
} from "lucide";
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { Icon } from "../../../../src/components/Icon";
import { focusAfterRender } from "../forms/focusAfterRender";
import { actions, canCite, canLink, isInLink, type Action } from "./keys";
import { isMac, spoken } from "../spokenKeys";
import { schema } from "./schema";
import type { DialogName } from "./textView";

const forAria = (keys: string) => keys.replace("Mod", isMac ? "Meta" : "Control").replaceAll("-", "+");

const icons: Readonly<Record<string, IconNode>> = {
  Undo: Undo2,
  Redo: Redo2,
  Heading,
  Bold,
  Italic,
  List,
  Quotation: Quote,
  Link,
  Cite: BookMarked,
  Picture: Image,
};

/** A command that opens a dialog. */
interface Opening extends Pick<Action, "name" | "help" | "keys" | "isOn"> {
  dialog: DialogName;
  can?: (state: EditorState) => boolean;
  /** A sentence that says what the command needs. Undefined if the command is always possible. */
  needs?: string;
}

export const openings: readonly Opening[] = [
  {
    name: "Link",
    keys: "Mod-k",
    dialog: "link",
    help: "Adds a link to a page, a document or another site.",
    needs: "Headings and code cannot contain links. Put the cursor into another paragraph first.",
    isOn: isInLink,
    can: canLink,
  },
  {
    name: "Cite",
    keys: "Mod-Shift-c",
    dialog: "cite",
    help: "Cites the source of a claim.",
    needs: "Headings and code cannot contain citations. Put the cursor into another paragraph first.",
    can: canCite,
  },
  { name: "Picture", dialog: "picture", help: "Adds a picture below the paragraph at the cursor." },
  {
    name: "Another language",
    dialog: "language",
    help: "Sets the language of the selected words, so that screen readers pronounce them correctly.",
    needs: "Select the words in the other language first.",
    can: ({ selection: { empty, $from } }) =>
      empty
        ? Boolean(schema.marks.language.isInSet($from.marks()))
        : $from.parent.type.allowsMarkType(schema.marks.language),
  },
];

interface Props {
  state: EditorState;
  onRun: (command: Command) => void;
  onOpen: (dialog: DialogName) => void;
  label: string;
  controls: string;
}

type Listed = Action | Opening;

/** Returns the tooltip of a button: its name, its keys, and the reason why the command is not possible. */
const titleOf = ({ name, keys }: Listed, reason: string | undefined): string =>
  [keys ? `${name} (${spoken(keys)})` : name, ...(reason === undefined ? [] : [reason])].join(": ");

/**
 * The buttons above a text. Tab moves the focus to the whole bar, and arrow keys move it between the buttons. Rare commands are in a list.
 */
export function Toolbar({ state, onRun, onOpen, label, controls }: Props) {
  const [current, setCurrent] = useState("Undo");
  const [isListed, setListed] = useState(false);
  const more = useId();
  const bar = useRef<HTMLDivElement>(null);
  const can = (one: Listed) => ("run" in one ? one.run(state) : (one.can?.(state) ?? true));
  /** Returns the reason why a command is not possible at the cursor, or undefined if it is possible. */
  const reasonOf = (one: Listed) => (can(one) ? undefined : one.needs);
  const press = (one: Listed) => {
    if (!can(one)) return;
    setListed(false);
    if ("run" in one) onRun(one.run);
    else onOpen(one.dialog);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > button")];
    const index = buttons.findIndex((button) => button === document.activeElement);
    buttons.at((index + step) % buttons.length)?.focus();
  };
  const common = (one: Listed) => ({
    type: "button" as const,
    ...(one.keys && { "aria-keyshortcuts": forAria(one.keys) }),
    ...(one.isOn && { "aria-pressed": one.isOn(state) }),
    "aria-disabled": !can(one),
    onClick: () => press(one),
  });
  const all: readonly Listed[] = [...actions, ...openings];
  const listed = all.filter(({ name }) => !(name in icons));
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={`Format of ${label}`}
        aria-controls={controls}
        className="text-toolbar"
        onKeyDown={move}
      >
        {all
          .filter(({ name }) => name in icons)
          .map((one) => (
            <button
              key={one.name}
              {...common(one)}
              tabIndex={one.name === current ? 0 : -1}
              onFocus={() => setCurrent(one.name)}
              title={titleOf(one, reasonOf(one))}
              aria-label={one.name}
            >
              <Icon icon={icons[one.name] ?? []} size={18} />
            </button>
          ))}
        <button
          type="button"
          id={more}
          tabIndex={current === "More" ? 0 : -1}
          onFocus={() => setCurrent("More")}
          aria-expanded={isListed}
          onClick={() => setListed(!isListed)}
        >
          More
        </button>
      </div>
      {isListed && (
        <MoreCommands
          listed={listed}
          common={common}
          reasonOf={reasonOf}
          bar={bar}
          close={(isEscape) => {
            setListed(false);
            if (isEscape) focusAfterRender(more);
          }}
        />
      )}
    </>
  );
}

interface MoreProps {
  listed: readonly Listed[];
  common: (one: Listed) => object;
  reasonOf: (one: Listed) => string | undefined;
  bar: RefObject<HTMLElement | null>;
  close: (isEscape: boolean) => void;
}

/** The list of commands that have no button in the bar, each with a description. The list closes when the focus leaves it. */
function MoreCommands({ listed, common, reasonOf, bar, close }: MoreProps) {
  const id = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape only repeats what the buttons do
    <div
      className="more-commands"
      role="group"
      aria-label="More commands"
      ref={(element) => {
        if (!element || element.contains(document.activeElement)) return;
        element.querySelector("button")?.focus({ preventScroll: true });
        element.scrollIntoView({ block: "nearest" });
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !bar.current?.contains(relatedTarget)) close(false);
      }}
    >
      {listed.map((one, index) => (
        <button key={one.name} {...common(one)} aria-label={one.name} aria-describedby={`${id}-${index}`}>
          <strong>{one.name}</strong>
          <small id={`${id}-${index}`}>
            {one.help} {one.keys && spoken(one.keys)} <strong>{reasonOf(one)}</strong>
          </small>
        </button>
      ))}
    </div>
  );
}
