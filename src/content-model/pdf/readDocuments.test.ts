import { TinyContent } from "../../../tests/support/tinyContent";
import { askWorker } from "./askWorker";
import { readDocument } from "./readDocuments";

jest.mock("./askWorker");
const asked = jest.mocked(askWorker);

test("a PDF that could not be read once is read again, one that was read is not", async () => {
  const content = await TinyContent.with({ "documents/minutes.pdf": "%PDF-1.7" });
  const read = () => readDocument(`${content.root}/documents/minutes.pdf`);
  asked
    .mockResolvedValueOnce("it takes too long to read")
    .mockResolvedValue([[{ text: "One.", y: 1, height: 1 }]]);
  expect(await read()).toMatch(/^it takes too long to read\./);
  const pages = [[{ speaker: null, text: "One." }]];
  expect([await read(), await read()]).toMatchObject([{ pages }, { pages }]);
  expect(asked).toHaveBeenCalledTimes(2);
});
