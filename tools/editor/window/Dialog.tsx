import {
  useEffect,
  useId,
  useRef,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { focusIfLost } from "./forms/focusAfterRender";

/** The id of an open dialog's title. */
export const dialogTitle = "dialog-title";

/**
 * Scrolls each new message of a dialog into view. The messages are below the buttons, and a small window, for example a window at 200 %
 * zoom, may not show them.
 * @returns a function that ends this
 */
function showMessages(dialog: HTMLElement): () => void {
  const shown = new WeakMap<Element, string>();
  const look = (show: (message: Element) => void) => {
    for (const message of dialog.querySelectorAll("[role=status], [role=alert]")) {
      const { textContent: text } = message;
      if (text !== "" && text !== shown.get(message)) show(message);
      shown.set(message, text);
    }
  };
  look(() => undefined);
  const observer = new MutationObserver(() =>
    look((message) => message.scrollIntoView({ block: "nearest" })),
  );
  observer.observe(dialog, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

interface DialogProps {
  title: string;
  /** The name of the step, if several steps have the same title. */
  step?: string | undefined;
  /** True while a change is being made. The dialog cannot be closed then, because it shows the result of the change afterwards. */
  isBusy?: boolean;
  /** Called when somebody presses Escape. If it returns false, the dialog stays open. */
  mayClose?: () => boolean;
  close: () => void;
  children: ReactNode;
}

/**
 * Selects the main button at the end of a dialog when somebody presses Enter on the dialog's title. Enter that is held down does nothing,
 * because it may have opened the dialog.
 */
function pressMain({ key, repeat, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== "Enter" || repeat) return;
  currentTarget.closest("dialog")?.querySelector<HTMLElement>(".dialog-foot .main")?.click();
}

/**
 * A dialog over the page. At each step, the first input gets the focus or, without an input, the title. When the dialog is closed, the
 * focus goes back to the control that had it, and the page does not scroll. If this control has disappeared, the heading of the page gets
 * the focus.
 */
export function Dialog({ title, step, isBusy = false, mayClose = () => true, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The focus is read before the dialog is in the page, because the opening of the dialog may remove the control that opened it.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    // The focus is restored only after a moment, and only if nothing has the focus. The code that closes the dialog may itself move the
    // focus.
    () => () =>
      void setTimeout(() => {
        if (!(opener instanceof HTMLElement && opener.isConnected))
          focusIfLost(document.querySelector<HTMLElement>("main h1"));
        else if (document.activeElement === document.body) opener.focus({ preventScroll: true });
      }),
    [opener],
  );
  useEffect(() => (dialog.current ? showMessages(dialog.current) : undefined), []);
  useEffect(() => {
    const { current } = dialog;
    if (!current?.open) current?.showModal();
    const input = current?.querySelector<HTMLElement>("input:not([type=file], [type=radio])");
    (input ?? current?.querySelector<HTMLElement>("h2"))?.focus();
  }, [title, step]);
  const stayOpen = () => {
    dialog.current?.showModal();
    document.getElementById(dialogTitle)?.focus();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={dialogTitle}
      onCancel={(event) => (isBusy || !mayClose()) && event.preventDefault()}
      // If the page prevents the dialog from closing at the first Escape, Chrome closes it at the second Escape anyway. A busy dialog is
      // then opened again.
      onClose={isBusy ? stayOpen : close}
    >
      <form method="dialog" className="row">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the title has the focus, and Enter selects its only answer */}
        <h2 id={dialogTitle} tabIndex={-1} onKeyDown={pressMain}>
          {title}
        </h2>
        {!isBusy && (
          <button className="sign" aria-label="Close this dialog">
            ×
          </button>
        )}
      </form>
      <div className="step">{children}</div>
    </dialog>
  );
}

interface PromptDialogProps extends DialogProps {
  /** Called with the values of the inputs, in the order of the inputs. */
  submit: (values: readonly string[]) => void;
  buttonText: string;
  /** The button that goes back to the previous choice: its text, and the function that it calls. */
  other?: readonly [text: string, go: () => void];
}

/** A dialog with a few inputs. If somebody has typed into an input, the dialog closes only when Escape is pressed twice. */
export function PromptDialog({ submit, buttonText, other, children, ...dialog }: PromptDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isWarned, setWarned] = useState(false);
  const mayClose = () => {
    const inputs = [...(form.current?.querySelectorAll("input") ?? [])];
    const hasWords = inputs.some(({ value, defaultValue }) => value !== defaultValue);
    setWarned(hasWords);
    return isWarned || !hasWords;
  };
  return (
    <Dialog {...dialog} mayClose={mayClose}>
      <form
        ref={form}
        onInput={() => setWarned(false)}
        onSubmit={(event) => {
          event.preventDefault();
          const inputs = [...event.currentTarget.querySelectorAll("input")];
          submit(inputs.map(({ value }) => value.trim()));
        }}
      >
        {children}
        {isWarned && (
          <p role="alert">
            You have not selected {buttonText} yet. If you press Escape again, your words are lost.
          </p>
        )}
        <div>
          <button className="main">{buttonText}</button>{" "}
          {other && (
            <button type="button" onClick={other[1]}>
              {other[0]}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  help?: string;
  fault?: string | undefined;
}

export function Input({ label, help = "", fault, ...input }: InputProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={`${id}-help`} aria-invalid={fault !== undefined} {...input} />
      <p id={`${id}-help`} className={fault === undefined ? "help" : "fault"}>
        {fault ?? help}
      </p>
    </div>
  );
}
