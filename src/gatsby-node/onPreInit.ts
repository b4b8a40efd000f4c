import { Server, type IncomingMessage, type ServerResponse } from "node:http";
import { Server as SecureServer } from "node:https";
import type { Duplex } from "node:stream";
import type { GatsbyNode } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { foreignIn } from "../lib/foreignRequest";

const refusal =
  "This address is only for the computer on which it was started. Open it there, at http://localhost.\n";

/** Refuses a request with an error if it comes from another site. Returns whether it has refused the request. */
function isRefused(
  event: string | symbol,
  request: IncomingMessage,
  reply: ServerResponse | Duplex,
): boolean {
  if (event !== "request" && event !== "upgrade" && event !== "checkContinue") return false;
  if (foreignIn(request) === undefined) return false;
  if ("writeHead" in reply) reply.writeHead(403, { "Content-Type": "text/plain" }).end(refusal);
  else reply.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
  return true;
}

/**
 * Makes every HTTP server of this process refuse requests from other sites, before other code handles these requests. Gatsby's development
 * server lets all sites read its answers, because it sends the header `Access-Control-Allow-Origin: *`. It has no hook that runs before
 * this header is set, or before its WebSocket connects.
 */
function guardServers(): void {
  for (const { prototype } of [Server, SecureServer]) {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- Reflect.apply calls it with its server.
    const { emit } = prototype;
    prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]): boolean {
      const [request, reply] = args as [IncomingMessage, ServerResponse | Duplex];
      return isRefused(event, request, reply) || Boolean(Reflect.apply(emit, this, [event, ...args]));
    } as typeof emit;
  }
}

const prototype = sharp.prototype as Sharp;
const avif = Object.getOwnPropertyDescriptor(prototype, "avif")?.value as Sharp["avif"];

/**
 * Makes effort 3 the default for encoding AVIF. gatsby-plugin-sharp has no option for the effort. sharp's own default, 4, takes four times
 * as long to save 4% of the bytes. For `gatsby develop`, also guards the servers before they start.
 */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  if (process.env.gatsby_executing_command === "develop") guardServers();
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: 3, ...options });
  };
};
