import { utimesSync } from "node:fs";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { TestFolder } from "../../tests/support/testFolder";
import { listen, siteServer } from "./siteServer";

const site = new TestFolder();
const servers: Server[] = [];

/** Builds a site of one page with one inline script. The time of the build is `seconds` after the epoch. */
function build(script: string, seconds: number): void {
  site.write("index.html", `<script>${script}</script>`);
  site.write("_headers");
  utimesSync(join(site.root, "_headers"), seconds, seconds);
}

async function start(server: Server): Promise<number> {
  servers.push(server);
  return listen(server, 0);
}

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

test("a port in use is refused, never shared or silently changed", async () => {
  const port = await start(createServer());
  await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is in use.`);
});

test("a site is served to this computer only, unless it is opened to the network", async () => {
  const addressOf = async (isOpen?: boolean) => {
    const server = createServer();
    servers.push(server);
    await listen(server, 0, isOpen);
    return (server.address() as AddressInfo).address;
  };
  expect(await addressOf()).toBe("127.0.0.1");
  expect(await addressOf(true)).toBe("0.0.0.0");
});

test("a name that is rebound to this computer is not answered", async () => {
  build("1", 1000);
  const port = await start(siteServer(site.root));
  const statusAs = (host: string) =>
    new Promise((resolve) =>
      get({ port, host: "127.0.0.1", headers: { host } }, (response) =>
        resolve(response.resume().statusCode),
      ),
    );
  expect(await statusAs(`localhost:${port}`)).toBe(200);
  expect(await statusAs(`192.168.1.7:${port}`)).toBe(200);
  expect(await statusAs(`rebound.example:${port}`)).toBe(403);
});

test("an unbuilt site is not served", () => {
  expect(() => siteServer(new TestFolder().root)).toThrow(
    /There is no built site in .*Run npm run build first\./,
  );
});

test("the policy follows a build that happens while the server runs", async () => {
  build("1", 1000);
  const port = await start(siteServer(site.root));
  const policy = async () =>
    (await fetch(`http://localhost:${port}/`)).headers.get("content-security-policy");
  const before = await policy();
  expect(before).toMatch(/'sha256-/);
  build("2", 2000);
  expect(await policy()).toMatch(/'sha256-/);
  expect(await policy()).not.toBe(before);
});

test("a file that is not published returns 404", async () => {
  build("1", 3000);
  site.write("page-data/index/page-data.json");
  const port = await start(siteServer(site.root));
  const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
  expect([await status("/"), await status("/page-data/index/page-data.json")]).toEqual([200, 404]);
});
