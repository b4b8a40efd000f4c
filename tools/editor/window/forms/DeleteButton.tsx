import { useId, useState } from "react";
import { addressOf, kindName, nameOf } from "../../common/addresses";
import { kindOfFile } from "../../../../src/content-model/kinds";
import { go } from "../router";
import { send, sentenceOf } from "../send";
import type { ProblemPlace } from "../../common/requestError";
import { focusAfterRender } from "./focusAfterRender";
import { ConfirmPrompt } from "./ConfirmPrompt";

interface Props {
  path: string;
  title: string;
  one: string;
  /** Discards the form's unsaved changes. */
  forget: () => void;
}

interface Asked {
  text: string;
  places: readonly ProblemPlace[];
  isOnlyInLists: boolean;
  canDelete: boolean;
}

function labelFor({ isOnlyInLists, places }: Asked): string {
  if (!isOnlyInLists) return "Delete it";
  return places.length === 1 ? "Remove the link and delete it" : "Remove the links and delete it";
}

/** A button that deletes a page or testimony after a confirmation, unless other content refers to it. */
export function DeleteButton({ path, title, one, forget }: Props) {
  const [question, setQuestion] = useState<Asked>();
  const [isLooking, setLooking] = useState(false);
  const button = useId();
  const keep = () => {
    setQuestion(undefined);
    focusAfterRender(button);
  };
  const refuse = (error: unknown) =>
    setQuestion({ text: sentenceOf(error), places: [], isOnlyInLists: false, canDelete: false });
  const ask = async () => {
    setLooking(true);
    const { referrers, isOnlyInLists = false } = await send("usesOf", { path }).finally(() =>
      setLooking(false),
    );
    const canDelete = referrers.length === 0 || isOnlyInLists;
    const isOne = referrers.length === 1;
    const found = isOne ? "This place links to" : "These places link to";
    const links = isOne ? "this link" : "these links";
    const advice = isOnlyInLists ? `The editor can remove ${links} for you:` : `Remove ${links} first:`;
    setQuestion({
      text: referrers.length === 0 ? `Delete “${title}”?` : `${found} “${title}”. ${advice}`,
      places: referrers,
      isOnlyInLists,
      canDelete,
    });
  };
  const remove = async ({ isOnlyInLists: fromLists, places }: Asked) => {
    const openPage = location.pathname;
    const { referrers } = await send("deleteFile", { path, fromLists });
    // Nothing was deleted, because somebody has added a link to this file since the question was asked. The question is therefore asked
    // again, with this link.
    if (referrers.length > 0) return ask();
    forget();
    // If the user has opened another page of the editor while the file was being deleted, the window stays on that page.
    if (location.pathname !== openPage) return;
    const kind = kindOfFile(nameOf(path));
    const deleted = `Deleted: “${title}”. To restore it, select Undo a change.`;
    // “Restore it” restores a page that was never shared, but not its entries in lists such as the menu.
    const lists = places.map((place) => place.title).join(", ");
    go(kind ? `/${kindName(kind)}` : "/", {
      deleted: addressOf(path),
      status: fromLists
        ? `${deleted} Then check whether the removed ${places.length === 1 ? "link is" : "links are"} restored, too: ${lists}.`
        : deleted,
    });
  };
  if (!question)
    return (
      <span>
        <button type="button" id={button} className="quiet" onClick={() => void ask().catch(refuse)}>
          Delete this {one}
        </button>{" "}
        <small role="status">{isLooking && `Looking for links to this ${one}…`}</small>
      </span>
    );
  return (
    <ConfirmPrompt text={question.text} keep={keep} places={question.places}>
      {question.canDelete && (
        <button type="button" onClick={() => void remove(question).catch(refuse)}>
          {labelFor(question)}
        </button>
      )}
    </ConfirmPrompt>
  );
}
