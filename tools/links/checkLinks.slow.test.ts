import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pageText, TinyContent } from "../../tests/support/tinyContent";

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

const ledger = () => join(content.folder, "links.txt");

/** A run on a day: its exit status and what it printed. */
const run = (today: string) =>
  new Promise<{ status: number; printed: string }>((resolve) => {
    const program = ["--import", "tsx", "tests/support/linksRun.mts", content.root, ledger(), today, address];
    execFile(process.execPath, program, (error, printed) => {
      resolve({ status: typeof error?.code === "number" ? error.code : 0, printed });
    });
  });

test("each address is visited, its day kept, and what is dead named with its copy and what to do", async () => {
  writeFileSync(
    ledger(),
    "2026-01-02  https://host.test/dead\n2026-01-02  https://host.test/no-longer-named\n",
  );
  const { status, printed } = await run("2026-03-04");
  expect(status).toBe(1);
  expect(printed).toMatch(
    /content\/sources\.yaml:3:\d+ {2}https:\/\/host\.test\/dead is dead \(status 404\)\. It last answered on 2026-01-02\. Its archived copy is https:\/\/host\.test\/film\. Write that address after "url:"\./,
  );
  expect(printed).toMatch(
    /sources\.yaml:2:\d+ {2}https:\/\/host\.test\/slow is dead \(no answer in time\)\. It has never/,
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
  expect(readFileSync(ledger(), "utf8").split("\n").slice(1)).toEqual([
    "2026-01-02  https://host.test/dead",
    "2026-03-04  https://host.test/film",
    "never       https://host.test/gone",
    "2026-03-04  https://host.test/good",
    "2026-03-04  https://host.test/moved",
    "never       https://host.test/refused",
    "never       https://host.test/slow",
    "",
  ]);
});

test("where everything answers, the run succeeds", async () => {
  content.write("sources.yaml", "[]\n");
  content.write("pages/annex.md", pageText("/annex", { body: "See [one](https://host.test/good)." }));
  expect(await run("2026-03-04")).toMatchObject({ status: 0 });
});

test("without a network nothing is written", async () => {
  isUp = false;
  const { status, printed } = await run("2026-03-04");
  expect(status).toBe(1);
  expect(printed).toContain("no network");
  expect(existsSync(ledger())).toBe(false);
});
