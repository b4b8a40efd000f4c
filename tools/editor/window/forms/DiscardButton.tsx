import { useId, useState } from "react";
import { focusAfterRender } from "./focusAfterRender";
import { ConfirmPrompt } from "./ConfirmPrompt";

/** A button that discards the unsaved changes of a form, after a confirmation. */
export function DiscardButton({ act }: { act: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const button = useId();
  const keep = () => {
    setAsked(false);
    focusAfterRender(button);
  };
  if (!isAsked)
    return (
      <button type="button" id={button} className="quiet" onClick={() => setAsked(true)}>
        Discard changes
      </button>
    );
  return (
    <ConfirmPrompt text="Discard all unsaved changes?" keep={keep} keepText="Keep them">
      <button type="button" onClick={act}>
        Discard them
      </button>
    </ConfirmPrompt>
  );
}
