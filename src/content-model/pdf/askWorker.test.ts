import { drawnPdf } from "../../../tests/support/drawnPdf";
import { askWorker } from "./askWorker";

const countPages = (bytes: Buffer) => askWorker<number>("src/content-model/pdf/pageCountWorker.mjs", bytes);

test("PDFs are read at once and one after another, each with its own answer, a broken one between", async () => {
  const one = await drawnPdf((page) => page.text("One."));
  const two = await drawnPdf((page) => page.addPage());
  expect(await Promise.all([one, two].map(countPages))).toEqual([1, 2]);
  expect(await countPages(two)).toBe(2);
  expect(await countPages(Buffer.from("%PDF-1.7 broken"))).toBe("Invalid PDF structure");
  expect(await countPages(one)).toBe(1);
});

test("a PDF that comes when the idle thread is being ended is read by another", async () => {
  const one = await drawnPdf((page) => page.text("One."));
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  expect(await countPages(one)).toBe(1);
  jest.runAllTimers();
  expect(await countPages(one)).toBe(1);
});
