import { spawn, type ChildProcess } from "node:child_process";

export interface Answer {
  status: number;
  body: unknown;
}

/** `npm run edit` without the site, over the content of any folder. */
export class EditorProcess {
  /** The path to which the editor's page sends its requests; it contains this process's token. */
  private readonly endpoint: Promise<string>;

  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
  ) {
    this.endpoint = fetch(new URL("config.json", address))
      .then((answer) => answer.json() as Promise<{ backend: { endpoint: string } }>)
      .then(({ backend }) => backend.endpoint);
  }

  /** Starts the editor, on a free port by default, and waits until it is ready. */
  static start(
    project: string,
    { port = 0, env = process.env, site }: { port?: number; env?: NodeJS.ProcessEnv; site?: string } = {},
  ): Promise<EditorProcess> {
    const options = [
      "--project",
      project,
      "--port",
      String(port),
      "--quiet",
      ...(site ? ["--site", site] : []),
    ];
    const program = ["--import", "tsx", "scripts/edit.mts", ...options];
    const server = spawn(process.execPath, program, { env, stdio: ["ignore", "pipe", "inherit"] });
    return new Promise((resolve, reject) => {
      server.stdout.on("data", (text: Buffer) => {
        const [address] = /http:\S+/.exec(text.toString()) ?? [];
        if (address) resolve(new EditorProcess(address, server));
      });
      server.on("exit", (code) => reject(new Error(`The editor ended with ${code ?? "a signal"}`)));
    });
  }

  get isRunning(): boolean {
    return this.server.exitCode === null && this.server.signalCode === null;
  }

  /** Sends a body, to the editor's endpoint by default. */
  async post(
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    path?: string,
  ): Promise<Answer> {
    const answer = await fetch(new URL(path ?? (await this.endpoint), this.address), {
      method: "POST",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
      body,
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Sends a request as the page does. */
  ask(action: string, params: object): Promise<Answer> {
    return this.post(JSON.stringify({ action, params }));
  }

  /** Saves a file like a form that was opened when the file's text was `before`, by default its current text. */
  async save(path: string, raw: string, before?: string): Promise<Answer> {
    const { body } = await this.ask("getText", { path });
    return this.ask("persistEntry", {
      path,
      raw,
      before: before ?? (body as { before?: string }).before,
      assets: [],
    });
  }

  stop(signal: NodeJS.Signals = "SIGTERM"): void {
    this.server.kill(signal);
  }
}
