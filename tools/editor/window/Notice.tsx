/** A notice in a form. The notice can be folded to its first sentence. */
import { useState, type ReactNode } from "react";

/**
 * Matches the screen of a phone, and a window that is enlarged to 200 %. On such a screen, an unfolded notice would leave no space for the
 * text.
 */
const smallWindow = "(max-width: 48em), (max-height: 32em)";

/** Returns whether notices are folded at first. */
export const isSmallWindow = () => matchMedia(smallWindow).matches;

interface Props {
  role?: "alert" | "status";
  /** The id of the notice. A notice with an id can get the focus. */
  id?: string;
  /** The accessible name of the notice's region. */
  label?: string;
  isWrong?: boolean;
  /** True if the notice is not folded at first in a small window either, because its buttons are needed next. */
  isUnfolded?: boolean;
  /** The part that is shown while the notice is folded. */
  sentence: ReactNode;
  children: ReactNode;
}

export function Notice({ role, id, label, isWrong = false, isUnfolded = false, sentence, children }: Props) {
  const [isOpen, setOpen] = useState(() => isUnfolded || !isSmallWindow());
  const Element = label === undefined ? "div" : "section";
  return (
    <Element
      className={isWrong ? "notice wrong" : "notice"}
      role={role}
      id={id}
      {...(id !== undefined && { tabIndex: -1 })}
      aria-label={label}
    >
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{sentence}</summary>
        {children}
      </details>
    </Element>
  );
}
