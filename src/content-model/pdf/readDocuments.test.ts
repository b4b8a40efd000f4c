import promises from "node:fs/promises";
import { TinyContent } from "../../../tests/support/tinyContent";
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
    .mockResolvedValueOnce("it takes too long to read")
    .mockResolvedValue({ pages: [{ width: 100, height: 100, items: [item], picture: 0 }] });
  expect(await read()).toMatch(/^it takes too long to read\./);
  const pages = [[{ speaker: null, text: "One." }]];
  expect([await read(), await read()]).toMatchObject([{ pages }, { pages }]);
  program = startAgain();
  expect(await read()).toMatchObject({ pages });
  expect(asked).toHaveBeenCalledTimes(2);
});
