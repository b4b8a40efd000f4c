/** The Share button: the same as `npm run share`, with questions asked in a dialog. */
import type { Shared } from "../../sharing/share";
import type { Answered, SharingResponse } from "../sharingActions";
import { button, element } from "./element";
import { send } from "./send";
import { announceStep, attempt, closeButton, show, showEnd, type Words } from "./sharingDialog";
import { openForm } from "./store";

const words: Words = {
  title: "Share your changes",
  goOn: "Share",
  waiting: "Checking what you saved…",
  failed: "Nothing has been shared yet",
  conflicted: "You and somebody else changed the same place. Choose the wording to keep.",
  mine: "Your wording",
  theirs: (author) => `The wording of ${author || "somebody else"}`,
  keep: { mine: "Keep mine", theirs: "Keep theirs" },
};

const steps: Record<string, string> = {
  fetch: "Checking what others have shared…",
  merge: "Merging it with your changes…",
  push: "Sharing…",
};
/** How often to poll for the current step, in milliseconds. */
const pollInterval = 300;

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

/** Shares with what has been entered, and announces each step. */
async function ask(entered: Answered): Promise<SharingResponse<Shared>> {
  const polling = setInterval(() => {
    send("shareStep", {}).then(
      ({ step }) => announceStep(steps[step]),
      () => undefined,
    );
  }, pollInterval);
  try {
    return await send("share", entered);
  } finally {
    clearInterval(polling);
  }
}

const begin = () => void attempt(words, ask, showShared);

/** Shares; what the open form holds unsaved would stay behind, so it is named first. */
export function openShare(): void {
  if (!openForm()?.hasChanged) {
    begin();
    return;
  }
  const told = "The open form holds words that are not saved. Only what is saved is shared.";
  const goOn = button("Share without them", begin, { class: "quiet" });
  show(words.title, element("p", {}, told), closeButton("Back to the form", {}), goOn);
}
