import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { listen } from "../../../tools/hosting/siteServer";

/** A server of one page, whose HTML arrives in two parts. The server does not have other files. */
export class PartialPage {
  private first = "";
  private sendRest = () => {};
  private readonly server = createServer((asked, answer) => {
    if (asked.url !== "/") {
      answer.writeHead(404).end();
      return;
    }
    answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).write(this.first);
    this.sendRest = () => answer.end(this.html.slice(this.first.length));
  });

  constructor(private readonly html: string) {}

  /** Opens the page, sends its HTML up to a position, waits until the browser has painted that part, and sends the rest. */
  async open(page: Page, end: number): Promise<void> {
    const { port } = (this.server.address() ?? {}) as { port?: number };
    this.first = this.html.slice(0, end);
    await page.goto(`http://localhost:${port ?? (await listen(this.server, 0))}/`, { waitUntil: "commit" });
    const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
    await page.waitForFunction(isPainted, undefined, { polling: 20 });
    this.sendRest();
    await page.waitForLoadState("domcontentloaded");
  }

  close(): void {
    this.server.close();
  }
}
