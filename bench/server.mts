/** Serves a built site as a host does, compressed and with caching headers; `/plain/…` is the same HTML without its scripts. */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
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

export async function serve(root: string): Promise<{ address: string; close: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const [asked = "/", plain, path = "/"] = /^(\/plain)?([^?]*)/.exec(request.url ?? "/") ?? [];
    let file = join(root, path);
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) file = join(file, "index.html");
    if (!statSync(file, { throwIfNoEntry: false })) return void response.writeHead(404).end();
    const isHashed = /^\/static\/|-[0-9a-f]{8,}\./.test(path);
    response.setHeader(
      "Cache-Control",
      isHashed ? "max-age=31536000, immutable" : "max-age=0, must-revalidate",
    );
    const type = types[extname(file)];
    // Browsers recognise pictures and fonts by themselves.
    if (!type) return void response.end(readFileSync(file));
    const text = readFileSync(file, "utf8");
    const body =
      compressed.get(asked) ??
      brotliCompressSync(plain ? text.replace(/<script\b[^>]*>[^]*?<\/script>/g, "") : text);
    compressed.set(asked, body);
    response.writeHead(200, { "Content-Type": type, "Content-Encoding": "br" }).end(body);
  });
  return { address: `http://localhost:${await listen(server, 0)}`, close: () => void server.close() };
}
