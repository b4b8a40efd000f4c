import { dirname, join } from "node:path";
import { readContent } from "../../../src/content-model/readContent";
import { sha256 } from "../../../src/content-model/sha256";
import type { Kind } from "../../../src/content-model/kind";
import type { Conflict } from "../../merge/conflict";
import { mergeText } from "../../merge/mergeText";
import { keepFile } from "../../sharing/keptFiles";
import { labelOf } from "../../merge/naming";
import { fileText, type Values } from "./contentText";
import { answersOf, idOf, shownConflict, type Answered } from "./sharingActions";
import { targetsOf } from "./titleOfFile";
import { addressOf, nameOf } from "../common/addresses";
import { withValueAt } from "../common/withValueAt";
import { asChanges, deletedMedia, settleMedia } from "./deleting";
import type { Draft, LastSave } from "./drafts";
import { kindAt, newFile } from "./editorPaths";
import {
  mistakes,
  readAs,
  readOrEmpty,
  shownValues,
  textOrGuess,
  whyUnreadable,
  type Store,
} from "./entries";
import { asInForm, formMistake } from "./mistakes";
import { oldAddresses } from "./oldAddress";
import { problemsInWords } from "./problemsInWords";
import { causedBy } from "./referrers";
import { followingOf, pathAfterSave, withNewAnchors, withNewName, type Following } from "./renaming";
import { RequestError } from "../common/requestError";
import { stillElsewhere, type Still } from "./stillElsewhere";

/** A request to save a form: the file's path, the form's id, and the file's text when the form was opened. */
interface Sent extends Pick<Draft, "path" | "before"> {
  form: string;
  /** The draft of another window, if this form was opened with its values. */
  adopted?: { form: string; when: string } | undefined;
  answers: Answered["answers"];
  /** The id of problems that this save causes in other places. It is set if somebody has confirmed these problems. */
  confirmed?: string | undefined;
}

interface SentValues extends Sent {
  values: Values;
  /** True if the form has told the user that the file was deleted. The save then restores the file. */
  isDeletionKnown?: boolean | undefined;
}

/** The response to a save. */
interface SavedForm {
  /** The path of the file, and the address of its form. */
  path: string;
  address: string;
  /** The text of the values that the form sent, for the comparison with its next save. */
  before: string;
  /** True if the saved file also contains changes that were saved elsewhere in the meantime. */
  isMerged: boolean;
  /** True if a wording that was saved elsewhere has replaced a wording of the form. The wording of the form is kept on this computer. */
  isGivenUp: boolean;
  /** The former address of the page, if it now redirects to the new address. */
  movedFrom: string | undefined;
  /** The details that this save has changed, and whose old version other places still contain. */
  still: Still[];
  /** The filled-in fields that got a new value, because the fields that they were made from have changed. */
  following: Following[];
  /** The filled-in fields that keep their old value, because the content would not be valid with the new value. */
  notFollowing: Following[];
}

/**
 * A map from the path of each file to the text that this editor saved last. If the file now has another text, somebody else or another
 * program has changed it.
 */
const savedHere = new Map<string, string>();

/**
 * Merges an edit with the changes that were saved since the file was opened. If both have changed the same field or paragraph, the function
 * throws a RequestError with both wordings. The next save contains the wording that somebody has chosen.
 */
async function merged(
  { folder }: Store,
  { path, before: base, answers }: Sent,
  mine: string,
  now: string | undefined,
): Promise<{ text: string; isGivenUp: boolean }> {
  if (now === undefined)
    throw new RequestError(
      "Not saved. Somebody or another program has deleted the file since you opened it. To restore the file with your changes, save it once more. To leave it deleted, discard your changes.",
      409,
      {
        isGone: true,
      },
    );
  const given = answersOf(answers);
  const author = savedHere.get(join(folder.root, path)) === now ? "you" : "";
  const inFile = (conflict: Conflict) => ({ ...conflict, file: path, author });
  let isGivenUp = false;
  const { text, conflicts } = mergeText(nameOf(path), { base, mine, theirs: now }, (conflict) => {
    const answer = given.get(idOf(inFile(conflict)));
    isGivenUp ||= answer === "theirs";
    return answer;
  });
  if (conflicts.length > 0) {
    const targets = targetsOf(await readContent(folder.root));
    throw new RequestError(
      "Not saved yet. Another wording was saved in the meantime. Select Save to choose the wording to keep.",
      409,
      {
        conflicts: conflicts.map((conflict) => shownConflict(inFile(conflict), "", targets)),
      },
    );
  }
  return { text, isGivenUp };
}

/**
 * Deletes the draft of a form that has been saved, and the draft that the form was opened with. If another window has stored a newer draft
 * in the meantime, this draft is not deleted.
 */
async function dropDraftOf(
  { drafts }: Store,
  { path, form, adopted, before }: Sent,
  save: Omit<LastSave, "before">,
): Promise<void> {
  drafts.remember(path, form, { before, ...save });
  await drafts.drop(path, form);
  if (adopted) await drafts.drop(path, adopted.form, adopted.when);
}

/** Makes the error for a new file whose path belongs to an existing file. */
function taken({ form, one }: Kind, path: string): RequestError {
  if (!form) return new RequestError(`Not saved. The file ${path} already exists. Reload the page.`);
  const fault = `Another ${one} already has this file name. The file name is made from the field ${labelOf(form.file)}. Change the field ${labelOf(form.file)}.`;
  return new RequestError("Not saved yet.", 422, {
    mistakes: [{ field: form.file, sentence: fault, fault }],
  });
}

