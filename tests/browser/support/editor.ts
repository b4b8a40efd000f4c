import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The editor of `npm run edit`, over a copy of the content that git watches. */
export class Editor {
  readonly project = mkdtempSync(join(tmpdir(), "editor-"));
  private server: ChildProcess | undefined;

  /** Starts it; gives back its address. */
  async start(): Promise<string> {
    for (const folder of ["content", "static"])
      cpSync(folder, join(this.project, folder), { recursive: true });
    this.git("init", "--quiet");
    this.git("add", "content");
    const program = [
      "--import",
      "tsx",
      "scripts/edit.mts",
      "--project",
      this.project,
      "--port",
      "0",
      "--quiet",
    ];
    const server = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] });
    this.server = server;
    return new Promise((resolve, reject) => {
      server.stdout.on("data", (text: Buffer) => {
        const [address] = /http:\S+/.exec(text.toString()) ?? [];
        if (address) resolve(address);
      });
      server.on("exit", (code) => reject(new Error(`The editor ended with ${code ?? "a signal"}`)));
    });
  }

  /** The changed lines of content/, as `git diff` shows them, new files included. */
  changes(): string[] {
    this.git("add", "--intent-to-add", "content");
    const lines = this.git("diff", "--unified=0", "--no-color", "--", "content").split("\n");
    return lines.filter((line) => /^([-+](?!--|\+\+)|diff|Binary)/.test(line));
  }

  stop(): void {
    this.server?.kill();
    rmSync(this.project, { recursive: true, force: true });
  }

  private git(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: this.project, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  }
}
