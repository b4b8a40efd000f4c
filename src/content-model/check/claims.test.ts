import { pageText, TinyContent } from "../../../tests/support/tinyContent";
import { readContent } from "../readContent";
import { claims, sharesOf, type Claim } from "./claims";

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
  return all.map(({ sentence, line, restsOn }) => [sentence, line, restsOn]);
}

test("sentences with a date or a number count; others and questions do not", async () => {
  const words = "It was so. It was in May. He had two of them. One of them fell. They may. Was it 1999?";
  expect(await found(words)).toEqual([
    ["It was in May.", 9, "nothing"],
    ["He had two of them.", 9, "nothing"],
  ]);
});

test("a claim rests on its own citation, otherwise on the next in its paragraph, otherwise on the last", async () => {
  expect(await found("First 1. Second 2.[^ruling:3] Third 3.[^paper] Fourth 4.")).toEqual([
    ["First 1.", 9, "place"],
    ["Second 2.", 9, "place"],
    ["Third 3.", 9, "source"],
    ["Fourth 4.", 9, "source"],
  ]);
});

test("a paragraph cites for itself alone", async () => {
  expect(await found("## A\n\nIt was 1.[^ruling]\n\n- It was 2.\n\n## B\n\nIt was 3.")).toEqual([
    ["It was 1.", 11, "source"],
    ["It was 2.", 13, "nothing"],
    ["It was 3.", 17, "nothing"],
  ]);
});

test("a link to another site is the source of its own sentence, a link to a page is none", async () => {
  const words = "The [Act of 1982](https://www.gov.uk/act) says so. It was 1983. See [1984](home.md).";
  expect(await found(words)).toEqual([
    ["The Act of 1982 says so.", 9, "page"],
    ["It was 1983.", 9, "nothing"],
    ["See 1984.", 9, "nothing"],
  ]);
});

test("a press report, a release and a linked page are read whole, so a citation of them needs no place", async () => {
  const source = (anchor: string, kind: string) => `- anchor: ${anchor}\n  kind: ${kind}\n`;
  const lists = {
    "sources.yaml": [
      source("paper", "press"),
      source("release", "official release"),
      source("ruling", "judgment"),
    ].join(""),
    "media.yaml": '- title: 1998\n  text: "Five articles."\n  sources: [ruling, release]\n',
  };
  expect((await found("First 1.[^paper]\n\nSecond 2.[^ruling]", lists)).sort()).toEqual([
    ["First 1.", 9, "page"],
    ["Five articles.", 2, "page"],
    ["Second 2.", 11, "source"],
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
    ["Five articles.", 2, "nothing"],
    ["In 2001 it stood.", 2, "place"],
    ["It fell twice in 1999.", 1, "source"],
    ["The Fall", 2, "place"],
  ]);
});

test("the shares of claims are whole percentages, also of none", () => {
  const claim = (restsOn: Claim["restsOn"]): Claim => ({
    file: "a.md",
    line: 1,
    sentence: "In 1999.",
    restsOn,
  });
  expect(sharesOf([claim("place"), claim("page"), claim("source"), claim("nothing")])).toBe(
    "Of 4 dated or numbered claims 3 (75 %) have a source beside them: 1 (25 %) with the place in it, 1 (25 %) in a press report, a release or a linked page, which is read whole.",
  );
  expect(sharesOf([])).toContain("Of 0 dated or numbered claims 0 (0 %)");
});
