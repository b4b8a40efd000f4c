import { simpleGit, type SimpleGit } from "simple-git";

/** What prevents sharing, in a volunteer's words, a line for each thing. */
export class Obstacle extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "Obstacle";
  }
}

/** What a command of git says when it fails. */
export class GitFailure extends Error {}

/** Everything that the volunteer's own environment may say to git; simple-git asks for each to be allowed. */
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

/** More arguments than this may be too many for a system's command line. */
const mostArguments = 100;

/** A server that sends nothing for so long will send no more. */
const silence = 120_000;

/** git in one folder, with the machine's own settings and credentials. */
export class Git {
  /** Answers that stay true: what a commit of a given name holds never changes. */
  private readonly known = new Map<string, Promise<string>>();

  constructor(
    readonly folder: string,
    private readonly index?: string,
  ) {}

  private client(): SimpleGit {
    const set = {
      // What git says is looked at below, so it must be in one language; a question on a terminal nobody sees is no use.
      LC_ALL: "C",
      GIT_TERMINAL_PROMPT: "0",
      ...(this.index === undefined ? {} : { GIT_INDEX_FILE: this.index }),
    };
    return simpleGit({
      baseDir: this.folder,
      timeout: { block: silence },
      unsafe: ownSettings,
      errors: (error, { exitCode, stdErr }) =>
        exitCode === 0 ? undefined : (error ?? Buffer.concat(stdErr)),
    }).env({ ...process.env, ...set });
  }

  /** What a command of git prints; throws a GitFailure with what git says. */
  async run(...command: string[]): Promise<string> {
    try {
      return await this.client().raw(command);
    } catch (error) {
      throw new GitFailure((error as Error).message);
    }
  }

  /** What a command prints of something that has the name of its content; it is run once. */
  async recall(...command: string[]): Promise<string> {
    const key = command.join(" ");
    const answer = this.known.get(key) ?? this.run(...command);
    this.known.set(key, answer);
    return answer;
  }

  /** One line that a command prints; undefined if it fails. */
  async ask(...command: string[]): Promise<string | undefined> {
    try {
      return (await this.run(...command)).trim();
    } catch {
      return undefined;
    }
  }

  /** Runs a command on many paths, a part of them at a time. */
  async runOn(paths: readonly string[], ...command: string[]): Promise<string> {
    const output: string[] = [];
    for (let from = 0; from < paths.length; from += mostArguments)
      output.push(await this.run(...command, ...paths.slice(from, from + mostArguments)));
    return output.join("");
  }

  /** The bytes of a file in the history. */
  async bytes(blob: string): Promise<Buffer> {
    return (await this.client().binaryCatFile(["blob", blob])) as Buffer;
  }

  /** git in the same folder, with a list of files of its own that nobody else looks at. */
  withIndex(index: string): Git {
    return new Git(this.folder, index);
  }
}
