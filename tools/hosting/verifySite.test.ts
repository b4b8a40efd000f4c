import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileList } from "../../src/gatsby-node/fileList";
import { listen, siteServer } from "./siteServer";
import { differingFiles } from "./verifySite";

const page = "<!doctype html><title>The pier</title>";
let root: string;
let server: ReturnType<typeof siteServer>;
let address: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "verified-"));
  await mkdir(join(root, "dates"));
  for (const name of ["index.html", "dates/index.html", "404.html", "a b.pdf", "version.json", "_headers"])
    await writeFile(join(root, name), page + name);
  server = siteServer(root);
  address = `http://localhost:${await listen(server, 0)}`;
});

afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await rm(root, { recursive: true });
});

it("finds no difference in the site that was built, wherever its pages are served", async () => {
  const list = await fileList(root);
  expect(list.split("\n")).toHaveLength(5);
  expect(await differingFiles(address, list)).toEqual([]);
});

it("names each file that was changed or is missing", async () => {
  const list = await fileList(root);
  await writeFile(join(root, "dates/index.html"), `${page} changed`);
  await rm(join(root, "a b.pdf"));
  expect(await differingFiles(address, list)).toEqual(["a b.pdf", "dates/index.html"]);
});
