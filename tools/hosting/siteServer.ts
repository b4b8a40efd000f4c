/** Serves a built site as a host should: one URL for each page, 404.html for missing pages, and the headers of siteHeaders.ts. */
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import handler from "serve-handler";
import { publishedFiles } from "../../src/gatsby-node/publishedFiles";
import { siteHeaders } from "../../src/gatsby-node/siteHeaders";
import { foreignIn } from "../../src/lib/foreignRequest";

/** Reads the headers of a build in the format of serve-handler, and the names of its published files. */
async function readBuild(root: string) {
  const headers = siteHeaders(root).map((rule) => ({
    source: rule.path.replace(/\/\*$/, "/**"),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return { headers, published: new Set(await publishedFiles(root)) };
}

/**
 * Returns a server for the built site in `root`. The server does not listen yet.
 * @throws if there is no built site
 */
export function siteServer(root: string): Server {
  // A build writes this file last, so the time of this file is the time of the build.
  const mark = join(root, "_headers");
  if (!existsSync(mark)) throw new Error(`There is no built site in ${root}/. Run npm run build first.`);
  let builtAt = 0;
  let build = readBuild(root);
  /**
   * Returns the data of the current build. Reads them again after each build, because a build may change the inline script. The policy of
   * the earlier build would block the new script.
   */
  const current = () => {
    const latest = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? builtAt;
    if (latest !== builtAt) {
      builtAt = latest;
      build = readBuild(root);
    }
    return build;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers, published } = await current();
    const name = decodeURI((request.url ?? "/").replace(/[?#].*$/, "")).slice(1);
    const isFile = statSync(join(root, name), { throwIfNoEntry: false })?.isFile();
    // A file that is in the folder but is not published must get the not-found page.
    if (isFile && !published.has(name)) request.url = "/not-published";
    await handler(request, response, {
      public: root,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      etag: true,
      headers,
    });
  };
  return createServer((request, response) => {
    if (foreignIn(request) === "host") {
      response.writeHead(403, { "Content-Type": "text/plain" });
      response.end(
        `The address that you have opened does not belong to this computer. Open http://localhost:${request.socket.localPort ?? ""} instead, or the IP address of this computer with the same port.\n`,
      );
      return;
    }
    answer(request, response).catch(() => response.writeHead(400).end());
  });
}

/** The address of this computer only. Other computers cannot reach a server that listens on it. */
const thisComputer = "127.0.0.1";
/** The address of all networks of this computer. */
const everywhere = "0.0.0.0";

/**
 * Starts listening. By default, the server listens on 127.0.0.1 only, because other computers must not read unpublished content.
 * @param port 0 for any free port
 * @param isOpen true if other computers may read the site too
 * @returns the port
 * @throws if another program listens at `port`
 */
export async function listen(server: Server, port: number, isOpen = false): Promise<number> {
  await once(server.listen(port, isOpen ? everywhere : thisComputer), "listening").catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === "EADDRINUSE"
      ? new Error(`Port ${port} is in use. Stop the other server, or choose a port with --port.`)
      : error;
  });
  return (server.address() as AddressInfo).port;
}

/** Returns the addresses that other computers can use to reach the server, if it was started with `isOpen`. */
export const networkAddresses = (port: number): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