/** Saves the values of a form, unless the content check finds an error in them. */
export const save = (store: Store, sent: SentValues) => saveWith(store, sent);

/**
 * Saves the values of a form. If new values of filled-in fields would make the content invalid, saves again with their old values.
 * @param notFollowing the filled-in fields that must keep their old value, because the new value would make the content invalid
 */
async function saveWith(store: Store, sent: SentValues, notFollowing?: Following[]): Promise<SavedForm> {
  const { folder } = store;
  const { before } = sent;
  const kind = kindAt(sent.path);
  const former = sent.path.endsWith("/") ? newFile(kind, sent.values) : sent.path;
  const bytes = await readOrEmpty(folder, former);
  if (before === undefined && bytes?.length) throw taken(kind, former);
  const old = bytes && shownValues(former, bytes);
  // If no form can show the current file, the save is refused. The save would overwrite the text that somebody still has to correct.
  if (bytes && !old) throw new RequestError(`Not saved. ${(await whyUnreadable(folder, former)).sentence}`);
  const following = notFollowing ? [] : await followingOf(folder.root, kind, former, old, sent.values);
  const values = following.reduce(
    (all, [field, next]) => withValueAt(all, field.split("."), next) as Values,
    sent.values,
  );
  const mine = fileText(kind, before, values);
  const { text, isGivenUp } =
    before === undefined || (!bytes && sent.isDeletionKnown)
      ? { text: mine, isGivenUp: false }
      : await merged(store, { ...sent, path: former }, mine, bytes && textOrGuess(bytes));
  const path = await pathAfterSave(folder.root, kind, former, old, values);
  const isRenamed = path !== former;
  if (isRenamed && (await folder.read(path))) throw taken(kind, path);
  const { changes: addresses, movedFrom } = await oldAddresses(folder, former, text);
  const usedAgain = await deletedMedia(store, text);
  const changes = new Map<string, string | Buffer | undefined>([
    ...asChanges(usedAgain),
    ...addresses,
    ...(isRenamed ? await withNewName(folder.root, former, path) : []),
    ...(await withNewAnchors(folder.root, kind, former, sent.values, following)),
    ...(isRenamed ? [[former, undefined] as const] : []),
    [path, text],
  ]);
  const { own: refused, others } = await mistakes(folder, path, changes);
  const caused = await causedBy(folder.root, others);
  const problems = caused.length > 0 ? problemsInWords(await readContent(folder.root), caused) : [];
  const id = sha256(JSON.stringify(problems));
  const isAllowed = refused.length === 0 && (problems.length === 0 || sent.confirmed === id);
  if (following.length > 0 && !isAllowed) return saveWith(store, sent, following);
  if (refused.length > 0) {
    const content = readAs(path, text);
    const { files } = await readContent(folder.root);
    throw new RequestError("Not saved yet.", 422, {
      mistakes: refused.map((problem) => asInForm(formMistake(content, problem, files), content, values)),
    });
  }
  if (!isAllowed)
    throw new RequestError("Not saved yet. Other places use what you have removed or renamed.", 409, {
      inUse: { id, problems },
    });
  if (isGivenUp) await keepFile(dirname(folder.root), path, Buffer.from(mine), before);
  await folder.write(changes);
  savedHere.set(join(folder.root, path), text);
  await dropDraftOf(store, sent, { typed: fileText(kind, before, sent.values), path, written: text });
  await settleMedia(store, usedAgain, bytes ? textOrGuess(bytes) : "", text);
  // After the save, the form still shows the values that it has sent. Therefore the text of these values (`mine`) is the merge base of its
  // next save.
  const still = old ? await stillElsewhere(folder.root, old, shownValues(path, Buffer.from(text))) : [];
  return {
    path,
    address: addressOf(path),
    before: mine,
    isMerged: text !== mine,
    isGivenUp,
    movedFrom,
    still,
    following,
    notFollowing: notFollowing ?? [],
  };
}

/**
 * Saves a content file that was edited as text. Throws a RequestError if no form could show the new text. The error names the line to
 * correct.
 */
export async function saveText(store: Store, sent: Sent & { text: string }) {
  const { folder } = store;
  const { path, text } = sent;
  kindAt(path);
  const bytes = await folder.read(path);
  const isRestored = sent.before === undefined && bytes === undefined;
  const { text: whole, isGivenUp } = isRestored
    ? { text, isGivenUp: false }
    : await merged(store, sent, text, bytes && textOrGuess(bytes));
  const usedAgain = await deletedMedia(store, whole);
  const changes = new Map<string, string | Buffer>([...asChanges(usedAgain), [path, whole]]);
  if (!shownValues(path, Buffer.from(whole)))
    throw new RequestError(`Not saved. ${(await whyUnreadable(folder, path, changes)).sentence}`);
  if (isGivenUp) await keepFile(dirname(folder.root), path, Buffer.from(text), sent.before);
  await folder.write(changes);
  savedHere.set(join(folder.root, path), whole);
  await dropDraftOf(store, sent, { typed: text, path, written: whole });
  await settleMedia(store, usedAgain, bytes ? textOrGuess(bytes) : "", whole);
}
