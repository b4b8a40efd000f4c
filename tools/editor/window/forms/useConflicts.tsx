/** Two wordings of one field, its own and the one that was saved meanwhile, beside the field until one is chosen. */
import { useEffect, useState, type ReactNode } from "react";
import type { Kind } from "../../../../src/content-model/kind";
import { answersTo, rememberAnswer, type Chosen } from "../sharing/answers";
import { Conflict, meanwhile, type Settled } from "../sharing/Conflicts";
import type { ShownConflict } from "../../server/sharingActions";
import { fieldAt } from "./fieldAt";
import type { FormStore } from "./store";

/** @returns `ask` shows them and returns their fields, `at` draws those of a field */
export function useConflicts(kind: Kind, store: FormStore) {
  const [conflicts, setConflicts] = useState<readonly ShownConflict[]>([]);
  const [chosen, setChosen] = useState<Chosen>({});
  const placeOf = ({ where }: ShownConflict) => fieldAt(kind, store.values, where);
  const ask = (asked: readonly ShownConflict[]) => {
    setConflicts(asked);
    setChosen(answersTo(asked));
    return asked.map(placeOf);
  };
  // As soon as they are there, wherever in a long form that is.
  useEffect(() => {
    const [first] = conflicts;
    if (first) showConflict(first);
  }, [conflicts]);
  const at = (field: string): ReactNode =>
    conflicts
      .filter((conflict) => placeOf(conflict) === field)
      .map((conflict) => (
        <Conflict
          key={conflict.id}
          texts={meanwhile}
          conflict={conflict}
          answer={chosen[conflict.id]}
          choose={(answer) => {
            rememberAnswer(conflict.id, answer);
            setChosen({ ...chosen, [conflict.id]: answer });
          }}
        />
      ));
  return { ask, at, conflicts, chosen, placeOf };
}

interface NoticeProps extends ReturnType<typeof useConflicts> {
  save: (answers: Settled[]) => void;
}

const placeName = ({ where }: ShownConflict) => where.join(": ") || "The whole entry";

/** Shows the two wordings of a conflict, and puts the cursor on the choice. */
function showConflict({ id }: ShownConflict): void {
  const choice = document.getElementById(`conflict-${id}`);
  choice?.scrollIntoView({ block: "start" });
  choice?.querySelector("input")?.focus({ preventScroll: true });
}

/** What is to be chosen, each with a link to its field. */
export function ConflictsNotice({ at, conflicts, chosen, placeOf, save }: NoticeProps) {
  const answers = Object.entries(chosen).map(([id, answer]) => ({ id, answer }));
  if (conflicts.length === 0) return null;
  return (
    <div role="alert" className="notice wrong">
      <strong>{meanwhile.conflicted}</strong>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            {placeOf(conflict) === "" ? (
              placeName(conflict)
            ) : (
              <button type="button" className="quiet" onClick={() => showConflict(conflict)}>
                {placeName(conflict)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {at("")}
      <button
        type="button"
        className="main"
        disabled={answers.length < conflicts.length}
        onClick={() => save(answers)}
      >
        {meanwhile.goOn}
      </button>
    </div>
  );
}
