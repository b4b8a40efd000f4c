import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { CreateDevServerArgs } from "gatsby";
import { TestFolder } from "../../tests/support/testFolder";
import { readContent } from "../content-model/readContent";
import { showErrors } from "./contentErrors";
import { onCreateDevServer } from "../../gatsby-node";
import { sourcedContent } from "./sourceNodes";

jest.mock("./sourceNodes");
jest.mock("./writeWaitingPages");

const before = process.cwd();
let server: Server | undefined;
afterAll(() => {
  process.chdir(before);
  server?.closeAllConnections();
  server?.close();
});

test("the development site serves the documents that a page shows and the mistakes in content, and leaves everything else to Gatsby", async () => {
  const project = new TestFolder();
  project.write("content/documents/minutes.pdf", "%PDF");
  project.write("content/documents/minutes of May.pdf", "%PDF");
  project.write("content/documents/hidden.pdf", "%PDF");
  project.write("content/documents/minutes.txt", "typed");
  const links = "[The minutes](../documents/minutes.pdf) [May](<../documents/minutes of May.pdf>)";
  project.write("content/pages/home.md", `---\ntitle: Home\n---\n\n${links}\n`);
  process.chdir(project.root);
  const content = await readContent("content");
  const app = express();
  void onCreateDevServer?.({ app } as CreateDevServerArgs, { plugins: [] }, () => undefined);
  app.use((_request, response) => void response.send("the page"));
  server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  const read = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
    return `${response.status} ${await response.text()}`;
  };
  // There are no pages yet, as if the content had had problems ever since Gatsby started. So the server does not serve documents.
  expect(await read("/documents/minutes.pdf")).toBe("200 the page");
  jest.mocked(sourcedContent).mockReturnValue(content);
  // The pages still exist after a later problem in content, so the server still serves their documents.
  project.write("content/pages/home.md", "---\ntitle: 'Home\n---\n\nNothing.\n");
  expect(await read("/documents/minutes.pdf")).toBe("200 %PDF");
  expect(await read("/documents/minutes%20of%20May.pdf")).toBe("200 %PDF");
  for (const name of ["hidden.pdf", "minutes.txt", "..%2Fdocuments%2Fhidden.pdf", "%E0%A4%A.pdf"])
    expect(await read(`/documents/${name}`)).not.toContain("%PDF");
  showErrors(["content/media.yaml:1:1  It is wrong."]);
  const stream = await fetch(`http://localhost:${port}/___content-errors`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: ["content/media.yaml:1:1  It is wrong."]\n\n');
  showErrors([]);
  expect((await reader?.read())?.value).toBe("data: []\n\n");
  await reader?.cancel();
  // Both addresses belong to a page, which Gatsby serves. Gatsby also removes the slash at the end.
  for (const path of ["/documents", "/documents/"]) expect(await read(path)).toBe("200 the page");
});
