import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hasPage, ownEditor, ownSite, rememberPort, startAt } from "./ownServers";

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
});

/** Starts a server that gives this answer to every request. Resolves with its port. */
const answering = (answer: string) =>
  new Promise<number>((ready) => {
    const server = createServer((_request, response) => response.end(answer));
    servers.push(server.listen(0, () => ready((server.address() as AddressInfo).port)));
  });
const siteOf = (folder: string) =>
  answering(JSON.stringify({ data: { sitePlugin: { pluginFilepath: resolve(folder) } } }));

test("a running site of the same folder is shown, wherever it is", async () => {
  const [other, own] = [await siteOf("../other"), await siteOf(".")];
  expect(await ownSite(".", [other, own])).toEqual({ port: own, isRunning: true });
});

test.each<[string, () => Promise<number>]>([
  ["a site of another folder", () => siteOf("../other")],
  ["another program", () => answering("<html>")],
])("%s is left alone: the next free port is taken", async (_what, start) => {
  const [other, free] = [await start(), await answering("")];
  await new Promise((done) => servers.pop()?.close(done));
  expect(await ownSite(".", [other, free])).toEqual({ port: free, isRunning: false });
});

test("a running editor of the same folder is known, one of another folder is not", async () => {
  const [other, own] = [await answering(resolve("../other")), await answering(resolve("."))];
  expect(await ownEditor(".", [other, own])).toEqual({ port: own, isRunning: true });
});

test.each([
  ["a page", '{"componentChunkName":"component---src-templates-article-tsx"}', true],
  [
    "a redirect, which would lead to its target",
    '{"componentChunkName":"component---src-templates-moved-tsx"}',
    false,
  ],
  ["something else", "<html>", false],
])(
  "the development site has a page at an address only if it sends the data of a page there: %s",
  async (_what, answer, isPage) => {
    expect(await hasPage(`http://localhost:${await answering(answer)}`, "/team")).toBe(isPage);
  },
);

describe("the port at which the editor ran last", () => {
  let project: string;
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), "project-"));
  });
  afterEach(() => rmSync(project, { recursive: true, force: true }));

  /** Returns two ports that no program uses. */
  const twoFree = async () => {
    const free = [await answering(""), await answering("")];
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
    return free as [number, number];
  };

  test("is taken again, even if a port before it has become free", async () => {
    const [first, second] = await twoFree();
    await rememberPort(project, second);
    expect(await ownEditor(project, [first, second])).toEqual({ port: second, isRunning: false });
  });

  test.each([
    ["is in use now", () => answering("<html>")],
    ["is not one of the editor's ports", () => Promise.resolve(80)],
  ])("is left if it %s", async (_why, last) => {
    const [first, second] = await twoFree();
    const port = await last();
    await rememberPort(project, port);
    const ports = port === 80 ? [first, second] : [first, port];
    expect(await ownEditor(project, ports)).toEqual({ port: first, isRunning: false });
  });

  test("is not needed: a folder in which nobody can write has none", async () => {
    const [first, second] = await twoFree();
    await rememberPort("/dev/null", second);
    expect(await ownEditor("/dev/null", [first, second])).toEqual({ port: first, isRunning: false });
  });
});

test("two editors that start at the same moment take two ports", async () => {
  const [first, second] = [await answering(""), await answering("")];
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
  // Both starts find that the first port is free, because neither start has opened it yet.
  const free = [first, first, second];
  const start = () =>
    startAt(
      () => Promise.resolve({ port: free.shift() ?? 0, isRunning: false }),
      async (port) => {
        const server = createServer().listen(port);
        await once(server, "listening");
        servers.push(server);
      },
    );
  expect((await Promise.all([start(), start()])).map(({ port }) => port)).toEqual([first, second]);
});
