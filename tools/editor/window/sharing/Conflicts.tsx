/** Two wordings of the same text side by side, and the choice between them. */
import { useId, useState } from "react";
import { isMedia, pictureName } from "../../../../src/content-model/fields";
import type { ShownConflict } from "../../common/requestError";
import type { Answered } from "../../server/sharingActions";
import { pathOf } from "../../common/addresses";
import { Wording } from "../../common/Changes";
import { remember, remembered } from "../remembered";

/** The answer to a conflict, with the id of the conflict. */
export type ConflictAnswer = Answered["answers"][number];

// This browser stores the answers, so that they are not lost if the dialog is closed or the network fails.

type Chosen = Readonly<Record<string, ConflictAnswer["answer"]>>;

const key = "answers to conflicts";

/**
 * The maximum number of stored answers. The newest answers are kept. The id of an answer is made from both wordings, so an old answer never
 * applies to other wordings.
 */
const maxRemembered = 100;

/** Returns the stored answers to these conflicts. The keys are the ids of the conflicts. */
function answersTo(conflicts: readonly { id: string }[]): Chosen {
  const all = remembered<Chosen>(key);
  return Object.fromEntries(conflicts.flatMap(({ id }) => (all[id] === undefined ? [] : [[id, all[id]]])));
}

/** Stores the answer to a conflict. */
function rememberAnswer(id: string, answer: ConflictAnswer["answer"]): void {
  const others = Object.entries(remembered<Chosen>(key)).filter(([one]) => one !== id);
  const newest = [...others, [id, answer] as const].slice(-maxRemembered);
  remember(key, Object.fromEntries(newest));
}

/**
 * Deletes stored answers after they have been used. The same conflict may come back, for example if somebody restores a wording that was not
 * kept. Nothing must be chosen then.
 */
export function forgetAnswers(used: readonly ConflictAnswer[]): void {
  const ids = new Set(used.map(({ id }) => id));
  if (ids.size === 0) return;
  const others = Object.entries(remembered<Chosen>(key)).filter(([id]) => !ids.has(id));
  remember(key, Object.fromEntries(others));
}

/** The texts of the page around a conflict. Saving, sharing and undoing have different texts. */
export interface ConflictTexts {
  goOn: string;
  conflicted: string;
  /**
   * The captions of the two wordings, and the labels of the choices. `theirs` is a function that puts the author into the second caption.
   */
  mine: string;
  theirs: (author: string) => string;
  keep: { mine: string; theirs: string };
}

/** The texts for a file that was saved in another window or program while its form was open. */
export const meanwhile: ConflictTexts = {
  goOn: "Save with these wordings",
  conflicted:
    "These words were changed both here and in another window or program. Choose the wording to keep.",
  mine: "Your wording, in this window",
  theirs: (author) =>
    author === "you"
      ? "Your wording, in another window"
      : "The wording that was saved meanwhile, in another window, by another program or by another person",
  keep: { mine: "Keep mine", theirs: "Keep the other wording" },
};

interface Props {
  texts: ConflictTexts;
  conflicts: readonly ShownConflict[];
  choose: (answers: ConflictAnswer[]) => void;
}

/**
 * All conflicts, with a button to continue. The button is disabled until somebody has resolved each conflict, and a sentence next to it says
 * so.
 */
export function Conflicts({ texts, conflicts, choose }: Props) {
  const [answers, setAnswers] = useState(() => answersTo(conflicts));
  const left = conflicts.filter(({ id }) => answers[id] === undefined).length;
  const reason = useId();
  return (
    <section className="conflicts" aria-label="Two wordings of the same text">
      <p>{texts.conflicted}</p>
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.id}
          texts={texts}
          conflict={conflict}
          answer={answers[conflict.id]}
          choose={(answer) => {
            rememberAnswer(conflict.id, answer);
            setAnswers({ ...answers, [conflict.id]: answer });
          }}
        />
      ))}
      <p id={reason} className="help">
        {left > 0 &&
          `Choose the wording to keep in ${left === 1 ? "1 place" : `${left} places`} first. Then you can select “${texts.goOn}”.`}
      </p>
      <button
        type="button"
        className="main"
        disabled={left > 0}
        aria-describedby={reason}
        onClick={() => choose(conflicts.map(({ id }) => ({ id, answer: answers[id] ?? "mine" })))}
      >
        {texts.goOn}
      </button>
    </section>
  );
}

