import { useId, useState } from "react";
import { kindName, nameOf } from "../../common/addresses";
import { kindOfFile } from "../../../../src/content-model/kinds";
import { go } from "../router";
import { send, sentenceOf } from "../send";
import type { ProblemPlace } from "../../server/problemsInWords";
import { focusAfterRender } from "./focusAfterRender";
import { ConfirmPrompt } from "./ConfirmPrompt";

interface Props {
  path: string;
  title: string;
  one: string;
  /** Cancels the delayed storing of the form's draft. */
  cancelDraft: () => void;
}

interface Asked {
  text: string;
  places: readonly ProblemPlace[];
  isOnlyInMenu: boolean;
  canDelete: boolean;
}

/** A button that deletes a page or testimony after a confirmation, unless other content refers to it. */
export function DeleteButton({ path, title, one, cancelDraft }: Props) {
  const [question, setQuestion] = useState<Asked>();
  const button = useId();
  const keep = () => {
    setQuestion(undefined);
    focusAfterRender(button);
  };
  const refuse = (error: unknown) =>
    setQuestion({ text: sentenceOf(error), places: [], isOnlyInMenu: false, canDelete: false });
  const ask = async () => {
    const { referrers, isOnlyInMenu = false } = await send("usesOf", { path });
    const canDelete = referrers.length === 0 || isOnlyInMenu;
    const advice = isOnlyInMenu ? "The editor can remove these links for you:" : "Remove these links first:";
    setQuestion({
      text: referrers.length === 0 ? `Delete “${title}”?` : `These places link to “${title}”. ${advice}`,
      places: referrers,
      isOnlyInMenu,
      canDelete,
    });
  };
  const remove = async (fromMenu: boolean) => {
    const { referrers } = await send("deleteFile", { path, fromMenu });
    // A link to this file has been added since the question was asked, so nothing was deleted.
    if (referrers.length > 0) return ask();
    cancelDraft();
    const kind = kindOfFile(nameOf(path));
    go(kind ? `/${kindName(kind)}` : "/", {
      status: `Deleted: “${title}”. To restore it, select Undo a change.`,
    });
  };
  if (!question)
    return (
      <button type="button" id={button} className="quiet" onClick={() => void ask().catch(refuse)}>
        Delete this {one}
      </button>
    );
  return (
    <ConfirmPrompt text={question.text} keep={keep} places={question.places}>
      {question.canDelete && (
        <button type="button" onClick={() => void remove(question.isOnlyInMenu).catch(refuse)}>
          {question.isOnlyInMenu ? "Remove the links and delete it" : "Delete it"}
        </button>
      )}
    </ConfirmPrompt>
  );
}
