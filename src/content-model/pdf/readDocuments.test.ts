import { readdirSync, readFileSync, rmSync } from "node:fs";
import promises from "node:fs/promises";
import { pageText, TinyContent } from "../../../tests/support/tinyContent";
import type * as reading from "../readContent";
import { askWorker, maxThreads } from "./askWorker";
import type * as program from "./readDocuments";

jest.mock("./askWorker");
const asked = jest.mocked(askWorker);
beforeEach(() => asked.mockReset());

type Program = typeof program & Pick<typeof reading, "readContent">;

/** Loads the modules again, so that their caches are empty as in a newly started program. Returns the functions of these modules. */
function startAgain(): Program {
  let started: Program | undefined;
  jest.isolateModules(
    () =>
      (started = {
        ...jest.requireActual<typeof program>("./readDocuments"),
        ...jest.requireActual<typeof reading>("../readContent"),
      }),
  );
  if (!started) throw new Error("It did not start.");
  return started;
}

const item = { text: "One.", x: 10, y: 50, width: 20, size: 10, angle: 0 };

test("a PDF is read and hashed once, however often it is asked for", async () => {
  const content = await TinyContent.with({ "documents/minutes.pdf": "%PDF-1.7" });
  const readFile = jest.spyOn(promises, "readFile");
  asked.mockResolvedValue({ pages: [{ width: 100, height: 100, items: [item], picture: 0 }] });
  const { readDocument } = startAgain();
  const path = `${content.root}/documents/minutes.pdf`;
  await readDocument(path);
  readFile.mockClear();
  await readDocument(path);
  expect(readFile.mock.calls.map(([name]) => name)).not.toContain(path);
  readFile.mockRestore();
});

test("a PDF that could not be read once is read again, one that was read is not, by the next program neither", async () => {
  const content = await TinyContent.with({ "documents/minutes.pdf": "%PDF-1.7", "../package.json": "{}" });
  let { readDocument } = startAgain();
  const read = () => readDocument(`${content.root}/documents/minutes.pdf`);
  asked
    .mockResolvedValueOnce("reading it takes too long")
    .mockResolvedValue({ pages: [{ width: 100, height: 100, items: [item], picture: 0 }] });
  expect(await read()).toMatch(/^reading it takes too long\./);
  const pages = [[{ speaker: null, text: "One." }]];
  expect([await read(), await read()]).toMatchObject([{ pages }, { pages }]);
  ({ readDocument } = startAgain());
  expect(await read()).toMatchObject({ pages });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("Gatsby's clean leaves the texts of PDFs, and a PDF that has been removed leaves none", async () => {
  const content = await TinyContent.with({
    "../package.json": "{}",
    "documents.yaml":
      "- { anchor: minutes, title: Minutes, what: Minutes., file: minutes.pdf, becamePublic: Read out. }\n",
    "documents/minutes.pdf": "%PDF-1.7",
  });
  asked.mockResolvedValue({ pages: [{ width: 100, height: 100, items: [item], picture: 0 }] });
  const read = async () => {
    const { readContent, readDocuments } = startAgain();
    const { size } = await readDocuments(await readContent(content.root));
    return { documents: size, readings: asked.mock.calls.length };
  };
  expect(await read()).toEqual({ documents: 1, readings: 1 });
  for (const folder of [".cache", "public"])
    rmSync(`${content.folder}/${folder}`, { recursive: true, force: true });
  expect(await read()).toEqual({ documents: 1, readings: 1 });
  const texts = () => readdirSync(`${content.folder}/.document-texts`);
  expect(texts()).toEqual([expect.stringMatching(/^[0-9a-f]{64}-[0-9a-f]{12}\.json$/)]);
  content.write("documents.yaml", "[]\n");
  expect(await read()).toEqual({ documents: 0, readings: 1 });
  expect(texts()).toEqual([]);
});

test("git ignores the texts of PDFs", () => {
  expect(readFileSync(".gitignore", "utf8").split("\n")).toContain(".document-texts/");
});

test("with 140 documents, a check after a save reads only the saved document", async () => {
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
  // The PDF is read twice: once for its digest, and once for its text.
  expect(read.filter((path) => path.endsWith(".pdf"))).toEqual(
    Array(2).fill(`${content.root}/documents/hearing-7.pdf`),
  );
  expect(asked).toHaveBeenCalledTimes(1);
  readFile.mockRestore();
});

test("several PDFs are read at the same time, but not all of them, and their texts are in the order of the documents", async () => {
  const anchors = Array.from({ length: maxThreads + 3 }, (_, index) => `hearing-${index + 1}`);
  const entries = anchors.map(
    (anchor) =>
      `- { anchor: ${anchor}, title: ${anchor}, what: ${anchor}, file: ${anchor}.pdf, becamePublic: Read out. }\n`,
  );
  const content = await TinyContent.with({
    "documents.yaml": entries.join(""),
    ...Object.fromEntries(anchors.map((anchor) => [`documents/${anchor}.pdf`, `%PDF-1.7 ${anchor}`])),
  });
  const answers: (() => void)[] = [];
  asked.mockImplementation(
    (_, bytes) =>
      new Promise((resolve) => {
        const items = [{ ...item, text: bytes.toString() }];
        answers.push(() => resolve({ pages: [{ width: 100, height: 100, items, picture: 0 }] }));
      }),
  );
  const { readContent, readDocuments } = startAgain();
  const read = readDocuments(await readContent(content.root));
  for (let answered = 0; answered < anchors.length; answered++) {
    const expected = Math.min(anchors.length, maxThreads + answered);
    while (answers.length < expected) await new Promise(setImmediate);
    expect(answers).toHaveLength(expected);
    // The last of the PDFs that are being read is answered first.
    answers.splice(answered, 0, ...answers.splice(expected - 1, 1));
    answers[answered]?.();
    await new Promise(setImmediate);
  }
  expect([...(await read)].map(([anchor, { pages }]) => [anchor, pages[0]?.[0]?.text])).toEqual(
    anchors.map((anchor) => [anchor, `%PDF-1.7 ${anchor}`]),
  );
});
