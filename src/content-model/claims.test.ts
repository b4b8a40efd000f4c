import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { claims, sharesOf, type Claim } from "./check/claims";
import { readContent } from "./readContent";

let content: TinyContent | undefined;
afterEach(() => {
  content?.delete();
  content = undefined;
});
async function found(body: string, lists: Record<string, string> = {}): Promise<unknown[]> {
  content = await TinyContent.with({
    "pages/a.md": pageText("/a", { body }),
    "pages/home.md": pageText("/"),
    ...lists,
  });
  const all = claims(await readContent(content.root));
  return all.map(({ sentence, line, hasSource, hasPlace }) => [sentence, line, hasSource, hasPlace]);
}

test("sentences with a date or a number count; others and questions do not", async () => {
  const words = "It was so. It was in May. He had two of them. One of them fell. They may. Was it 1999?";
  expect(await found(words)).toEqual([
    ["It was in May.", 9, false, false],
    ["He had two of them.", 9, false, false],
  ]);
});

test("a claim rests on its own citation, otherwise on the next in its paragraph, otherwise on the last", async () => {
  expect(await found("First 1. Second 2.[^ruling:3] Third 3.[^paper] Fourth 4.")).toEqual([
    ["First 1.", 9, true, true],
    ["Second 2.", 9, true, true],
    ["Third 3.", 9, true, false],
    ["Fourth 4.", 9, true, false],
  ]);
});

test("a paragraph cites for itself alone", async () => {
  expect(await found("## A\n\nIt was 1.[^ruling]\n\n- It was 2.\n\n## B\n\nIt was 3.")).toEqual([
    ["It was 1.", 11, true, false],
    ["It was 2.", 13, false, false],
    ["It was 3.", 17, false, false],
  ]);
});

test("a link to another site is the source of its own sentence, a link to a page is none", async () => {
  const words = "The [Act of 1982](https://www.gov.uk/act) says so. It was 1983. See [1984](home.md).";
  expect(await found(words)).toEqual([
    ["The Act of 1982 says so.", 9, true, false],
    ["It was 1983.", 9, false, false],
    ["See 1984.", 9, false, false],
  ]);
});

test("each event is a claim, and each numbered sentence of a contention or a media card", async () => {
  const lists = {
    "timeline.yaml": '- anchor: fall\n  title: The Fall\n  sources: ["ruling:7"]\n',
    "contentions.yaml":
      '- claim: "It fell. It fell twice in 1999."\n  found: "In 2001 it stood."\n  sources: [paper]\n  foundSources: ["ruling:7"]\n',
    "media.yaml": '- title: 1998\n  text: "Five articles."\n',
  };
  expect((await found("None.", lists)).sort()).toEqual([
    ["Five articles.", 2, false, false],
    ["In 2001 it stood.", 2, true, true],
    ["It fell twice in 1999.", 1, true, false],
    ["The Fall", 2, true, true],
  ]);
});

test("the shares of claims are whole percentages, also of none", () => {
  const claim = (hasSource: boolean, hasPlace: boolean): Claim => ({
    ...{ file: "a.md", line: 1, sentence: "In 1999." },
    hasSource,
    hasPlace,
  });
  expect(sharesOf([claim(true, true), claim(true, false), claim(false, false)])).toBe(
    "Of 3 dated or numbered claims 2 (67 %) have a source beside them, 1 (33 %) with the place in it.",
  );
  expect(sharesOf([])).toContain("Of 0 dated or numbered claims 0 (0 %)");
});
