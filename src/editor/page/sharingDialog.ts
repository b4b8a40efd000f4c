/** The dialog in which sharing and taking back are done: one step of it at a time. */
import type { EditorRequest } from "../requests";
import type { SharingAnswer } from "../sharingActions";
import { conflictForm } from "./conflictForm";
import { button, byId, element, list } from "./element";

export type Answer = Extract<EditorRequest, { action: "share" }>["params"]["answers"][number];

/** What is asked of the server, with what has been entered so far. */
export interface Entered {
  name?: string;
  answers: Answer[];
}

/** How the words of the dialog go for what is done in it. */
export interface Words {
  title: string;
  /** The button that goes on after a question. */
  goOn: string;
  /** What is said first while the dialog waits. */
  waiting: string;
  /** What is shown above obstacles and above conflicts. */
  failed: string;
  conflicted: string;
  /** What the two wordings of a conflict are called, the second by its author, and how each is chosen. */
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
  // Decap holds on to what it has read; a form with unsaved changes asks before it goes.
  if (mustReload) location.reload();
});

/** Opens the dialog, or shows its next step. */
export function show(heading: string, ...content: readonly Node[]): void {
  title.textContent = heading;
  body.replaceChildren(...content);
  if (!dialog.open) dialog.showModal();
  title.focus();
}

export const closeButton = () => button("Close", () => dialog.close());

/** Says how it ended. */
export function showEnd(heading: string, lines: readonly string[], { reload }: { reload: boolean }): void {
  mustReload = reload;
  show(heading, ...lines.map((line) => element("p", {}, line)), closeButton());
}

/** Says that a file holds more than the form that was saved. */
export const sayMerged = () =>
  showEnd(
    "Saved, together with what was saved in the meantime",
    ["This file was saved in another window or program since you opened it. Both changes are in it now."],
    { reload: true },
  );

function askName(words: Words, goOn: (name: string) => void): void {
  const input = element("input", { id: "own-name", autocomplete: "name", required: "" });
  const label = element(
    "label",
    { for: "own-name" },
    "Your name, as the others will see it beside your changes",
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
 * Asks the server to do something, and whoever is at the keyboard for what is missing, until it is done or cannot be.
 * @param ask sends the request
 * @param done shows what it has brought
 */
export async function attempt<Done>(
  words: Words,
  ask: (entered: Entered) => Promise<SharingAnswer<Done>>,
  done: (result: Done) => void,
  entered: Entered = { answers: [] },
): Promise<void> {
  const again = (more: Partial<Entered>) => void attempt(words, ask, done, { ...entered, ...more });
  show(words.title, element("p", { role: "status" }, words.waiting));
  try {
    const answer = await ask(entered);
    if (answer.is === "done") done(answer.done);
    else if (answer.is === "name") askName(words, (name) => again({ name }));
    else if (answer.is === "conflicts")
      show(
        words.title,
        element("p", {}, words.conflicted),
        conflictForm(words, answer.conflicts, entered.answers, (answers) => again({ answers })),
        closeButton(),
      );
    else show(words.failed, list(answer.lines), closeButton());
  } catch (error) {
    show(words.failed, list([(error as Error).message]), closeButton());
  }
}

/** Says what is being done, where the dialog waits; nothing for a step that needs no words. */
export function sayStep(words: string | undefined): void {
  const status = body.querySelector('[role="status"]');
  if (status && words !== undefined && status.textContent !== words) status.textContent = words;
}
