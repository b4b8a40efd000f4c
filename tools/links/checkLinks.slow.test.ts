import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { checkLinks } from "./checkLinks";

let content: TinyContent;
let server: Server;
let address: string;

/** Whether everything on the server answers as it should. */
let isUp = true;

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    if (url === "/slow" || !isUp) return;
    if (url === "/moved") response.writeHead(301, { location: "/good" });
    else response.writeHead({ "/good": 200, "/film": 200, "/refused": 403 }[url] ?? 404);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  isUp = true;
  const source = (anchor: string, more = "") =>
    `- { anchor: ${anchor}, title: T, shortName: S, kind: press, publisher: P, date: 2001, url: https://host.test/${anchor}${more} }\n`;
  content = await TinyContent.with({
    "sources.yaml": source("good") + source("slow") + source("dead", ", archivedUrl: https://host.test/film"),
    "media.yaml": "- title: A film\n  links: [{ text: See it, url: https://host.test/moved }]\n",
    "pages/annex.md": pageText("/annex", {
      body: "See [one](https://host.test/refused) and [another](https://host.test/gone).",
    }),
  });
});
afterEach(() => {
  content.delete();
});

/** A visit of all addresses: what it printed, and whether it found one dead. */
const run = async () => {
  const at = (url: string) => url.replace("https://host.test", address);
  const { lines, hasDead } = await checkLinks(content.root, { timeout: 1000, at });
  return { hasDead, printed: lines.join("\n") };
};

test("each address is visited, and what is dead named with its copy and what to do", async () => {
  const { hasDead, printed } = await run();
  expect(hasDead).toBe(true);
  expect(printed).toMatch(
    /content\/sources\.yaml:3:\d+ {2}https:\/\/host\.test\/dead is dead \(status 404\)\. Its archived copy is https:\/\/host\.test\/film\. Write that address after "url:"\./,
  );
  expect(printed).toMatch(
    /sources\.yaml:2:\d+ {2}https:\/\/host\.test\/slow is dead \(no answer in time\)\. It has no archived copy/,
  );
  expect(printed).toMatch(
    /annex\.md:9:\d+ {2}https:\/\/host\.test\/gone is dead .* Correct the address, or delete the link/,
  );
  expect(printed).toMatch(
    /media\.yaml:2:\d+ {2}Warning: https:\/\/host\.test\/moved sends visitors on to \S+\/good\./,
  );
  expect(printed).toMatch(
    /annex\.md:9:\d+ {2}Warning: https:\/\/host\.test\/refused refuses automatic visits \(status 403\)/,
  );
  expect(printed).toContain("7 outside addresses: 4 answered, 3 dead.");
});

test("where everything answers, none is dead", async () => {
  content.write("sources.yaml", "[]\n");
  content.write("pages/annex.md", pageText("/annex", { body: "See [one](https://host.test/good)." }));
  expect(await run()).toMatchObject({ hasDead: false });
});

test("without a network, the network is named", async () => {
  isUp = false;
  expect(await run()).toMatchObject({
    hasDead: true,
    printed: expect.stringContaining("no network") as string,
  });
});
