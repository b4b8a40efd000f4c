/** What the editor's page asks of the git history of a project. */
import type { Conflict, Resolution } from "../merge/conflict";
import type { Word } from "../merge/shownWords";
import { wordsBetween } from "../merge/words";
import { SharingConflict, type FileConflict, type SettleFile } from "../sharing/fileConflict";
import { SharingRefusal } from "../sharing/git";
import { share, type RunExclusive } from "../sharing/share";
import { fetchVersion, stateLine, type FetchVersion } from "../sharing/state";
import { history, takeBack } from "../sharing/takeBack";
import { sheetOf } from "../sharing/unshared";
import { sha256 } from "../../src/content-model/sha256";

export interface Sharing {
  /** The folder that holds content/. */
  project: string;
  /** Runs a task that changes the folder while nothing is saved there. */
  runExclusive: RunExclusive;
  askVersion: FetchVersion;
}

/** What the user has answered so far: their name, and a wording for each conflict by its id. */
export interface Answered {
  name?: string | undefined;
  answers: { id: string; answer: Resolution }[];
}

/** A conflict as the page shows it. */
export interface ShownConflict extends FileConflict {
  /** A digest of both wordings, so that an answer never applies to different ones. */
  id: string;
  /** Both wordings in one. */
  words: Word[];
}

/** The outcome of sharing or taking back; `name` asks for the user's name. */
export type SharingResponse<Done> =
  | { is: "done"; done: Done }
  | { is: "name" }
  | { is: "conflicts"; conflicts: ShownConflict[] }
  | { is: "refusals"; lines: readonly string[] };

const idOf = ({ file, where, mine, theirs }: FileConflict) =>
  sha256(JSON.stringify([file, where, mine ?? null, theirs ?? null]));

/** Conflicts of a file as the page shows them. */
export const shownConflict =
  (of: Partial<FileConflict>) =>
  (conflict: Conflict): ShownConflict => {
    const whole = { file: "", author: "", ...conflict, ...of };
    return { ...whole, id: idOf(whole), words: wordsBetween(whole.mine, whole.theirs) };
  };

export const answersOf = (answers: Answered["answers"]) =>
  new Map(answers.map(({ id, answer }) => [id, answer]));

/** Runs something that may need a name or answers, and reports what is missing. */
async function attempt<Done>(
  { name, answers }: Answered,
  run: (options: { settle: SettleFile; askName: () => Promise<string | undefined> }) => Promise<Done>,
): Promise<SharingResponse<Done>> {
  const given = answersOf(answers);
  let lacksName = false;
  const askName = () => {
    lacksName = !name?.trim();
    return Promise.resolve(name);
  };
  try {
    return { is: "done", done: await run({ settle: (conflict) => given.get(idOf(conflict)), askName }) };
  } catch (error) {
    if (lacksName) return { is: "name" };
    if (error instanceof SharingConflict)
      return { is: "conflicts", conflicts: error.conflicts.map(shownConflict({})) };
    if (error instanceof SharingRefusal) return { is: "refusals", lines: error.lines };
    throw error;
  }
}

/** Where the work is, as one line. */
export const state = async ({ project, askVersion }: Sharing) => ({
  line: await stateLine(project, askVersion),
});

/** What the next sharing will send, and what the last one brought. */
export const changeSheet = ({ project }: Sharing) => attempt({ answers: [] }, () => sheetOf(project));

/** Shares what is saved, if it is still what was shown, and merges what others have shared. */
export const shareSaved = (
  { project, runExclusive }: Sharing,
  { shown: tree, ...params }: Answered & { shown?: string | undefined },
) => attempt(params, (options) => share(project, { ...options, runExclusive, shown: tree }));

/** What was saved and shared, newest first. */
export const sharedHistory = ({ project }: Sharing) => attempt({ answers: [] }, () => history(project));

/** Takes one change back, or what it changed in some files. */
export const takeOneBack = (
  { project }: Sharing,
  { id, files, ...params }: Answered & { id: string; files?: string[] | undefined },
) => attempt(params, (options) => takeBack(project, id, { ...options, files }));

/** Milliseconds for which the site's version is remembered: each change and each look at the window asks for it. */
const versionMaxAge = 30_000;

/** Asks a site for its version, unless it was asked just now. */
export function rememberVersion(): FetchVersion {
  let askedAt = 0;
  let version: ReturnType<FetchVersion>;
  return (address) => {
    if (Date.now() - askedAt > versionMaxAge) {
      askedAt = Date.now();
      version = fetchVersion(address);
    }
    return version;
  };
}
