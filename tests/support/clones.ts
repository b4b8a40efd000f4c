import childProcess, { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import { SharingError } from "../../tools/sharing/git";
import { TestFolder } from "./testFolder";

/** The repository that is copied for the server of each test. It is made only once, because making it takes as long as a short test. */
let begun: TestFolder | undefined;

/** The states that `prepare` has stored, by their names: a copy of the folder, and the path that the folder had. */
const states = new Map<string, { copy: string; path: string }>();

/** Settings of git for all tests. They only save time. */
const settings = `[init]
  defaultBranch = main
  # Without a template, git does not write its sample hooks, which are more files than the content itself.
  templateDir =
[core]
  # git does not wait until the disk has written a file. Only a computer that loses its power needs that.
  fsync = none
[maintenance]
  auto = false
[receive]
  autogc = false
`;

/** A temporary bare repository with a clone for each volunteer, independent of this machine's git configuration. */
export class Clones extends TestFolder {
  readonly server = join(this.folder, "server.git");

  /** The environment for child processes, without this machine's git configuration. */
  readonly environment: NodeJS.ProcessEnv = {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^GIT_(AUTHOR|COMMITTER)_/.test(name)),
    ),
    GIT_CONFIG_GLOBAL: join(this.folder, "settings"),
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CEILING_DIRECTORIES: this.folder,
    HOME: this.folder,
  };

  /**
   * @param isOwn true if this process gets this environment too, so that tests can call functions of tools/sharing directly
   */
  constructor(isOwn = true) {
    super();
    if (isOwn) process.env = this.environment;
    this.write("settings", settings);
    if (begun) cpSync(begun.root, this.server, { recursive: true });
    else {
      this.begin();
      begun = new TestFolder("server.git");
      cpSync(this.server, begun.root, { recursive: true });
    }
  }

  /** Makes the server's repository, which has one commit with the invented campaign. */
  private begin(): void {
    const first = join(this.folder, "First");
    cpSync("tests/fixtures/campaign", join(first, "content"), { recursive: true });
    this.write("First/.gitignore", ".cache/\n.document-texts/\n.drafts/\ndist/\npublic/\n");
    this.write("First/static/robots.txt", "");
    this.write("First/code.ts", "one\ntwo\nthree\nfour\nfive\n");
    this.git(first, "init", "-q", "--bare", this.server);
    const there = ["--git-dir", this.server, "--work-tree", first];
    this.git(first, ...there, "add", "-A");
    this.git(first, ...there, ...authored("First"), "commit", "-q", "-m", "Begin");
    for (const name of ["index", "logs"]) rmSync(join(this.server, name), { recursive: true, force: true });
    // A pack contains all objects in one file. Without it, each object would be a file in a folder of its own, in the server and in each
    // clone.
    this.git(this.server, "repack", "-adq");
    rmSync(first, { recursive: true });
  }

  /**
   * Brings the folder, with the server and all clones, into a state that several tests begin with. Only the first test of a file that needs
   * the state builds it with git. All others get a copy, which replaces everything in the folder.
   * @param state the name of the state
   */
  async prepare(state: string, build: () => unknown): Promise<void> {
    const stored = states.get(state);
    if (!stored) {
      await build();
      const { folder: copy } = new TestFolder();
      cpSync(this.folder, copy, { recursive: true, preserveTimestamps: true });
      states.set(state, { copy, path: this.folder });
      return;
    }
    for (const name of readdirSync(this.folder)) rmSync(join(this.folder, name), { recursive: true });
    cpSync(stored.copy, this.folder, { recursive: true, preserveTimestamps: true });
    // The settings of a clone contain the path of the server.
    for (const name of readdirSync(this.folder))
      for (const config of [join(this.folder, name, ".git/config"), join(this.folder, name, "config")])
        if (existsSync(config))
          writeFileSync(config, readFileSync(config, "utf8").replaceAll(stored.path, this.folder));
  }

  /** Makes a new clone for a volunteer with this name. */
  clone(name: string): string {
    const project = join(this.folder, name);
    this.git(this.folder, "clone", "-q", ...authored(name), this.server, project);
    return project;
  }

  /**
   * Runs git and returns its output.
   * @throws if git fails
   */
  git(folder: string, ...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      env: this.environment,
    });
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    return stdout.trim();
  }

  commit(project: string, message: string): void {
    this.git(project, "add", "-A");
    this.git(project, "commit", "-q", "-m", message);
  }

  /** Returns the state of a clone's files: the output of `git status --porcelain`. */
  status(project: string): string {
    return this.git(project, "status", "--porcelain");
  }
}

