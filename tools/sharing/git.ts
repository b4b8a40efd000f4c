import { execFile } from "node:child_process";
import { formatProblem, type Problem } from "../../src/content-model/problem";

/** The error of a share that is refused or has failed. `lines` contains the reasons for volunteers, one line for each reason. */
export class SharingError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "SharingError";
  }
}

/** The error of a share whose connection ended before the server answered, so that it is not known whether the changes arrived. */
export class SharingUnknownError extends SharingError {}

/** The error of a share that is prevented by problems in the content. The problems are listed below a headline. */
export class SharingProblemsError extends SharingError {
  constructor(
    readonly headline: readonly string[],
    readonly problems: readonly Problem[],
  ) {
    super([...headline, ...problems.map(formatProblem)]);
  }
}

/** The message for a git index that is locked, so that nothing can be written to it. */
export const locked =
  "Another program is using git in this folder, or was interrupted. Try again in a minute. If that does not help, ask the person who set up the project to delete .git/index.lock. Your work is safe on this computer.";

/** The time without output, in milliseconds, after which a git command is stopped. */
const idleTimeout = 120_000;

/**
 * The time, in milliseconds, for which the output of a git command may stay open after the command has ended. The output is closed after
 * this time.
 */
const closeTimeout = 500;

/** The maximum size of a cached blob, in bytes. Texts and lists are smaller than this, pictures and documents are usually larger. */
const maxCachedBlob = 100_000;

/**
 * The git commands that contact a server. After such a command has ended, a process that it has started may still be running, for example a
 * hook.
 */
const asksServer = ["fetch", "push", "ls-remote", "clone"];
const isUnread = ["fetch", "push"];

/**
 * The e-mail address in each commit. The address is a placeholder, because a history may be public and the volunteer's address is private.
 */
export const placeholderAddress = "volunteer@example.invalid";

/**
 * Settings that override the settings of the machine. Without them, some settings of a machine would change git's input or output, or would
 * sign pushes, which servers may refuse.
 */
const settings = {
  "core.quotePath": "false",
  "i18n.commitEncoding": "UTF-8",
  "i18n.logOutputEncoding": "UTF-8",
  "push.gpgSign": "false",
  "log.showSignature": "false",
};

/**
 * Returns a copy of the environment in which variables pass `settings` to git. Keeps git settings that the environment already contains.
 */
function settingsIn(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const count = Number(environment.GIT_CONFIG_COUNT ?? 0);
  const all: NodeJS.ProcessEnv = { GIT_CONFIG_COUNT: String(count + Object.keys(settings).length) };
  for (const [index, [key, value]] of Object.entries(settings).entries()) {
    all[`GIT_CONFIG_KEY_${count + index}`] = key;
    all[`GIT_CONFIG_VALUE_${count + index}`] = value;
  }
  return all;
}

/**
 * Runs git commands in one folder, with the settings and credentials of the machine. The class does not use the library simple-git, which
 * waits 50 ms after each command that prints nothing. These waits would add half a second to each share.
 */
export class Git {
  /**
   * A cache of the output of commands that read only objects named by their hash. The cache never becomes outdated, because a hash always
   * names the same object.
   */
  private readonly cache = new Map<string, Promise<string>>();

  /** A cache of small blobs, by their hashes. Descriptions of changes read the lists of sources and documents again and again. */
  private readonly smallBlobs = new Map<string, Buffer>();

  /** A map from the hashes of some commits to the hashes of their trees. */
  private readonly trees = new Map<string, string>();

  /** All settings of git in this folder, which one command reads when the first of them is needed. */
  private settings: Promise<Map<string, string>> | undefined;

  constructor(
    readonly folder: string,
    private readonly index?: string,
  ) {}

  /**
   * Returns all bytes that a git command prints.
   * @param input the command's standard input
   * @throws an error with git's own message if the command fails
   */
  async bytes(command: readonly string[], input: string | Buffer = ""): Promise<Buffer> {
    const [name = ""] = command;
    const asked = asksServer.includes(name) ? await this.withoutQuestions() : {};
    const options = {
      cwd: this.folder,
      env: {
        ...process.env,
        ...settingsIn(process.env),
        GIT_AUTHOR_EMAIL: placeholderAddress,
        GIT_COMMITTER_EMAIL: placeholderAddress,
        ...asked,
        // git's messages must be in English, because the code parses them. git must not ask questions on the terminal, because nobody would
        // see them.
        LC_ALL: "C",
        GIT_TERMINAL_PROMPT: "0",
        // Without this option, newer versions of git do not export a history with a signed commit.
        FAST_EXPORT_SIGNED_COMMITS_NOABORT: "1",
        ...(this.index !== undefined && { GIT_INDEX_FILE: this.index }),
      },
      encoding: "buffer",
      maxBuffer: Infinity,
      windowsHide: true,
    } as const;
    return new Promise((resolve, reject) => {
      const git = execFile("git", command, options, (error, printed, errors) => {
        clearTimeout(timer);
        const failure = errors.toString() || `fatal: ${error?.message ?? ""}`;
        if (error === null) resolve(printed);
        else reject(/index\.lock/.test(failure) ? new SharingError([locked]) : new Error(failure));
      });
      const timer = setTimeout(() => {
        git.kill();
        reject(new Error(`fatal: timeout: git ${name} printed nothing for two minutes`));
      }, idleTimeout);
      for (const stream of [git.stdout, git.stderr]) {
        stream?.on("data", () => timer.refresh());
        // A process that git has started may keep the output open after git has ended. Messages of all commands, and the output of push and
        // fetch, need not be complete, so they are closed after `closeTimeout`. All other output is read to its end. Otherwise, a part of a
        // list of files, for example, could be taken for the whole list.
        if (stream === git.stderr || isUnread.includes(name))
          git.on("exit", () => setTimeout(() => stream?.destroy(), closeTimeout).unref());
      }
      // The error is ignored. A command that fails may end before it has read its input, and writing the input then fails, too.
      git.stdin?.on("error", () => undefined);
      git.stdin?.end(input);
    });
  }

