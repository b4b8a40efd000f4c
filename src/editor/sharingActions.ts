import { createHash } from "node:crypto";
import { Obstacle } from "../sharing/git";
import type { FileConflict, SettleFile } from "../sharing/mergeCommits";
import { ConflictObstacle, share, type RunExclusive, type Shared } from "../sharing/share";
import { fetchVersion, sharingState, stateLine, type FetchVersion } from "../sharing/state";
import { history, takeBack, type HistoryEntry } from "../sharing/takeBack";
import type { Params } from "./requests";

/** A conflict as the page shows it. */
export interface ShownConflict extends FileConflict {
  id: string;
  /** Whether a third wording can be written: not for whole files, and not for pictures. */
  canWrite: boolean;
}

/** How sharing or taking back ended; `name` asks for the name of whoever is at the keyboard. */
export type SharingAnswer<Done> =
  | { is: "done"; done: Done }
  | { is: "name" }
  | { is: "conflicts"; conflicts: ShownConflict[] }
  | { is: "obstacles"; lines: readonly string[] };

/** Milliseconds for which the site is not asked again which version it shows. */
const siteStaysKnown = 30_000;

const idOf = ({ file, where, mine, theirs }: FileConflict) =>
  createHash("sha256")
    .update(JSON.stringify([file, where, mine ?? null, theirs ?? null]))
    .digest("hex");

const shown = (conflict: FileConflict): ShownConflict => ({
  ...conflict,
  id: idOf(conflict),
  canWrite: conflict.where.length > 0,
});

/** What the editor's page can do with the history of a project. */
export class SharingActions {
  /** The step that sharing is at; empty when nothing is being shared. */
  step = "";
  private asked: { at: number; address: string; version: ReturnType<FetchVersion> } | undefined;

  /**
   * @param project the folder that holds content/
   * @param runExclusive runs what changes the folder while nothing is saved there
   */
  constructor(
    private readonly project: string,
    private readonly runExclusive: RunExclusive,
  ) {}

  /** Where the work is, on one line. */
  async state(): Promise<{ line: string }> {
    const now = new Date();
    return { line: stateLine(await sharingState(this.project, (address) => this.version(address)), now) };
  }

  /** Shares what is saved, and takes over what the others shared. */
  async share(params: Params<"share">): Promise<SharingAnswer<Shared>> {
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

  /** What was saved and shared, the newest first. */
  async history(): Promise<SharingAnswer<HistoryEntry[]>> {
    return this.attempt({ answers: [] }, () => history(this.project));
  }

  /** Takes one change of the history back. */
  async takeBack({ id, ...params }: Params<"takeBack">): Promise<SharingAnswer<string>> {
    return this.attempt(params, (options) => takeBack(this.project, id, options));
  }

  /** Does something that may need a name or answers, and says what is missing. */
  private async attempt<Done>(
    { name, answers }: Params<"share">,
    run: (options: { settle: SettleFile; askName: () => Promise<string | undefined> }) => Promise<Done>,
  ): Promise<SharingAnswer<Done>> {
    const known = new Map(answers.map(({ id, answer }) => [id, answer]));
    let lacksName = false;
    const askName = () => {
      lacksName = !name?.trim();
      return Promise.resolve(name);
    };
    try {
      return { is: "done", done: await run({ settle: (conflict) => known.get(idOf(conflict)), askName }) };
    } catch (error) {
      if (lacksName) return { is: "name" };
      if (error instanceof ConflictObstacle)
        return { is: "conflicts", conflicts: error.conflicts.map(shown) };
      if (error instanceof Obstacle) return { is: "obstacles", lines: error.lines };
      throw error;
    }
  }

  /** What the site said last; it is asked again without anybody waiting for it. */
  private version(address: string): ReturnType<FetchVersion> {
    const { asked } = this;
    const isKnown = asked?.address === address;
    if (isKnown && Date.now() - asked.at < siteStaysKnown) return asked.version;
    const version = fetchVersion(address);
    const keep = () => {
      this.asked = { at: Date.now(), address, version };
    };
    if (isKnown) {
      asked.at = Date.now();
      version.then(keep, keep);
      return asked.version;
    }
    keep();
    return version;
  }
}
