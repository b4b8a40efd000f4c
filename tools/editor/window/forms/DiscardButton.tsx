import { useId, useState } from "react";
import { focusAfterRender } from "./focusAfterRender";
import { ConfirmPrompt } from "./ConfirmPrompt";

const held = ", and also the changes that were saved and then held back with “Don’t share yet”";

/**
 * A button that discards the unsaved changes of a form, after a confirmation.
 * @param hasHeldBack true if these changes contain a change that was saved and then held back from sharing
 */
export function DiscardButton({ act, hasHeldBack }: { act: () => void; hasHeldBack: boolean }) {
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
    <ConfirmPrompt
      text={`Discard all unsaved changes${hasHeldBack ? held : ""}?`}
      keep={keep}
      keepText="Keep them"
    >
      <button type="button" onClick={act}>
        Discard them
      </button>
    </ConfirmPrompt>
  );
}
