import type { MouseEvent, ReactNode } from "react";
import type { ProblemPlace } from "../../common/requestError";

/** Moves the focus to the first button of a question. This button changes nothing, so that a second press of Enter does no harm. */
function show(question: HTMLElement | null): void {
  question?.scrollIntoView({ block: "nearest" });
  question?.querySelector("button")?.focus();
}

/** Ignores the second click of a double click, because the question may have appeared with one of its buttons under the pointer. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}

interface Props {
  text: string;
  /** The button that deletes or discards. */
  children: ReactNode;
  keep: () => void;
  /** The text of the button that closes the question and changes nothing. */
  keepText?: string;
  /** The places that the question is about, for example the places that link to the file. */
  places?: readonly ProblemPlace[];
}

/** Asks before something is deleted or discarded. The question replaces the button that was selected. */
export const ConfirmPrompt = ({ text, children, keep, keepText = "Keep it", places = [] }: Props) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape only repeats what a button does
  <span
    key={text}
    role="alert"
    className="notice wrong"
    ref={show}
    onClickCapture={ignoreSecondClick}
    onKeyDown={({ key }) => key === "Escape" && keep()}
  >
    {text}{" "}
    {places.map(({ title, address, snippet }, index) => (
      <span key={title}>
        {index > 0 && ", "}
        {address === undefined ? (
          title
        ) : (
          <a href={address} data-snippet={snippet}>
            {title}
          </a>
        )}
        {index === places.length - 1 && ". "}
      </span>
    ))}
    <button type="button" onClick={keep}>
      {keepText}
    </button>{" "}
    {children}
  </span>
);
