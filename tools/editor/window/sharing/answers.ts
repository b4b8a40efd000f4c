/** Remembers answers to conflicts in this browser. The answers are not lost if the dialog is closed or the network fails. */
import type { Answered } from "../../server/sharingActions";

/** The answer to a conflict, with the id of the conflict. */
export type ConflictAnswer = Answered["answers"][number];
type Chosen = Readonly<Record<string, ConflictAnswer["answer"]>>;

const key = "answers to conflicts";

/**
 * The maximum number of remembered answers. The newest are kept. An id is made from two wordings, so an old answer never applies to other
 * wordings.
 */
const maxRemembered = 100;

function remembered(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Chosen;
  } catch {
    return {};
  }
}

/** Returns the remembered answers to these conflicts, by their ids. */
export function answersTo(conflicts: readonly { id: string }[]): Chosen {
  const all = remembered();
  return Object.fromEntries(conflicts.flatMap(({ id }) => (all[id] === undefined ? [] : [[id, all[id]]])));
}

export function rememberAnswer(id: string, answer: ConflictAnswer["answer"]): void {
  const others = Object.entries(remembered()).filter(([one]) => one !== id);
  const newest = [...others, [id, answer] as const].slice(-maxRemembered);
  localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)));
}