interface ConflictProps {
  texts: ConflictTexts;
  conflict: ShownConflict;
  answer: ConflictAnswer["answer"] | undefined;
  choose: (answer: ConflictAnswer["answer"]) => void;
}

interface MediaProps {
  file: string;
  /**
   * The git hash of this version of the picture or document. Undefined if the file was deleted in this version, or if the conflict is about
   * a text.
   */
  version: string | undefined;
  caption: string;
}

/** One version of a picture, or a link to one version of a document. */
function Media({ file, version, caption }: MediaProps) {
  if (version === undefined) return null;
  const address = `/-/version/${version}/${file}`;
  return pictureName.test(file) ? (
    <img src={address} alt={`${caption}: ${file.replace(/^.*\//, "")}`} />
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      Open this document
    </a>
  );
}

/** Both wordings of a conflict, and the choice between them. */
function Conflict({ texts, conflict, answer, choose }: ConflictProps) {
  const { id, file, title, where, labels, mine, theirs, author, words: both, blobs, syntax } = conflict;
  const wording = (caption: string, text: string | undefined, only: "removed" | "added") => (
    <figure>
      <figcaption>{caption}</figcaption>
      <Media
        file={where.length === 0 ? file : pathOf(text ?? "", file)}
        version={only === "removed" ? blobs?.mine : blobs?.theirs}
        caption={caption}
      />
      <blockquote>{text === undefined ? <em>Deleted</em> : <Wording words={both} only={only} />}</blockquote>
    </figure>
  );
  const option = (label: string, value: ConflictAnswer["answer"], isChosen: boolean) => (
    <label>
      <input type="radio" name={id} checked={isChosen} onChange={() => choose(value)} /> {label}
    </label>
  );
  const written = typeof answer === "object" ? answer.write : undefined;
  const help = useId();
  // True if the field for a third wording shows the characters of links, citations, or bold and italic text.
  const hasMarks = syntax === "markdown" && /[[\]*_]/.test(`${mine ?? ""}${theirs ?? ""}`);
  // True if lines of the field begin with the characters of lists, headings or quotations.
  const hasLineMarks =
    syntax === "markdown" && /^\s*(?:[-+*]|\d+[.)]|#+|>)\s/m.test(`${mine ?? ""}\n${theirs ?? ""}`);
  // True if one side deleted an entry or another part of a list. A third wording would have to be YAML, so the form does not have a field
  // for it.
  const isPart = syntax === "yaml" && (mine === undefined || theirs === undefined);
  // True if the wordings are the names of pictures or documents. A third wording would have to be the name of a file, so the form does not
  // have a field for it.
  const isFile =
    [mine, theirs].every((wording = "") => wording === "" || /^\S+$/.test(wording)) &&
    isMedia(mine || theirs || "");
  return (
    <fieldset id={`conflict-${id}`}>
      <legend>{[title, ...labels].filter(Boolean).join(", ")}</legend>
      <div className="wordings">
        {wording(texts.mine, mine, "removed")}
        {wording(texts.theirs(author), theirs, "added")}
      </div>
      {option(texts.keep.mine, "mine", answer === "mine")}
      {option(texts.keep.theirs, "theirs", answer === "theirs")}
      {isPart && (
        <p className="help">
          To use another wording, keep the version that is not deleted. Then change that version in its form.
        </p>
      )}
      {isFile && where.length > 0 && (
        <p className="help">To use another file, choose one of these two. Then replace it in the form.</p>
      )}
      {/* A third wording cannot be written for a whole file, the name of a picture or document, or a deleted part of a list. */}
      {where.length > 0 &&
        !isFile &&
        !isPart &&
        option("Write another", { write: mine ?? theirs ?? "" }, written !== undefined)}
      {written !== undefined && (
        <>
          <textarea
            aria-label="Another wording"
            aria-describedby={hasMarks || hasLineMarks ? help : undefined}
            rows={6}
            value={written}
            onChange={({ target }) => choose({ write: target.value })}
          />
          {(hasMarks || hasLineMarks) && (
            <p id={help} className="help">
              {hasMarks &&
                "In this field, [words](address) is a link, and [^name:page] is a citation. Stars around words make them bold or italic. "}
              {hasLineMarks &&
                "At the beginning of a line, - or 1. makes an entry of a list, # makes a heading, and > makes a quotation. "}
              Leave these characters as they are, and change only the words.
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}
