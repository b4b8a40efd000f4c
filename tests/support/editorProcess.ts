import { spawn, type ChildProcess } from "node:child_process";

export interface Answer {
  status: number;
  body: unknown;
}

/** `npm run edit` without the site, over the content of any folder. */
export class EditorProcess {
  /** Where the editor's own page sends its requests; it holds this start's token. */
  private readonly endpoint: Promise<string>;

  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
  ) {
    this.endpoint = fetch(new URL("config.json", address))
      .then((answer) => answer.json() as Promise<{ backend: { proxy_url: string } }>)
      .then(({ backend }) => backend.proxy_url);
  }

  /** Starts the editor, on a free port by default, and waits until it answers. */
  static start(
    project: string,
    { port = 0, env = process.env }: { port?: number; env?: NodeJS.ProcessEnv } = {},
  ): Promise<EditorProcess> {
    const options = ["--project", project, "--port", String(port), "--quiet"];
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

  /** Sends a request as Decap does. */
  ask(action: string, params: object): Promise<Answer> {
    return this.post(JSON.stringify({ branch: "main", action, params: { branch: "main", ...params } }));
  }

  /** Saves a file as a form does. */
  save(path: string, raw: string): Promise<Answer> {
    return this.ask("persistEntry", { dataFiles: [{ path, raw, slug: "a-slug" }], assets: [], options: {} });
  }

  stop(): void {
    this.server.kill();
  }
}
