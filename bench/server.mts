/** Serves a built site as a host does, compressed and with caching headers. `/plain/…` serves the same HTML without its scripts. */
import { readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listen } from "../tools/hosting/siteServer";

const types: Record<string, string | undefined> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** A simulated connection, and the time for which browsers may cache pages. */
interface Line {
  /** The time, in milliseconds, from a request until its answer begins. */
  latency?: number;
  /**
   * The speed of the connection in bytes per millisecond, which all answers share. If it is undefined, answers are sent as fast as
   * possible.
   */
  speed?: number;
  caching?: string;
  /** A script that the server adds to each page, and a function that receives the data that this script sends to /report. */
  script?: string;
  onReport?: (text: string) => void;
}

export async function serve(
  root: string,
  { latency = 0, speed = Infinity, caching = "max-age=0, must-revalidate", script, onReport }: Line = {},
): Promise<{ address: string; close: () => void }> {
  /** The time, in milliseconds, at which the connection will have sent all data that wait to be sent. */
  let free = 0;
  const send = (response: ServerResponse, body: Buffer) => {
    free = Math.max(free, performance.now() + latency) + body.length / speed;
    if (latency > 0) setTimeout(() => response.end(body), free - performance.now());
    else response.end(body);
  };
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    if (request.url === "/report") {
      void request.toArray().then((parts: Buffer[]) => {
        onReport?.(Buffer.concat(parts).toString());
        response.writeHead(204).end();
      });
      return;
    }
    const [asked = "/", plain, path = "/"] = /^(\/plain)?([^?]*)/.exec(request.url ?? "/") ?? [];
    let file = join(root, path);
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) file = join(file, "index.html");
    if (!statSync(file, { throwIfNoEntry: false })) return void response.writeHead(404).end();
    const isHashed = /^\/static\/|-[0-9a-f]{8,}\./.test(path);
    response.setHeader("Cache-Control", isHashed ? "max-age=31536000, immutable" : caching);
    const type = types[extname(file)];
    // Pictures and fonts have no Content-Type in this server, because browsers recognise their type. They are sent uncompressed.
    if (!type) {
      send(response, readFileSync(file));
      return;
    }
    const own = readFileSync(file, "utf8");
    const text =
      script && type.startsWith("text/html")
        ? own.replace("<head>", `<head><script>${script}</script>`)
        : own;
    const body =
      compressed.get(asked) ??
      brotliCompressSync(plain ? text.replace(/<script\b[^>]*>[^]*?<\/script>/g, "") : text);
    compressed.set(asked, body);
    send(response.writeHead(200, { "Content-Type": type, "Content-Encoding": "br" }), body);
  });
  return { address: `http://localhost:${await listen(server, 0)}`, close: () => void server.close() };
}
