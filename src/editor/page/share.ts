/** The button Share: the same as `npm run share`, with questions answered in a dialog. */
import type { Shared } from "../../sharing/share";
import type { SharingAnswer } from "../sharingActions";
import { request } from "./request";
import { attempt, sayStep, showEnd, type Entered, type Words } from "./sharingDialog";

const words: Words = {
  title: "Share your changes",
  goOn: "Share",
  waiting: "Checking what you saved …",
  failed: "Nothing has been shared yet",
  conflicted: "You and somebody else changed the same place. Choose the wording that both of you will have.",
  mine: "Your wording",
  theirs: (author) => `The wording of ${author || "somebody else"}`,
  keep: { mine: "Keep mine", theirs: "Keep theirs" },
};

const steps: Record<string, string> = {
  fetch: "Checking what others have shared…",
  merge: "Merging it with your changes…",
  push: "Sharing…",
};
/** Milliseconds between two questions for the step. */
const pause = 300;

function showShared({ shared, received, theirMistakes }: Shared): void {
  const lines = [
    ...(shared ? [`Shared: ${shared}.`] : []),
    ...(received ? [`Received: ${received}.`] : []),
    ...(shared || received ? [] : ["There was nothing to share, and the others have nothing new."]),
    ...(theirMistakes.length > 0
      ? ["Others have shared these mistakes. Please fix them and share again:", ...theirMistakes]
      : []),
  ];
  showEnd("Everybody has the same now", lines, { reload: received !== "" });
}

/** Shares with what has been entered, and says each step. */
async function ask(entered: Entered): Promise<SharingAnswer<Shared>> {
  const saying = setInterval(() => {
    request("shareStep", {}).then(
      ({ step }) => sayStep(steps[step]),
      () => undefined,
    );
  }, pause);
  try {
    return await request("share", entered);
  } finally {
    clearInterval(saying);
  }
}

export const openShare = () => void attempt(words, ask, showShared);
