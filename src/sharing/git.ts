import { simpleGit, type SimpleGit } from "simple-git";

/** Why sharing cannot go ahead, in terms that a volunteer understands, one line per reason. */
export class Obstacle extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "Obstacle";
  }
}

/** A failed git command; the message is what git printed. */
export class GitFailure extends Error {}

/** The volunteer's own git configuration is trusted; simple-git requires opting in to each kind of setting. */
const ownSettings = {
  allowUnsafeAskPass: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeEditor: true,
  allowUnsafeGitProxy: true,
  allowUnsafePager: true,
  allowUnsafeSshCommand: true,
  allowUnsafeTemplateDir: true,
};

/** Keeps commands below the operating system's limit on command-line length. */
const maxArguments = 100;

/** Milliseconds without output after which a git command is stopped. */
const idleTimeout = 120_000;

/** git in one folder, with the machine's own settings and credentials. */
export class Git {
  /** Output of commands on immutable objects, whose hash never refers to anything else. */
  private readonly cache = new Map<string, Promise<string>>();

  constructor(
    readonly folder: string,
    private readonly index?: string,
  ) {}

  private client(): SimpleGit {
    const set = {
      // git's messages are parsed, so they must be in English; nobody would see a prompt on the terminal.
      LC_ALL: "C",
      GIT_TERMINAL_PROMPT: "0",
      ...(this.index === undefined ? {} : { GIT_INDEX_FILE: this.index }),
    };
    return simpleGit({
      baseDir: this.folder,
      timeout: { block: idleTimeout },
      unsafe: ownSettings,
      errors: (error, { exitCode, stdErr }) =>
        exitCode === 0 ? undefined : (error ?? Buffer.concat(stdErr)),
    }).env({ ...process.env, ...set });
  }

  /** Returns what a git command prints; throws a GitFailure if it fails. */
  async run(...command: string[]): Promise<string> {
    try {
      return await this.client().raw(command);
    } catch (error) {
      throw new GitFailure((error as Error).message);
    }
  }

  /** Like `run`, but cached: only for commands on objects named by their hash. */
  async runCached(...command: string[]): Promise<string> {
    const key = command.join(" ");
    const output = this.cache.get(key) ?? this.run(...command);
    this.cache.set(key, output);
    return output;
  }

  /** The trimmed output of a command; undefined if it fails. */
  async tryRun(...command: string[]): Promise<string | undefined> {
    try {
      return (await this.run(...command)).trim();
    } catch {
      return undefined;
    }
  }

  /** Runs a command on many paths, in batches. */
  async runOn(paths: readonly string[], ...command: string[]): Promise<string> {
    const output: string[] = [];
    for (let from = 0; from < paths.length; from += maxArguments)
      output.push(await this.run(...command, ...paths.slice(from, from + maxArguments)));
    return output.join("");
  }

  /** The bytes of a blob. */
  async bytes(blob: string): Promise<Buffer> {
    return (await this.client().binaryCatFile(["blob", blob])) as Buffer;
  }

  /** git in the same folder, with a separate index file. */
  withIndex(index: string): Git {
    return new Git(this.folder, index);
  }
}
