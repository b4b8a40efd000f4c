/** Shares and undoes changes for the editor's page. If the volunteer must decide something first, the response contains the question. */
import { join } from "node:path";
import type { ContentFile } from "../../../src/content-model/contentFile";
import { kindOfFile } from "../../../src/content-model/kinds";
import { readContent, readContentFile } from "../../../src/content-model/readContent";
import type { Resolution } from "../../merge/conflict";
import { conflictWords } from "../../merge/conflictWords";
import { labelInWords, type Targets } from "../../merge/targets";
import {
  SharingConflictError,
  type FileConflict,
  type ResolveFileConflict,
} from "../../sharing/fileConflict";
import { SharingError, SharingProblemsError, SharingUnknownError } from "../../sharing/git";
import { newsOf, type News } from "../../sharing/news";
import { PersonalDataError } from "../../sharing/refusePersonalData";
import { fetchVersion, type FetchVersion } from "../../sharing/statusLine";
import { problemsInWords } from "./problemsInWords";
import { nameOf } from "../common/addresses";
import type { ShownConflict, ShownProblem } from "../common/requestError";
import { titleOfFile } from "./titleOfFile";
import { sha256 } from "../../../src/content-model/sha256";

/** The user's answers so far: their name, and the wording that they have chosen for each conflict. */
export interface Answered {
  name?: string | undefined;
  answers: { id: string; answer: Resolution }[];
  /** The id of the list of personal data that the user has agreed to share. */
  confirmedId?: string | undefined;
}

/** The outcome of sharing or undoing. `name` asks for the user's name. */
export type SharingResponse<Done> =
  | { type: "done"; done: Done }
  | { type: "name" }
  | { type: "conflicts"; conflicts: ShownConflict[] }
  /** New personal data in the changes, each piece with its places. A request that contains this `id` shares the data anyway. */
  | { type: "personalData"; id: string; headline: string; problems: readonly ShownProblem[] }
  /** An error after which it is unknown whether the changes were shared. */
  | { type: "unknown"; lines: readonly string[] }
  | {
      type: "refusals";
      lines: readonly string[];
      /** The problems of the content, with links to the fields. */
      problems?: readonly ShownProblem[];
    };

export const idOf = ({ file, where, mine, theirs, blobs }: FileConflict) =>
  sha256(JSON.stringify([file, where, mine ?? null, theirs ?? null, blobs]));

/**
 * Returns a conflict as the page shows it.
 * @param title the title of the file, or an empty text if the conflict is shown in the form of that file
 * @param targets the targets of the references in both wordings
 */
export const shownConflict = (conflict: FileConflict, title: string, targets: Targets): ShownConflict => ({
  ...conflict,
  title,
  id: idOf(conflict),
  labels: conflict.labels.map((label) => labelInWords(label, targets.nameOf)),
  words: conflictWords(nameOf(conflict.file), conflict, targets),
});

export const answersOf = (answers: Answered["answers"]) =>
  new Map(answers.map(({ id, answer }) => [id, answer]));

/**
 * Returns the title of the file that has a conflict. If the file was deleted on this computer, its title comes from the other person's
 * version.
 */
function titleOfConflict(
  files: readonly ContentFile[],
  { file: path, where, mine, theirs }: FileConflict,
): string {
  const kind = kindOfFile(nameOf(path));
  const whole = where.length === 0 ? (mine ?? theirs) : undefined;
  const file =
    files.find((one) => one.file === path) ??
    (kind && whole !== undefined
      ? readContentFile(kind, nameOf(path), Buffer.from(whole)).content
      : undefined);
  return file ? titleOfFile(file) : path.replace(/^.*\//, "");
}

/** Shares or undoes changes by calling `run`. If `run` needs the user's name or a decision, the response asks for it. */
export async function attempt<Done>(
  project: string,
  { name, answers, confirmedId }: Answered,
  run: (options: {
    resolve: ResolveFileConflict;
    askName: () => Promise<string | undefined>;
    confirmedId: string | undefined;
  }) => Promise<Done>,
): Promise<SharingResponse<Done>> {
  const given = answersOf(answers);
  let lacksName = false;
  const askName = () => {
    lacksName = !name?.trim();
    return Promise.resolve(name);
  };
  try {
    const resolve: ResolveFileConflict = (conflict) => given.get(idOf(conflict));
    return { type: "done", done: await run({ resolve, askName, confirmedId }) };
  } catch (error) {
    if (lacksName) return { type: "name" };
    if (error instanceof SharingConflictError) {
      const { files } = await readContent(join(project, "content"));
      return {
        type: "conflicts",
        conflicts: error.conflicts.map((conflict) =>
          shownConflict(conflict, titleOfConflict(files, conflict), error.targets),
        ),
      };
    }
    if (error instanceof PersonalDataError || error instanceof SharingProblemsError) {
      const content = await readContent(join(project, "content"));
      const problems = problemsInWords(content, error.problems);
      return error instanceof PersonalDataError
        ? { type: "personalData", id: error.id, headline: error.headline, problems }
        : { type: "refusals", lines: error.headline, problems };
    }
    if (error instanceof SharingUnknownError) return { type: "unknown", lines: error.lines };
    if (error instanceof SharingError) return { type: "refusals", lines: error.lines };
    throw error;
  }
}

/**
 * The time, in milliseconds, for which the editor remembers the version of the published site. The editor's page asks for this version
 * after each change, and whenever its window gets the focus.
 */
const versionMaxAge = 30_000;

/** Returns a function that asks a site for its version, but not more often than every `versionMaxAge` milliseconds. */
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

/** The minimum time between two fetches from the remote, in milliseconds. A fetch takes a second or more. */
const newsMaxAge = 3 * 60_000;

/** Returns a function that finds out which changes others have shared. This function fetches from the remote only every few minutes. */
export function rememberNews(): (project: string) => Promise<News | undefined> {
  let askedAt = -Infinity;
  return (project) => {
    const mayFetch = Date.now() - askedAt > newsMaxAge;
    if (mayFetch) askedAt = Date.now();
    return newsOf(project, mayFetch).catch((error: unknown) => {
      if (error instanceof SharingError) return undefined;
      throw error;
    });
  };
}
