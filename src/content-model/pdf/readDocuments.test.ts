import promises from "node:fs/promises";
import { pageText, TinyContent } from "../../../tests/support/tinyContent";
import { askWorker } from "./askWorker";
import type { readDocument } from "./readDocuments";

jest.mock("./askWorker");
const asked = jest.mocked(askWorker);

/** Returns the function without its cache, as a newly started program has it. */
function startAgain(): typeof readDocument {
  let started: { readDocument: typeof readDocument } | undefined;
  jest.isolateModules(
    () => (started = jest.requireActual<{ readDocument: typeof readDocument }>("./readDocuments")),
  );
  if (!started) throw new Error("It did not start.");
  return started.readDocument;
}

const item = { text: "One.", x: 10, y: 50, width: 20, size: 10, angle: 0 };

test("a PDF is read and hashed once, however often it is asked for", async () => {
  const content = await TinyContent.with({ "documents/minutes.pdf": "%PDF-1.7" });
  const readFile = jest.spyOn(promises, "readFile");
  asked.mockResolvedValue({ pages: [{ width: 100, height: 100, items: [item], picture: 0 }] });
  const program = startAgain();
  const path = `${content.root}/documents/minutes.pdf`;
  await program(path);
  readFile.mockClear();
  await program(path);
  expect(readFile.mock.calls.map(([name]) => name)).not.toContain(path);
  readFile.mockRestore();
  asked.mockReset();
});

test("a PDF that could not be read once is read again, one that was read is not, by the next program neither", async () => {
  const content = await TinyContent.with({ "documents/minutes.pdf": "%PDF-1.7", "../package.json": "{}" });
  let program = startAgain();
  const read = () => program(`${content.root}/documents/minutes.pdf`);
  asked
    .mockResolvedValueOnce("reading it takes too long")
    .mockResolvedValue({ pages: [{ width: 100, height: 100, items: [item], picture: 0 }] });
  expect(await read()).toMatch(/^reading it takes too long\./);
  const pages = [[{ speaker: null, text: "One." }]];
  expect([await read(), await read()]).toMatchObject([{ pages }, { pages }]);
  program = startAgain();
  expect(await read()).toMatchObject({ pages });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("with 140 documents, a check after a save reads only what was saved", async () => {
  const anchors = Array.from({ length: 140 }, (_, index) => `hearing-${index + 1}`);
  const entries = anchors.map(
    (anchor) =>
      `- { anchor: ${anchor}, title: ${anchor}, what: ${anchor}, file: ${anchor}.pdf, becamePublic: Read out. }\n`,
  );
  const content = await TinyContent.with({
    "documents.yaml": entries.join(""),
    "pages/papers.md": pageText("/papers", { template: "documents" }),
    ...Object.fromEntries(anchors.map((anchor) => [`documents/${anchor}.pdf`, `%PDF-1.7 ${anchor}`])),
  });
  asked.mockResolvedValue({ pages: [{ width: 100, height: 100, items: [item], picture: 0 }] });
  expect(await content.check()).toEqual([]);
  const readFile = jest.spyOn(promises, "readFile");
  asked.mockClear();
  content.append("pages/papers.md", "\nA sentence more.\n");
  content.write("documents/hearing-7.pdf", "%PDF-1.7 another scan");
  expect(await content.check()).toEqual([]);
  const read = readFile.mock.calls.map(([path]) => (typeof path === "string" ? path : ""));
  // Once for its digest, and once for its text.
  expect(read.filter((path) => path.endsWith(".pdf"))).toEqual(
    Array(2).fill(`${content.root}/documents/hearing-7.pdf`),
  );
  expect(asked).toHaveBeenCalledTimes(1);
  readFile.mockRestore();
  asked.mockReset();
});
