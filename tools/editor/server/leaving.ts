/** Holds a change back from the next share: the form keeps the change as a draft, and the file gets its shared version again. */
import { dirname } from "node:path";
import { matchParts } from "../../merge/matchParts";
import { partsOf } from "../../merge/mergeText";
import { committedFile } from "../../sharing/latestCommit";
import { SharingError } from "../../sharing/git";
import { withRepository, type Repository } from "../../sharing/repository";
import type { RunExclusive } from "../../sharing/share";
import { recover } from "../../sharing/fastForward";
import { unshared } from "../../sharing/pending";
import { listField, nameOf } from "../common/addresses";
import { fileText } from "./contentText";
import { dropReplaced } from "./deleting";
import { heldBack } from "./drafts";
import { kindAt } from "./editorPaths";
import { readExisting, shownValues, textOrGuess, type Store } from "./entries";
import { referrersOf } from "./referrers";
import { RequestError } from "../common/requestError";

/** Returns the text of a list in which one entry has its shared version. All other entries keep their current versions. */
function withSharedEntry(path: string, shared: string, now: string, entry: string): string {
  const name = nameOf(path);
  const [older = [], newer = []] = [shared, now].map((text) => partsOf(name, text)?.group?.parts);
  const later = newer.find((one) => one.name === entry);
  const earlier = later
    ? matchParts(older, newer, "entries").get(later)
    : older.find((one) => one.name === entry);
  const entries = newer.map(({ data }) => data);
  const at = later ? newer.indexOf(later) : Math.min(earlier ? older.indexOf(earlier) : 0, entries.length);
  entries.splice(at, later ? 1 : 0, ...(earlier ? [earlier.data] : []));
  return fileText(kindAt(path), now, { [listField]: entries });
}

/**
 * Holds back the changes of a file, or of one entry of a list. The folder gets the shared version again, and the form keeps the changes as
 * a draft.
 * @param params `entry`: the entry's name, as `partsOf` returns it
 */
export async function leaveForLater(
  { folder, drafts, runExclusive }: Store & { runExclusive: RunExclusive },
  { path, entry }: { path: string; entry?: string | undefined },
): Promise<void> {
  const leave = async (repository: Repository) => {
    await recover(repository);
    const bytes = await readExisting(folder, path);
    const [now, values] = [textOrGuess(bytes), shownValues(path, bytes)];
    if (!values)
      throw new RequestError(
        "This change can't be held back, because no form can show its file. Open the file, correct the text, and try again.",
      );
    const typed = await drafts.of(path);
    if (typed && (typed.before !== now || !typed.values))
      throw new RequestError(
        "This change can't be held back yet, because its form has unsaved changes. Save or discard them, and try again.",
      );
    const { base } = await unshared(repository);
    const committed = await committedFile(repository.project, base, path);
    const shared = committed && textOrGuess(committed);
    const before = entry === undefined ? shared : withSharedEntry(path, shared ?? "", now, entry);
    const changes = new Map([[path, before]]);
    const needed = await referrersOf(folder.root, changes);
    if (needed.length > 0)
      throw new RequestError(
        `This change can't be held back yet, because ${needed.length === 1 ? "another change depends" : "other changes depend"} on it: ${needed.map(({ title }) => title).join("; ")}. Select “Don’t share yet” below ${needed.length === 1 ? "that change" : "those changes"} first.`,
      );
    const when = new Date().toISOString();
    await drafts.keep({ form: heldBack, values, ...typed, path, before, when, hasHeldBack: true });
    await folder.write(changes);
    await dropReplaced({ folder, drafts }, now, before ?? "", true);
  };
  const project = dirname(folder.root);
  await withRepository(project, (repository) => runExclusive(() => leave(repository))).catch(
    (error: unknown) => {
      throw error instanceof SharingError ? new RequestError(error.message) : error;
    },
  );
}
