/** Serves the built site as a host does: compressed, with caching headers. */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { hashedFile } from "../src/lib/paths";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "text/xml",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");

/** Serves public/ on a free port; `/plain/…` is the same HTML without its scripts. */
export function serve(): Promise<{ address: string; close: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isPlain = pathname.startsWith("/plain");
    const path = isPlain ? pathname.slice("/plain".length) : pathname;
    let file = join("public", path);
    try {
      if (statSync(file).isDirectory()) file = join(file, "index.html");
      const type = types[extname(file)] ?? "application/octet-stream";
      const isHashed = hashedFile.test(path);
      const headers = {
        "Content-Type": type,
        "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "max-age=0, must-revalidate",
      };
      if (!/text|json|javascript|svg/.test(type)) {
        response.writeHead(200, headers).end(readFileSync(file));
        return;
      }
      const key = `${isPlain}${file}`;
      const text = readFileSync(file, "utf8");
      const body = compressed.get(key) ?? brotliCompressSync(isPlain ? withoutScripts(text) : text);
      compressed.set(key, body);
      response.writeHead(200, { ...headers, "Content-Encoding": "br" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) =>
    server.listen(0, () =>
      resolve({
        address: `http://localhost:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    ),
  );
}
