/** The section of one file in the list of changes. */
import { useState } from "react";
import type { Correction } from "../../../sharing/corrections";
import type { ChangeList } from "../../../sharing/changeList";
import { addressOf, addressOfChange, entryName, listField, parseRoute } from "../../common/addresses";
import { today } from "../../common/shownDate";
import { FormStore } from "../forms/store";
import { formId } from "../forms/windowForms";
import { go } from "../router";
import { send, sentenceOf } from "../send";
import { Changes } from "../../common/Changes";

type Change = ChangeList["changes"][number];
type Fields = Readonly<Record<string, unknown>>;

interface Props {
  change: Change;
  /** The commit up to which everything is shared. */
  base: string;
  /** Shows the result at the top of the page, because the file is no longer in the list. */
  done: (status: string) => void;
  takeBack: (files: string[]) => void;
  /** True while the list is loaded again. The change may then be shared, held back or undone already, so it cannot be held back or undone. */
  isOutdated?: boolean;
}

/** Returns the titles of the changed entries, by the names that the entries have in the differences. */
const entriesOf = ({ changes }: Change) =>
  new Map(
    changes.flatMap(({ where: [name = ""], label, from, to }) =>
      from || to ? [[name, /^“[^”]*”/.exec(label)?.[0] ?? name]] : [],
    ),
  );

/**
 * Returns the index that an entry has in a draft, if it is at `index` in the saved file. In the draft, entries may have been added, moved
 * or deleted.
 */
async function placeInDraft(path: string, index: number, draft: Fields): Promise<number> {
  const { values: saved = {} } = await send("openForm", { path });
  const [own = [], entries = []] = [saved, draft].map((values) => values[listField] as Fields[] | undefined);
  const name = own[index] && entryName(own[index]);
  const isIt = (entry: Fields | undefined) => entry !== undefined && entryName(entry) === name;
  const place = isIt(entries[index]) ? index : entries.findIndex(isIt);
  if (name === undefined || place === -1)
    throw new Error(
      "The form of this list has unsaved changes, which have removed or renamed the entry that you want to correct. Save or discard these changes first.",
    );
  return place;
}

/**
 * Adds an entry to the field Changes of a file. The entry contains the old and the new wording of a correction, and its sentence is still
 * empty. It is stored as a draft. Nothing is added if there is already an entry with these wordings whose date is today or whose sentence
 * is empty. Wrong words that contain a listed name are hidden. Throws an error if the form has a draft to which the entry cannot be added.
 * @returns the path of the field for the sentence
 */
async function beginCorrection(
  path: string,
  { entry, was, now, wrongWordsHidden }: Correction,
): Promise<string> {
  const form = formId(path);
  const { values, before, draft } = await send("openForm", { path, form });
  if (!values)
    throw new Error(
      "The text of this file has a problem, so its form cannot be shown. Correct the text first.",
    );
  const store = new FormStore(values);
  const index = entry !== undefined && draft ? await placeInDraft(path, entry, values) : entry;
  const field = index === undefined ? "changes" : `${listField}.${index}.changes`;
  const told = (store.get(field) ?? []) as (Partial<Correction> & { on?: string; text?: string })[];
  const begun = told.findIndex(
    (one) =>
      one.was === was &&
      one.now === now &&
      Boolean(one.wrongWordsHidden) === Boolean(wrongWordsHidden) &&
      (!one.text || one.on === today()),
  );
  if (begun !== -1) return `${field}.${begun}.text`;
  store.set(field, [{ on: today(), text: "", correction: true, was, wrongWordsHidden, now }, ...told]);
  await send("saveDraft", { path, form, before, values: store.values });
  return `${field}.0.text`;
}

export function ChangedFile({ change, base, done, takeBack, isOutdated = false }: Props) {
  const { file, title, isDeleted, consequences, corrections } = change;
  const [refusal, setRefusal] = useState("");
  const [isLeaving, setLeaving] = useState(false);
  const address = addressOf(file);
  const hasForm = address !== "/" && !isDeleted;
  const entries = parseRoute(address)?.kind.shape === "list" ? [...entriesOf(change)] : [];
  const leave = (what: string, entry?: string) => () => {
    if (isLeaving || isOutdated) return;
    setLeaving(true);
    setRefusal("");
    void send("leaveForLater", { path: file, entry })
      .then(
        () =>
          done(
            `Not shared yet: ${what}. Your changes are kept as a draft in the form. Nothing changes for anybody else until you save this draft and share it.`,
          ),
        (error: unknown) => setRefusal(sentenceOf(error)),
      )
      .finally(() => setLeaving(false));
  };
  const tell = (correction: Correction) => () =>
    void beginCorrection(file, correction).then(
      (field) => go(`${address}#${field}`),
      (error: unknown) => setRefusal(sentenceOf(error)),
    );
  return (
    <section aria-label={title}>
      <h2>{hasForm ? <a href={address}>{title}</a> : title}</h2>
      <ul className="consequences" aria-label={`What happens if you share ${title}`}>
        {isDeleted && <li>Deleted.</li>}
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      {corrections.map((one, index) => (
        // The key is the index, because two changes may have the same label.
        <button key={index} type="button" onClick={tell(one)}>
          Add a correction: {one.label}
        </button>
      ))}
      <Changes
        {...change}
        versions={[base]}
        addressOf={hasForm ? (one) => addressOfChange(file, one) : undefined}
      />
      <p className="acts">
        {hasForm && (
          <button
            type="button"
            aria-label={`Don’t share yet: ${title}`}
            aria-disabled={isOutdated}
            onClick={leave(title)}
          >
            Don’t share yet
          </button>
        )}
        <button
          type="button"
          aria-label={`Undo this change: ${title}`}
          aria-disabled={isOutdated}
          onClick={() => !isOutdated && takeBack([file])}
        >
          Undo this change
        </button>
        {entries.length > 1 &&
          entries.map(([name, words]) => (
            <button
              key={name}
              type="button"
              className="quiet"
              aria-disabled={isOutdated}
              onClick={leave(words, name)}
            >
              Don’t share {words} yet
            </button>
          ))}
      </p>
      <p role="status">{isLeaving && "Moving these changes back into the form…"}</p>
      <p role="alert" className="fault">
        {refusal}
      </p>
    </section>
  );
}
