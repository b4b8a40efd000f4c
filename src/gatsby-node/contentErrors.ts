/** The problems in content that the development site shows in the browser (browser/develop.ts). */
import type { IncomingMessage, ServerResponse } from "node:http";

let current: readonly string[] = [];
const pages = new Set<ServerResponse>();

const send = (page: ServerResponse) => page.write(`data: ${JSON.stringify(current)}\n\n`);

/** Sends the errors of the check, a line each, to every open page. */
export function showErrors(errors: readonly string[]): void {
  current = errors;
  pages.forEach(send);
}

/** Answers a page that requests the errors. It sends the current errors, and the new list after each change. */
export function streamErrors(request: IncomingMessage, page: ServerResponse): void {
  page.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
  pages.add(page);
  send(page);
  request.on("close", () => pages.delete(page));
}
