import { createHash } from "node:crypto";
import type { Answer as ConflictAnswer } from "../merge/conflict";
import { SharingRefusal } from "../sharing/git";
import type { FileConflict, SettleFile } from "../sharing/mergeCommits";
import { SharingConflict, share, type RunExclusive, type Shared } from "../sharing/share";
import { fetchVersion, stateLine, type FetchVersion } from "../sharing/state";
import { history, takeBack, type HistoryEntry } from "../sharing/takeBack";

/** What the user has answered so far: their name, and a wording for each conflict by its id. */
export interface Answered {
  name?: string | undefined;
  answers: { id: string; answer: ConflictAnswer }[];
}

/** A conflict as the page shows it. */
export interface ShownConflict extends FileConflict {
  id: string;
  /** Whether a third wording can be entered: not for whole files or pictures. */
  canWrite: boolean;
}

/** The outcome of sharing or taking back; `name` asks for the user's name. */
export type SharingResponse<Done> =
  | { is: "done"; done: Done }
  | { is: "name" }
  | { is: "conflicts"; conflicts: ShownConflict[] }
  | { is: "refusals"; lines: readonly string[] };

/** Milliseconds for which the site's version is cached. */
const versionMaxAge = 30_000;

const idOf = ({ file, where, mine, theirs }: FileConflict) =>
  createHash("sha256")
    .update(JSON.stringify([file, where, mine ?? null, theirs ?? null]))
    .digest("hex");

const shown = (conflict: FileConflict): ShownConflict => ({
  ...conflict,
  id: idOf(conflict),
  canWrite: conflict.where.length > 0,
});

/** The actions of the editor's page on the git history of a project. */
export class SharingActions {
  /** The current step of sharing; empty when idle. */
  step = "";
  private cached: { at: number; address: string; version: ReturnType<FetchVersion> } | undefined;

  /**
   * @param project the folder that holds content/
   * @param runExclusive runs a task that changes the folder while nothing is saved there
   */
  constructor(
    private readonly project: string,
    private readonly runExclusive: RunExclusive,
  ) {}

  /** Where the work is, as one line. */
  async state(): Promise<{ line: string }> {
    return { line: await stateLine(this.project, (address) => this.version(address)) };
  }

  /** Shares what is saved, and merges what others have shared. */
  async share(params: Answered): Promise<SharingResponse<Shared>> {
    const onStep = (step: string) => {
      this.step = step;
    };
    try {
      return await this.attempt(params, (options) =>
        share(this.project, { ...options, onStep, runExclusive: this.runExclusive }),
      );
    } finally {
      this.step = "";
    }
  }

  /** What was saved and shared, newest first. */
  async history(): Promise<SharingResponse<HistoryEntry[]>> {
    return this.attempt({ answers: [] }, () => history(this.project));
  }

  /** Reverts one change. */
  async takeBack({
    id,
    files,
    ...params
  }: Answered & { id: string; files?: string[] | undefined }): Promise<SharingResponse<string>> {
    return this.attempt(params, (options) => takeBack(this.project, id, { ...options, files }));
  }

  /** Runs something that may need a name or answers, and reports what is missing. */
  private async attempt<Done>(
    { name, answers }: Answered,
    run: (options: { settle: SettleFile; askName: () => Promise<string | undefined> }) => Promise<Done>,
  ): Promise<SharingResponse<Done>> {
    const given = new Map(answers.map(({ id, answer }) => [id, answer]));
    let lacksName = false;
    const askName = () => {
      lacksName = !name?.trim();
      return Promise.resolve(name);
    };
    try {
      return { is: "done", done: await run({ settle: (conflict) => given.get(idOf(conflict)), askName }) };
    } catch (error) {
      if (lacksName) return { is: "name" };
      if (error instanceof SharingConflict) return { is: "conflicts", conflicts: error.conflicts.map(shown) };
      if (error instanceof SharingRefusal) return { is: "refusals", lines: error.lines };
      throw error;
    }
  }

  /** The site's version, cached and revalidated in the background. */
  private version(address: string): ReturnType<FetchVersion> {
    const { cached } = this;
    const isCached = cached?.address === address;
    if (isCached && Date.now() - cached.at < versionMaxAge) return cached.version;
    const version = fetchVersion(address);
    const keep = () => {
      this.cached = { at: Date.now(), address, version };
    };
    if (isCached) {
      cached.at = Date.now();
      version.then(keep, keep);
      return cached.version;
    }
    keep();
    return version;
  }
}
