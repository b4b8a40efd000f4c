import { useEffect, useRef } from "react";
import { Notice } from "../Notice";
import { Problems } from "../Problems";
import type { ShownProblem } from "../../common/requestError";

interface Props {
  problems: readonly ShownProblem[];
  /** Saves the form although its changes affect other places. */
  save: () => void;
  back: () => void;
}

/** Asks whether to save a change that removes or renames content that other places use. The component lists these places. */
export function InUse({ problems, save, back }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.closest(".notice")?.scrollIntoView({ block: "nearest" });
  }, [problems]);
  const count = problems.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <div role="alert" className="notice wrong">
      <Notice
        sentence={
          <strong>
            {count === 1
              ? "Nothing is saved yet. Another place uses what you have removed or renamed."
              : `Nothing is saved yet. ${count} other places use what you have removed or renamed.`}
          </strong>
        }
      >
        <Problems problems={problems} />
        <p>
          If you removed an entry by mistake, select Undo below its list. If you save now, you must correct{" "}
          {count === 1 ? "this place" : "these places"} before you can share.
        </p>
      </Notice>
      <p>
        <button type="button" ref={button} onClick={back}>
          Go back without saving
        </button>{" "}
        <button type="button" className="quiet" onClick={save}>
          Save anyway
        </button>
      </p>
    </div>
  );
}
