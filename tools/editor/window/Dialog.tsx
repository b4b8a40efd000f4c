import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from "react";

/** The id of an open dialog's title. */
export const dialogTitle = "dialog-title";

interface DialogProps {
  title: string;
  /** The name of the step, if several steps have the same title. */
  step?: string | undefined;
  close: () => void;
  children: ReactNode;
}

/** A dialog over the page. At each step, the first input gets the focus or, without an input, the title. */
export function Dialog({ title, step, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!current?.open) current?.showModal();
    const input = current?.querySelector<HTMLElement>("input:not([type=file], [type=radio])");
    (input ?? current?.querySelector<HTMLElement>("h2"))?.focus();
  }, [title, step]);
  return (
    <dialog ref={dialog} aria-labelledby={dialogTitle} onClose={close}>
      <form method="dialog" className="row">
        <h2 id={dialogTitle} tabIndex={-1}>
          {title}
        </h2>
        <button className="sign" aria-label="Close">
          ×
        </button>
      </form>
      <div className="step">{children}</div>
    </dialog>
  );
}

interface PromptDialogProps extends DialogProps {
  /** Receives the values of the inputs, in their order. */
  submit: (values: readonly string[]) => void;
  /** The button's text. */
  buttonText: string;
  /** A button that goes back to the previous choice. */
  other?: readonly [text: string, go: () => void];
}

/** A dialog with a few inputs. */
export function PromptDialog({ submit, buttonText, other, children, ...dialog }: PromptDialogProps) {
  return (
    <Dialog {...dialog}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const inputs = [...event.currentTarget.querySelectorAll("input")];
          submit(inputs.map(({ value }) => value.trim()));
        }}
      >
        {children}
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
