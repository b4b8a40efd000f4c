import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

interface Options {
  port: number;
  env: NodeJS.ProcessEnv;
  hasSite: boolean;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** A running process of `npm run edit`, for content in any folder. By default, it does not start the development site. */
export class EditorProcess {
  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
    private readonly hasSite: boolean,
  ) {}

  /**
   * Starts the editor, on a free port by default, and waits until it is ready.
   * @param options with `hasSite`, the editor also starts the project's development site
   */
  static start(
    project: string,
    { port = 0, env = process.env, hasSite = false }: Partial<Options> = {},
  ): Promise<EditorProcess> {
    const site = hasSite ? [] : ["--site", "none"];
    const options = ["--project", project, "--port", String(port), "--quiet", ...site];
    const program = ["--import", "tsx", "scripts/edit.mts", ...options];
    const server = spawn(process.execPath, program, {
      env,
      stdio: ["ignore", "pipe", hasSite ? "ignore" : "inherit"],
      // The process has its own process group. `stop` ends the whole group, including the processes of the development site.
      detached: hasSite && process.platform !== "win32",
    });
    return new Promise((resolve, reject) => {
      server.stdout.on("data", (text: Buffer) => {
        const [, address] = /The editor is at (\S+)/.exec(text.toString()) ?? [];
        if (address) resolve(new EditorProcess(address, server, hasSite));
      });
      server.on("exit", (code) => reject(new Error(`The editor ended with ${code ?? "a signal"}`)));
    });
  }

  get isRunning(): boolean {
    return this.server.exitCode === null && this.server.signalCode === null;
  }

  /** Sends a request with this body to the editor. Resolves to the answer. */
  async post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await fetch(new URL("/-/api", this.address), {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
      body,
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Requests or saves a picture, in the way that the editor's page does. */
  async media(method: string, path: string): Promise<Answer> {
    const response = await fetch(
      new URL(`/-/${path.split("/").map(encodeURIComponent).join("/")}`, this.address),
      {
        method,
        headers: { "Content-Type": "image/png", "Sec-Fetch-Site": "same-origin" },
        ...(method === "PUT" && { body: "written" }),
      },
    );
    const isJson = response.headers.get("Content-Type")?.includes("json");
    return { status: response.status, body: isJson ? await response.json() : await response.text() };
  }

  /** Sends a request of the given type, in the way that the editor's page does. */
  ask(action: string, params: object): Promise<Answer> {
    return this.post(JSON.stringify({ action, params }));
  }

  /** Ends the editor. Resolves when the process has ended, because it may write into the folder until then. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (!this.isRunning) return;
    const hasEnded = once(this.server, "exit");
    const { pid } = this.server;
    if (this.hasSite && pid !== undefined && process.platform !== "win32") process.kill(-pid, signal);
    else this.server.kill(signal);
    await hasEnded;
  }
}
