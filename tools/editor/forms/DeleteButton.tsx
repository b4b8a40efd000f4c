import { useId, useState } from "react";
import { kindName, nameOf } from "../addresses";
import { kindOfFile } from "../../../src/content-model/kinds";
import { go } from "../page/router";
import { send, sentenceOf } from "../page/send";
import { focusSoon } from "./focusSoon";
import { Question } from "./Question";

interface Props {
  path: string;
  title: string;
  one: string;
  /** Drops what was typed last. */
  forget: () => void;
}

/** Deletes a page or testimony once that is confirmed, if nothing names it. */
export function DeleteButton({ path, title, one, forget }: Props) {
  const [question, setQuestion] = useState<{ text: string; isOnlyInMenu?: boolean; canDelete: boolean }>();
  const button = useId();
  const keep = () => {
    setQuestion(undefined);
    focusSoon(button);
  };
  const remove = async (fromMenu: boolean) => {
    try {
      const { referrers, isOnlyInMenu = false } = await send("deleteFile", { path, fromMenu });
      const kind = kindOfFile(nameOf(path));
      if (referrers.length === 0) {
        forget();
        go(kind ? `/${kindName(kind)}` : "/", { status: `Deleted: “${title}”. Take back brings it back.` });
      } else {
        const ask = isOnlyInMenu ? "Take it out there and delete it?" : "Take it out there first.";
        setQuestion({
          text: `Nothing was deleted. “${title}” is named by: ${referrers.join(", ")}. ${ask}`,
          isOnlyInMenu,
          canDelete: isOnlyInMenu,
        });
      }
    } catch (error) {
      setQuestion({ text: sentenceOf(error), canDelete: false });
    }
  };
  if (!question)
    return (
      <button
        type="button"
        id={button}
        className="quiet"
        onClick={() => setQuestion({ text: `Delete “${title}”? Its file is ${path}.`, canDelete: true })}
      >
        Delete this {one}
      </button>
    );
  return (
    <Question text={question.text} keep={keep}>
      {question.canDelete && (
        <button type="button" onClick={() => void remove(question.isOnlyInMenu ?? false)}>
          Delete it
        </button>
      )}
    </Question>
  );
}
