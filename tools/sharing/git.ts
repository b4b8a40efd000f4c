import { execFile } from "node:child_process";
import { formatProblem, type Problem } from "../../src/content-model/problem";

/** The reasons why sharing is not possible, in plain words, one line for each reason. */
export class SharingError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "SharingError";
  }
}

/** The reasons why it is not known whether the changes arrived: the connection ended before the server answered. */
export class SharingUnknown extends SharingError {}

/** Problems in the content that prevent sharing, below a headline. */
export class SharingProblems extends SharingError {
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

/** Milliseconds without output after which a git command is stopped. */
const idleTimeout = 120_000;

/** Milliseconds that the output of a finished git command may stay open. */
const closeTimeout = 500;

/**
 * Commands that contact a server. These commands may leave another process running, for example a hook. The output of push and fetch is not
 * used.
 */
const asksServer = ["fetch", "push", "ls-remote", "clone"];
const isUnread = ["fetch", "push"];

/**
 * The e-mail address in each commit. The address is a placeholder, because a history may be public and the volunteer's address is private.
 */
const placeholderAddress = "volunteer@example.invalid";

/** Settings that override the machine's own, because they change git's input or output, or because servers refuse signed pushes. */
const settings = {
  "core.quotePath": "false",
  "i18n.commitEncoding": "UTF-8",
  "i18n.logOutputEncoding": "UTF-8",
  "push.gpgSign": "false",
  "log.showSignature": "false",
};

/** Returns the environment that gives git these settings, after any settings it has already. */
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
 * git in one folder, with the machine's own settings and credentials. git is started without a library, because simple-git waits 50 ms
 * after each command that prints nothing. That would add half a second to each share.
 */
export class Git {
  /** The output of commands on immutable objects. The output can be cached, because a hash never refers to anything else. */
  private readonly cache = new Map<string, Promise<string>>();

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
        // git's messages are parsed, so they must be in English. Nobody would see a prompt on the terminal.
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
        // A process that git has started may keep the output open after git has ended. Then only output that may be incomplete is closed:
        // the messages, and what push and fetch print. Other output is read to its end, because a part of a list of files, for example,
        // would look like the whole list.
        if (stream === git.stderr || isUnread.includes(name))
          git.on("exit", () => setTimeout(() => stream?.destroy(), closeTimeout).unref());
      }
      // A command that fails may not read its input. Writing to it then causes an error, which is ignored.
      git.stdin?.on("error", () => undefined);
      git.stdin?.end(input);
    });
  }

  /** Returns the environment in which ssh fails instead of asking on a terminal that nobody sees. */
  private async withoutQuestions(): Promise<NodeJS.ProcessEnv> {
    const { GIT_SSH_COMMAND, GIT_SSH, SSH_ASKPASS } = process.env;
    const isChosen =
      GIT_SSH_COMMAND ?? GIT_SSH ?? SSH_ASKPASS ?? (await this.tryRun("config", "core.sshCommand"));
    return isChosen ? {} : { GIT_SSH_COMMAND: "ssh -o BatchMode=yes" };
  }

  /** Runs a command and returns its output without surrounding space. */
  run(...command: string[]): Promise<string> {
    return this.runWith("", ...command);
  }

  /** Runs a command with a standard input and returns its output without surrounding space. */
  async runWith(input: string | Buffer, ...command: string[]): Promise<string> {
    return (await this.bytes(command, input)).toString().trim();
  }

  /** Runs a command like `run`, but caches the output. The command must only read objects that are named by their hash. */
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

  /** Returns whether the later commit is the earlier one or is based on it. */
  async isAncestor(earlier: string, later: string): Promise<boolean> {
    return (await this.tryRun("merge-base", "--is-ancestor", earlier, later)) !== undefined;
  }

  /**
   * Lists commits, one per line, whatever the machine's settings are.
   * @param format a one-line format of `git rev-list`
   * @param range the range and other options of `git rev-list`
   */
  async commits(format: string, ...range: readonly string[]): Promise<string[]> {
    const printed = await this.run("rev-list", `--format=${format}`, ...range);
    // A line with the hash precedes each commit.
    return printed.split("\n").filter((_, index) => index % 2 === 1);
  }

  /** Returns the hash of a commit, tree or blob by its name, or undefined if it does not exist. */
  async hashOf(name: string | undefined): Promise<string | undefined> {
    return name === undefined ? undefined : this.tryRun("rev-parse", "--verify", "-q", name);
  }

  /** Returns the bytes of blobs by their hash, read by one process. */
  async blobs(hashes: readonly (string | undefined)[]): Promise<ReadonlyMap<string | undefined, Buffer>> {
    const blobs = new Map<string | undefined, Buffer>();
    const wanted = hashes.filter((hash) => hash !== undefined);
    if (wanted.length === 0) return blobs;
    const printed = await this.bytes(["cat-file", "--batch"], `${wanted.join("\n")}\n`);
    // Each blob is a line with its hash, type and size, then its bytes and a line feed.
    for (let at = 0; at < printed.length;) {
      const begin = printed.indexOf("\n", at) + 1;
      const [hash, , size] = printed.subarray(at, begin).toString().split(" ");
      at = begin;
      // For a missing blob, there is only the line, which says "missing".
      if (size === undefined) continue;
      blobs.set(hash, printed.subarray(begin, begin + Number(size)));
      at += Number(size) + 1;
    }
    return blobs;
  }
}
