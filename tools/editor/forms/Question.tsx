import type { ReactNode } from "react";

/** Takes the focus from the button that it replaces. */
function show(question: HTMLElement | null): void {
  question?.scrollIntoView({ block: "nearest" });
  question?.querySelector("button")?.focus();
}

/** Asks before something is done, in the place of its button. */
export const Question = ({ words, children }: { words: string; children: ReactNode }) => (
  <span key={words} role="alert" className="notice wrong" ref={show}>
    {words} {children}
  </span>
);
