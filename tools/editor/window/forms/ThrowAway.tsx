import { useId, useState } from "react";
import { focusSoon } from "./focusSoon";
import { Question } from "./Question";

/** A button that discards what was typed, after a confirmation. */
export function ThrowAway({ act }: { act: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const button = useId();
  const keep = () => {
    setAsked(false);
    focusSoon(button);
  };
  if (!isAsked)
    return (
      <button type="button" id={button} className="quiet" onClick={() => setAsked(true)}>
        Throw away
      </button>
    );
  return (
    <Question text="Throw away what was typed and not saved?" keep={keep}>
      <button type="button" onClick={act}>
        Throw it away
      </button>
    </Question>
  );
}
