/** Finds the approvals that files needed in earlier commits of a project. */
import { dirname } from "node:path";
import { campaignKind } from "../../../../src/content-model/campaign";
import { kindOfFile } from "../../../../src/content-model/kinds";
import { keyOf, type Approval } from "../../../publishing/approvals";
import { canBeShownOn } from "../../../publishing/approvedVersion";
import { contentOf, readAhead } from "../../../sharing/contentAt";
import { Git } from "../../../sharing/git";
import { contentFolder, filesInCommit, type Files, type TreeFile } from "../../../sharing/tree";

type Approvals = ReadonlyMap<string, Approval>;

export const byKey = (found: readonly Approval[]): Approvals =>
  new Map(found.map((one) => [keyOf(one), one]));

/** A file that a commit changed. */
interface ChangedFile {
  path: string;
  /** The version that the commit replaced, or undefined if the commit added the file. */
  before: TreeFile | undefined;
}

/** A commit, and the files in content/ that it changed. */
interface Commit {
  commit: string;
  /** The day of the commit: 2026-05-01. */
  on: string;
  changed: readonly ChangedFile[];
}

/** Returns the commits of a branch that changed content/, the newest first. One git process lists all commits and their files. */
async function commitsOf(git: Git): Promise<Commit[]> {
  const options = ["--first-parent", "-m", "--root", "--raw", "--no-renames", "--no-abbrev", "-z"];
  const log = await git.tryRun("log", ...options, "--format=%x01%H %as", "--", contentFolder);
  return (log ?? "").split("\x01").flatMap((record) => {
    const [, commit = "", on = ""] = /^(\w+) (\S+?)\0/.exec(record) ?? [];
    if (commit === "") return [];
    const changed = [...record.matchAll(/:(\d+) \d+ (\w+) \w+ \w\0([^\0]+)/g)].map(
      ([, mode = "", blob = "", path = ""]) => ({
        path,
        before: /[^0]/.test(mode) ? { mode, blob } : undefined,
      }),
    );
    return [{ commit, on, changed }];
  });
}

/** Returns the former versions of the files that a commit changed or deleted. */
const filesBefore = ({ changed }: Commit, isWanted: (path: string) => boolean) =>
  changed.flatMap(({ path, before }): [string, TreeFile][] =>
    before && isWanted(path) ? [[path, before]] : [],
  );

/** The approvals that one file needed in a commit. */
interface EarlierApprovals {
  commit: string;
  on: string;
  before: Approvals;
}

const campaignFile = `${contentFolder}${campaignKind.source}`;

/** The number of commits whose files one git process reads together. */
const commitsAhead = 40;

/** The history of a project's content. */
export class ApprovalHistory {
  private constructor(
    private readonly git: Git,
    private readonly commits: readonly Commit[],
    /** The files of the newest commit. */
    private readonly newest: Files,
  ) {}

  /** Opens the history of the project whose content folder is `root`. If the project does not use git, the history is empty. */
  static async of(root: string): Promise<ApprovalHistory> {
    const git = new Git(dirname(root));
    const commits = await commitsOf(git);
    const [last] = commits;
    return new ApprovalHistory(
      git,
      commits,
      last ? await filesInCommit(git, last.commit) : new Map<string, TreeFile>(),
    );
  }

  /** Reads all versions of the given files with one git process. Otherwise, `approvalsOf` would start a process for each file. */
  async read(paths: Iterable<string>): Promise<void> {
    const wanted = new Set([...paths, campaignFile]);
    const newest = [...this.newest].filter(([path]) => wanted.has(path));
    const earlier = this.commits.flatMap((commit) => filesBefore(commit, (path) => wanted.has(path)));
    await readAhead(this.git, [...newest, ...earlier]);
  }

  /**
   * Yields the approvals that a file needed in each commit, the newest commit first. A commit in which the file does not contain an
   * approval is read only in part, to save time: this file and campaign.yaml. The yielded approvals of such a commit have wrong versions.
   * @param isVersionNeeded true to read everything that the approvals cover in each commit, so that all versions are right
   */
  async *approvalsOf(path: string, isVersionNeeded = false): AsyncGenerator<EarlierApprovals> {
    const files: Files = new Map(this.newest);
    const isList = kindOfFile(path.slice(contentFolder.length))?.shape === "list";
    /**
     * Returns whether the approvals of the file at `path` may depend on the file `other`. An entry of a list does not show content of other
     * files, except pictures and documents.
     */
    const isRelevant = (other: string) => {
      const name = other.slice(contentFolder.length);
      if (other === path || other === campaignFile) return true;
      return isList ? kindOfFile(name) === undefined : canBeShownOn(path.slice(contentFolder.length), name);
    };
    const approvalsIn = async (one: (path: string) => boolean) => {
      const wanted = [...files].filter(([name]) => name.startsWith(contentFolder) && one(name));
      const { approvals } = await contentOf(this.git, new Map(wanted));
      return byKey(approvals.filter(({ content }) => content.file === path));
    };
    /** The number of commits, from the newest on, whose relevant files have been read already. */
    let readUntil = 0;
    let before: Approvals | undefined;
    for (const [index, { commit, on, changed }] of this.commits.entries()) {
      if (!before) {
        before = await approvalsIn((one) => one === path || one === campaignFile);
        if (isVersionNeeded || [...before.values()].some(({ isGiven }) => isGiven)) {
          if (index >= readUntil) {
            readUntil = index + commitsAhead;
            const ahead = this.commits.slice(index, readUntil).flatMap((one) => filesBefore(one, isRelevant));
            await readAhead(this.git, [...[...files].filter(([one]) => isRelevant(one)), ...ahead]);
          }
          before = await approvalsIn(isRelevant);
        }
      }
      yield { commit, on, before };
      for (const one of changed) {
        if (one.before) files.set(one.path, one.before);
        else files.delete(one.path);
        if (isRelevant(one.path)) before = undefined;
      }
    }
  }
}