/** Options of git that set the author of a commit. */
const authored = (name: string) => [
  "-c",
  `user.name=${name}`,
  "-c",
  `user.email=${name.toLowerCase()}@example.invalid`,
];

export const read = (project: string, file: string) => readFileSync(join(project, file), "utf8");

/** Replaces texts in a file of a clone. Throws if a text is not in the file. */
export function change(
  project: string,
  file: string,
  ...changes: readonly (readonly [string, string])[]
): void {
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
      return before.replace(from, to);
    },
    read(project, file),
  );
  writeFileSync(join(project, file), text);
}

/** Checks that a promise rejects with a SharingError. Returns the lines of this error. */
export async function refusals(attempt: Promise<unknown>): Promise<readonly string[]> {
  const error = await attempt.then(
    () => new Error("there was no refusal"),
    (reason: unknown) => reason,
  );
  if (error instanceof SharingError) return error.lines;
  throw error instanceof Error ? error : new Error(String(error));
}

/**
 * Replaces git by a Node script, for all git commands or only for the commands in `only`. When Jest restores its mocks, git is restored
 * too.
 */
export function replaceGit(script: string, ...only: string[]) {
  const original = execFile;
  return jest
    .spyOn(childProcess, "execFile")
    .mockImplementation(((git, args: string[], ...more: [never]) =>
      only.length === 0 || only.includes(args[0] ?? "")
        ? original(process.execPath, ["-e", script], ...more)
        : original(git, args, ...more)) as typeof execFile);
}

/** Calls a command's function in this process. This takes a second less than `run`. */
export async function call(
  command: (project: string, args: readonly string[]) => Promise<number>,
  project: string,
  ...args: readonly string[]
): Promise<{ status: number; lines: string[] }> {
  const lines: string[] = [];
  const { log, error } = console;
  console.log = console.error = (text: string) => void lines.push(...text.split("\n"));
  try {
    return { status: await command(project, args), lines };
  } finally {
    Object.assign(console, { log, error });
  }
}

/** Runs one of the project's commands in a clone. The command has no terminal. */
export function run(
  project: string,
  script: string,
  ...args: readonly string[]
): { status: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("node_modules/tsx/dist/cli.mjs"), resolve("scripts", script), ...args],
    { cwd: project, encoding: "utf8", env: process.env, stdio: ["ignore", "pipe", "pipe"] },
  );
  return { status, lines: `${stdout}${stderr}`.trim().split("\n") };
}

/** The code of killedShare.ts and its modules, bundled. The bundle leaves out packages that esbuild cannot bundle. */
let killedShare: string | undefined;

/**
 * Shares a project, or erases a file from its history, in a child process that kills itself at a step. The process reads its code from its
 * standard input, as one bundle. Without the bundle, each process would need a second to compile all modules.
 */
export function runAndDie(project: string, step: string, ...file: string[]) {
  killedShare ??= buildSync({
    entryPoints: ["tests/support/killedShare.ts"],
    bundle: true,
    platform: "node",
    external: ["sharp", "@napi-rs/canvas", "pdfjs-dist"],
    logOverride: { "empty-import-meta": "error" },
    write: false,
  }).outputFiles[0]?.text;
  return spawnSync(process.execPath, ["-", project, step, ...file], {
    encoding: "utf8",
    env: process.env,
    input: killedShare ?? "",
  });
}
