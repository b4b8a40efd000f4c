/** The dialog for sharing and taking back, one step at a time. */
import type { Answered, SharingResponse } from "../sharingActions";
import { conflictForm } from "./conflictForm";
import { button, byId, element, list } from "./element";

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
const title = element("h1", { id: "sharing-title", tabindex: "-1" });
const body = element("div");
dialog.append(title, body);

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

/** Adds something above what the dialog shows. */
export const prepend = (content: Node) => body.prepend(content);

export const closeButton = (words = "Close", attributes: object = { class: "quiet" }) =>
  button(words, () => dialog.close(), attributes);

/** Shows the outcome. */
export function showEnd(heading: string, lines: readonly string[], { reload }: { reload: boolean }): void {
  mustReload = reload;
  show(heading, ...lines.map((line) => element("p", {}, line)), closeButton());
}

/** Tells the user that a saved file also holds changes from elsewhere. */
export const announceMerge = () =>
  showEnd(
    "Saved, together with what was saved in the meantime",
    ["This file was saved in another window or program since you opened it. It now contains both changes."],
    { reload: true },
  );

/** Tells the user that a page's old address still leads to it. */
export const announceMove = (from: string) =>
  showEnd(
    "Saved, under a new address",
    [
      `Whoever has the old one, ${from}, is led here: it is among the Old addresses now, in Lists and settings. Take it out there if nobody can have it.`,
    ],
    { reload: false },
  );

function askName(words: Words, goOn: (name: string) => void): void {
  const input = element("input", { id: "own-name", autocomplete: "name", required: "" });
  const label = element(
    "label",
    { for: "own-name" },
    "Your name, as others will see it next to your changes",
  );
  const form = element(
    "form",
    { method: "dialog" },
    label,
    input,
    element("button", {}, words.goOn),
    closeButton(),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    goOn(input.value);
  });
  show(words.title, form);
  input.focus();
}

/**
 * Sends a request and asks the user for whatever the server still needs, until it succeeds or fails.
 * @param ask sends the request
 * @param done shows the result
 */
export async function attempt<Done>(
  words: Words,
  ask: (entered: Answered) => Promise<SharingResponse<Done>>,
  done: (result: Done) => void,
  entered: Answered = { answers: [] },
): Promise<void> {
  const retry = (more: Partial<Answered>) => void attempt(words, ask, done, { ...entered, ...more });
  show(words.title, element("p", { role: "status" }, words.waiting));
  try {
    const response = await ask(entered);
    if (response.is === "done") done(response.done);
    else if (response.is === "name") askName(words, (name) => retry({ name }));
    else if (response.is === "conflicts")
      show(
        words.title,
        element("p", {}, words.conflicted),
        conflictForm(words, response.conflicts, entered.answers, (answers) => retry({ answers })),
        closeButton(),
      );
    else show(words.failed, list(response.lines), closeButton());
  } catch (error) {
    show(words.failed, list([(error as Error).message]), closeButton());
  }
}

/** Announces the current step while the dialog waits; nothing for a step without a text. */
export function announceStep(words: string | undefined): void {
  const status = body.querySelector('[role="status"]');
  if (status && words !== undefined && status.textContent !== words) status.textContent = words;
}
