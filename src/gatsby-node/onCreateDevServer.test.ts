import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { CreateDevServerArgs } from "gatsby";
import { TestFolder } from "../../tests/support/testFolder";
import { onCreateDevServer } from "./onCreateDevServer";

const before = process.cwd();
let server: Server | undefined;
afterAll(() => {
  process.chdir(before);
  server?.closeAllConnections();
  server?.close();
});

test("the development site serves documents, and leaves the page of that address to Gatsby", async () => {
  const project = new TestFolder();
  project.write("content/documents/minutes.pdf", "%PDF");
  process.chdir(project.root);
  const app = express();
  void onCreateDevServer?.({ app } as CreateDevServerArgs, { plugins: [] }, () => undefined);
  app.use((_request, response) => void response.send("the page"));
  server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
    return `${response.status} ${await response.text()}`;
  };
  expect(await read("/documents/minutes.pdf")).toBe("200 %PDF");
  // Gatsby, which removes the slash itself, asks for it so.
  for (const path of ["/documents", "/documents/"]) expect(await read(path)).toBe("200 the page");
});
