import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { claims } from "./check/claims";
import { readContent } from "./readContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});
async function found(body: string): Promise<unknown[]> {
  content = await TinyContent.with({
    "pages/a.md": pageText("/a", { body }),
    "pages/home.md": pageText("/"),
  });
  const all = claims(await readContent(content.root));
  return all.map(({ sentence, line, isInCitedSection, hasSource, hasPlace }) => [
    sentence,
    line,
    isInCitedSection,
    hasSource,
    hasPlace,
  ]);
}

test("sentences with a date or a number count, others do not", async () => {
  const words = "It was so. It was in May. He had two of them. One of them fell. They may.";
  expect(await found(words)).toEqual([
    ["It was in May.", 9, false, false, false],
    ["He had two of them.", 9, false, false, false],
  ]);
});

test("a claim rests on its own citation, else on the next in its paragraph, else on the last", async () => {
  expect(await found("First 1. Second 2.[^ruling:3] Third 3.[^paper] Fourth 4.")).toEqual([
    ["First 1.", 9, true, true, true],
    ["Second 2.", 9, true, true, true],
    ["Third 3.", 9, true, true, false],
    ["Fourth 4.", 9, true, true, false],
  ]);
});

test("a section ends at the next heading, and a paragraph cites for itself alone", async () => {
  expect(await found("## A\n\nIt was 1.[^ruling]\n\n- It was 2.\n\n## B\n\nIt was 3.")).toEqual([
    ["It was 1.", 11, true, true, false],
    ["It was 2.", 13, true, false, false],
    ["It was 3.", 17, false, false, false],
  ]);
});
