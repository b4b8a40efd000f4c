/** The Share button: the same as `npm run share`, with questions asked in a dialog. */
import type { Shared } from "../../sharing/share";
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

function showShared({ shared, received, theirMistakes }: Shared): void {
  const lines = [
    ...(shared ? [`Shared: ${shared}.`] : []),
    ...(received ? [`Received: ${received}.`] : []),
    ...(shared || received ? [] : ["There was nothing to share, and the others have nothing new."]),
    ...(theirMistakes.length > 0
      ? ["Others have shared these mistakes. Please fix them and share again:", ...theirMistakes]
      : []),
  ];
  showEnd("Up to date with the others", lines, { reload: received !== "" });
}

/** Shares; what the open form holds unsaved would stay behind, so it is named first. */
export function openShare(): void {
  const question =
    "The open form holds words that are not saved. Only what is saved is shared. Share without them?";
  if (openForm()?.hasChanged && !confirm(question)) return;
  void attempt(words, (entered) => send("share", entered), showShared);
}
