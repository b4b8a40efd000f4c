import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { listen } from "../../../tools/hosting/siteServer";

/** A server of one page, whose HTML arrives in parts. The server does not have other files. */
export class PartialPage {
  private sent = 0;
  private response: ServerResponse | undefined;
  private readonly server = createServer((request, response) => {
    if (request.url === "/") this.server.emit("opened", response);
    else response.writeHead(404).end();
  });

  constructor(private readonly html: string) {}

  /** Opens the page, and sends its HTML up to the position `end`. */
  async open(page: Page, end: number): Promise<void> {
    const port = await listen(this.server, 0);
    const opened = once(this.server, "opened") as Promise<[ServerResponse]>;
    const navigation = page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
    [this.response] = await opened;
    this.response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    this.send(end);
    await navigation;
  }

  /** Sends more of the HTML, up to the position `end`. By default, sends all of the rest. */
  send(end = this.html.length): void {
    this.response?.write(this.html.slice(this.sent, end));
    this.sent = end;
    if (end === this.html.length) this.response?.end();
  }

  close(): void {
    this.response?.destroy();
    this.server.close();
  }
}
