/** Sends the problems in content to the open pages of the development site, which show them (see browser/develop.ts). */
import type { IncomingMessage, ServerResponse } from "node:http";

let current: readonly string[] = [];
const pages = new Set<ServerResponse>();

const send = (page: ServerResponse) => page.write(`data: ${JSON.stringify(current)}\n\n`);

/** Sends the errors of the content check to every open page. Each error is one line. */
export function showErrors(errors: readonly string[]): void {
  current = errors;
  pages.forEach(send);
}

/** Answers a page's request for the errors: sends the current errors immediately, and the new list after each change of the content. */
export function streamErrors(request: IncomingMessage, page: ServerResponse): void {
  page.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
  pages.add(page);
  send(page);
  request.on("close", () => pages.delete(page));
}
