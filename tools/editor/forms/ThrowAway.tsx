import { useState } from "react";
import { Question } from "./Question";

/** Throws away what was typed, once that is confirmed. */
export function ThrowAway({ act }: { act: () => void }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" className="quiet" onClick={() => setAsked(true)}>
        Throw away
      </button>
    );
  return (
    <Question words="Throw away what was typed and not saved?">
      <button type="button" onClick={act}>
        Throw it away
      </button>{" "}
      <button type="button" onClick={() => setAsked(false)}>
        Keep it
      </button>
    </Question>
  );
}
