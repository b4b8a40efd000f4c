/** The dialog for sharing and taking back, one step at a time. */
import type { Answered, SharingResponse } from "../sharingActions";
import { conflictForm } from "./conflictForm";
import { byId, element, list } from "./element";

export type Answer = Answered["answers"][number];

/** The texts of the dialog for one of its two uses. */
export interface Words {
  title: string;
  /** The button that continues after a question. */
  goOn: string;
  /** The status while waiting for the server. */
  waiting: string;
  /** What is shown above refusals and above conflicts. */
  failed: string;
  conflicted: string;
  /** The captions of the two wordings of a conflict, the second naming its author, and the labels of the choices. */
  mine: string;
  theirs: (author: string) => string;
  keep: { mine: string; theirs: string };
}

const dialog = byId("sharing", HTMLDialogElement);
const title = byId("sharing-title", HTMLHeadingElement);
const body = byId("sharing-step", HTMLElement);

let mustReload = false;
dialog.addEventListener("close", () => {
  // Decap caches what it has read; a form with unsaved changes asks before the page reloads.
  if (mustReload) location.reload();
});

/** Opens the dialog, or shows its next step. */
export function show(heading: string, ...content: readonly Node[]): void {
  title.textContent = heading;
  body.replaceChildren(...content);
  if (!dialog.open) dialog.showModal();
  title.focus();
}

/** Shows the outcome. */
export function showEnd(heading: string, lines: readonly string[], { reload }: { reload: boolean }): void {
  mustReload = reload;
  show(heading, ...lines.map((line) => element("p", {}, line)));
}

/** Tells the user if a saved file also holds changes from elsewhere, and if a page's old address still leads to it. */
export function announceSaved({ isMerged, movedFrom }: { isMerged: boolean; movedFrom: string | undefined }) {
  const merged =
    "This file was saved in another window or program since you opened it. It now contains both changes.";
  const moved = `Links to the old address, ${movedFrom ?? ""}, now lead to the new one: it is among the Old addresses, in Lists and settings. Take it out there if nobody can have used it.`;
  const lines = [...(isMerged ? [merged] : []), ...(movedFrom === undefined ? [] : [moved])];
  const title = isMerged
    ? "Saved, together with what was saved in the meantime"
    : "Saved, under a new address";
  if (lines.length > 0) showEnd(title, lines, { reload: isMerged });
}

/**
 * Sends a request and asks the user for whatever the server still needs, until it succeeds or fails.
 * @param ask sends the request
 * @param done shows the result
 */
export async function attempt<Done>(
  words: Words,
  ask: (entered: Answered) => Promise<SharingResponse<Done>>,
  done: (result: Done) => void | Promise<void>,
  entered: Answered = { answers: [] },
): Promise<void> {
  const retry = (more: Partial<Answered>) => void attempt(words, ask, done, { ...entered, ...more });
  show(words.title, element("p", { role: "status" }, words.waiting));
  try {
    const response = await ask(entered);
    if (response.is === "done") await done(response.done);
    else if (response.is === "name") {
      const name = prompt("Your name, as others will see it next to your changes");
      if (name) retry({ name });
      else dialog.close();
    } else if (response.is === "conflicts")
      show(
        words.title,
        element("p", {}, words.conflicted),
        conflictForm(words, response.conflicts, (answers) =>
          retry({ answers: [...entered.answers, ...answers] }),
        ),
      );
    else show(words.failed, list(response.lines));
  } catch (error) {
    show(words.failed, list([(error as Error).message]));
  }
}