  /** Returns an environment in which ssh fails if it would have to ask a question, because nobody would see the question. */
  private async withoutQuestions(): Promise<NodeJS.ProcessEnv> {
    const { GIT_SSH_COMMAND, GIT_SSH, SSH_ASKPASS } = process.env;
    const isChosen =
      GIT_SSH_COMMAND ?? GIT_SSH ?? SSH_ASKPASS ?? (await this.allSettings()).get("core.sshcommand");
    return isChosen ? {} : { GIT_SSH_COMMAND: "ssh -o BatchMode=yes" };
  }

  /** Returns all settings of git in this folder. The section and the last part of each name are in lower case. */
  async allSettings(): Promise<ReadonlyMap<string, string>> {
    this.settings ??= this.tryRun("config", "-z", "--list").then((printed = "") => {
      const settings = [...printed.matchAll(/([^\n\0]+)\n([^\0]*)\0/g)];
      return new Map(settings.map(([, name = "", value = ""]) => [name, value]));
    });
    return this.settings;
  }

  /** Changes a setting of git in this folder. */
  async set(name: string, value: string): Promise<void> {
    await this.run("config", name, value);
    this.settings = undefined;
  }

  /** Runs a command and returns its output without surrounding space. */
  run(...command: string[]): Promise<string> {
    return this.runWith("", ...command);
  }

  /** Runs a command with a standard input and returns its output without surrounding space. */
  async runWith(input: string | Buffer, ...command: string[]): Promise<string> {
    return (await this.bytes(command, input)).toString().trim();
  }

  /**
   * Runs a command like `run`, but caches the output. The command must read only objects that are named by their hash, because the output
   * is never updated.
   */
  async runCached(...command: string[]): Promise<string> {
    const key = command.join(" ");
    const output = this.cache.get(key) ?? this.run(...command);
    this.cache.set(key, output);
    return output;
  }

  /** Runs a command like `run`, but returns undefined if it fails. */
  tryRun(...command: string[]): Promise<string | undefined> {
    return this.run(...command).catch(() => undefined);
  }

  /** Returns whether the earlier commit is an ancestor of the later commit, or the same commit. */
  async isAncestor(earlier: string, later: string): Promise<boolean> {
    if (earlier === later) return true;
    return (await this.tryRun("merge-base", "--is-ancestor", earlier, later)) !== undefined;
  }

  /** Returns the hash of the latest commit that two commits have in common. Returns undefined if there is none. */
  async mergeBase(one: string, other: string): Promise<string | undefined> {
    return one === other ? one : this.tryRun("merge-base", one, other);
  }

  /**
   * Lists commits, one per line, independently of the settings of this machine.
   * @param format a one-line format of `git rev-list`
   * @param range the range and other options of `git rev-list`
   */
  async commits(format: string, ...range: readonly string[]): Promise<string[]> {
    const printed = await this.run("rev-list", `--format=${format}`, ...range);
    // `git rev-list` prints a line with the hash before the line of each commit, so every second line is used.
    return printed.split("\n").filter((_, index) => index % 2 === 1);
  }

  /** Stores the tree of a commit, so that `treeOf` and `knownTree` need not run git. */
  setTree(commit: string, tree: string): void {
    this.trees.set(commit, tree);
  }

  /** Returns the hash of the tree of a commit if `setTree` has stored it, otherwise undefined. */
  knownTree(commit: string): string | undefined {
    return this.trees.get(commit);
  }

  /**
   * Returns the hash of the tree of a commit.
   * @param commit the hash of the commit, or of the tree itself
   */
  async treeOf(commit: string): Promise<string> {
    return this.trees.get(commit) ?? (await this.runCached("rev-parse", `${commit}^{tree}`));
  }

  /** Returns the hash of a commit, tree or blob by its name, or undefined if it does not exist. */
  async hashOf(name: string | undefined): Promise<string | undefined> {
    return name === undefined ? undefined : this.tryRun("rev-parse", "--verify", "-q", name);
  }

  /** Returns a map from the hash of each blob to its bytes. One git process reads all blobs that are not cached. */
  async blobs(hashes: readonly (string | undefined)[]): Promise<ReadonlyMap<string | undefined, Buffer>> {
    const blobs = new Map<string | undefined, Buffer>();
    const missing: string[] = [];
    for (const hash of hashes) {
      if (hash === undefined) continue;
      const cached = this.smallBlobs.get(hash);
      if (cached) blobs.set(hash, cached);
      else missing.push(hash);
    }
    if (missing.length === 0) return blobs;
    const printed = await this.bytes(["cat-file", "--batch"], `${missing.join("\n")}\n`);
    // For each blob, git prints a line with its hash, type and size, then its bytes and a line feed.
    for (let at = 0; at < printed.length;) {
      const begin = printed.indexOf("\n", at) + 1;
      const [hash = "", , size] = printed.subarray(at, begin).toString().split(" ");
      at = begin;
      // For a missing blob, git prints only one line, which ends with "missing".
      if (size === undefined) continue;
      const bytes = printed.subarray(begin, begin + Number(size));
      blobs.set(hash, bytes);
      // The cache gets a copy, because `bytes` would keep all of `printed` in memory.
      if (bytes.length <= maxCachedBlob) this.smallBlobs.set(hash, Buffer.from(bytes));
      at += Number(size) + 1;
    }
    return blobs;
  }
}
