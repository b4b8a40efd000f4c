/** The bar at the top: where the work is, and the buttons to share and to take back. */
import { useState } from "react";
import { sharedLines, type Shared } from "../../sharing/sharedLines";
import { Dialog } from "../page/Dialog";
import { send } from "../page/send";
import { openForm } from "../page/unsaved";
import { useAnswer } from "../page/useAnswer";
import { Asking, Lines, type Words } from "./Asking";
import { TakeBack } from "./TakeBack";

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

type Step = "unsaved" | "share" | "takeBack";

export function StateBar({ isDue }: { isDue: boolean }) {
  const { answer, failure } = useAnswer("state", isDue);
  const [step, setStep] = useState<Step>();
  const [received, setReceived] = useState("");
  const close = () => setStep(undefined);
  return (
    <>
      <p role="status" aria-label="Where your work is">
        {answer?.line ?? failure}
      </p>
      <button type="button" onClick={() => setStep(openForm.isDirty ? "unsaved" : "share")}>
        Share
      </button>
      <button type="button" onClick={() => setStep("takeBack")}>
        Take back
      </button>
      {step === "unsaved" && (
        <Dialog title="The open form holds words that are not saved" close={close}>
          <p>Only what is saved is shared.</p>
          <button type="button" className="main" onClick={() => setStep("share")}>
            Share without them
          </button>
        </Dialog>
      )}
      {step === "share" && (
        <Asking
          {...{ words }}
          // The open form shows what was received.
          close={() => (received === "" ? close() : location.reload())}
          ask={async (entered) => {
            const response = await send("share", entered);
            if (response.is === "done") setReceived(response.done.received);
            return response;
          }}
          done={(shared: Shared) => ({
            title: "Up to date with the others",
            body: <Lines lines={sharedLines(shared)} />,
          })}
        />
      )}
      {step === "takeBack" && <TakeBack close={close} />}
    </>
  );
}
