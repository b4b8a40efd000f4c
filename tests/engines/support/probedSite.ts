import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { probeScript } from "./probe";
import { listen } from "../../../tools/hosting/siteServer";

/** A proxy in front of the site: puts the probe into each page, as the page's own policy allows, and can go down. */
export class ProbedSite {
  /** Status and address of each response that was an error. */
  readonly failures: string[] = [];
  private readonly server = createServer((asked, answer) => this.forward(asked, answer));
  private port = 0;

  /** @param site the address of the site behind it */
  constructor(private readonly site: string) {}

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts, at the same port as before if there was one. */
  async start(): Promise<void> {
    this.port = await listen(this.server, this.port);
  }

  /** Like a network that is gone: nothing is answered any more, and no connection stays open. */
  stop(): Promise<unknown> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    return closed;
  }

  private forward(asked: IncomingMessage, answer: ServerResponse): void {
    if (asked.url === "/probe.js") {
      answer.writeHead(200, { "content-type": "text/javascript" }).end(probeScript);
      return;
    }
    const question = { ...asked.headers, "accept-encoding": "identity" };
    request(this.site + (asked.url ?? ""), { headers: question, method: asked.method }, (got) => {
      const status = got.statusCode ?? 500;
      if (status >= 400) this.failures.push(`${status} ${asked.url ?? ""}`);
      const isPage = got.headers["content-type"]?.startsWith("text/html") ?? false;
      // With the probe in it, a page has another length and another ETag.
      const changed = isPage ? { "content-length": undefined, etag: undefined } : {};
      const headers = Object.entries({ ...got.headers, ...changed }).filter(
        ([, value]) => value !== undefined,
      );
      answer.writeHead(status, Object.fromEntries(headers));
      if (!isPage) {
        got.pipe(answer);
        return;
      }
      void got
        .toArray()
        .then((parts: Buffer[]) =>
          answer.end(
            Buffer.concat(parts).toString().replace("<head>", '<head><script src="/probe.js"></script>'),
          ),
        );
    })
      .on("error", () => answer.destroy())
      .end();
  }
}
