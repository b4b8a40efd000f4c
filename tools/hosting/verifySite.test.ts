import { createServer } from "node:http";
import { sha256 } from "../../src/content-model/sha256";
import { fileList } from "../../src/gatsby-node/versionFile";
import { TestFolder } from "../../tests/support/testFolder";
import { listen, siteServer } from "./siteServer";
import { differingFiles } from "./verifySite";

const page = "<!doctype html><title>The pier</title>";
let built: TestFolder;
let server: ReturnType<typeof siteServer>;
let address: string;

beforeEach(async () => {
  built = new TestFolder();
  for (const name of ["index.html", "dates/index.html", "404.html", "a b.pdf", "version.json", "_headers"])
    built.write(name, page + name);
  server = siteServer(built.root);
  address = `http://localhost:${await listen(server, 0)}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it.each([
  ["a page", "dates/index.html", "/dates"],
  ["a page by the name of its file", "dates/index.html", "/dates/index.html"],
  ["the first page", "index.html", "/"],
  ["a page without a folder of its own", "404.html", "/404"],
  ["another file", "a b.pdf", "/a%20b.pdf"],
])("finds %s where hosts serve it", async (_what, name, path) => {
  const host = createServer((request, answer) => answer.end(request.url === path ? page : "Not here"));
  const site = `http://localhost:${await listen(host, 0)}`;
  expect(await differingFiles(site, `${sha256(Buffer.from(page))}  ${name}\n`)).toEqual([]);
  host.close();
  host.closeAllConnections();
});

it("finds no difference in the site that was built", async () => {
  const list = await fileList(built.root);
  expect(list.split("\n")).toHaveLength(5);
  expect(await differingFiles(address, list)).toEqual([]);
});

it("names each file that was changed or is missing", async () => {
  const list = await fileList(built.root);
  built.write("dates/index.html", `${page} changed`);
  built.remove("a b.pdf");
  expect(await differingFiles(address, list)).toEqual(["a b.pdf", "dates/index.html"]);
});
