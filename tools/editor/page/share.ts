/** The Share button: the same as `npm run share`, with questions asked in a dialog. */
import { sharedLines, type Shared } from "../../sharing/sharedLines";
import { send } from "./send";
import { attempt, showEnd, type Words } from "./sharingDialog";
import { openForm } from "./store";

const words: Words = {
  title: "Share your changes",
  goOn: "Share",
  waiting: "Sharing with the others. This may take a minute…",
  failed: "Nothing has been shared yet",
  conflicted: "You and somebody else changed the same place. Choose the wording to keep.",
  mine: "Your wording",
  theirs: (author) => `The wording of ${author || "somebody else"}`,
  keep: { mine: "Keep mine", theirs: "Keep theirs" },
};

const showShared = (done: Shared) =>
  showEnd("Up to date with the others", sharedLines(done), { reload: done.received !== "" });

/** Shares; what the open form holds unsaved would stay behind, so it is named first. */
export function openShare(): void {
  const question =
    "The open form holds words that are not saved. Only what is saved is shared. Share without them?";
  if (openForm()?.hasChanged && !confirm(question)) return;
  void attempt(words, (entered) => send("share", entered), showShared);
}
