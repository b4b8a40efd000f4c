import { ContentCopy } from "../../tests/support/contentCopy";
import { pageText, sourceText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../content-model/readContent";
import { recordFiles } from "./recordFiles";

const claim =
  '- { anchor: lamp, title: The lamp, by: The campaign, claim: "It was lit, they say.", found: It was not., sources: ["paper:2"], foundSources: [note], answer: It was., answerSources: [paper], pages: [home] }\n';

test("each claim has its finding, answer, sources and places, and each quotation its state", async () => {
  const { root } = await TinyContent.with({
    "pages/home.md": pageText("/", {
      template: "home",
      body: 'He wrote "... some words"[^paper:2]. See.[^note]',
    }),
    "sources.yaml": sourceText("paper") + sourceText("note"),
    "contentions.yaml": claim,
  });
  const files = recordFiles(await readContent(root));
  const paper = { source: "The paper", place: null, url: "https://host.test/paper" };
  const page2 = { ...paper, place: "page 2" };
  expect(JSON.parse(files["/record.json"] ?? "")).toEqual({
    publisher: "A Campaign",
    url: "https://www.campaign.test/record.json",
    asOf: "2024-05-06",
    claims: [
      {
        title: "The lamp",
        by: "The campaign",
        claim: "It was lit, they say.",
        sources: [page2],
        found: "It was not.",
        foundSources: [{ source: "The note", place: null, url: "https://host.test/note" }],
        answer: "It was.",
        answerSources: [paper],
        note: null,
        isSample: false,
        addresses: ["https://www.campaign.test/#contention_lamp"],
      },
    ],
    quotations: [
      {
        words: "… some words",
        ...page2,
        state: "Not yet checked.",
        addresses: ["https://www.campaign.test/"],
      },
    ],
  });
  const lines = files["/record.csv"]?.split("\r\n") ?? [];
  expect(lines[0]).toBe("\uFEFFtype,title,by,words,found,answer,sources,state,addresses");
  expect(lines[1]).toMatch(
    /^claim,The lamp,The campaign,"It was lit, they say\.",It was not\.,It was\.,"The paper, page 2, </,
  );
  expect(lines[2]).toMatch(/^quotation,,,… some words,,,"The paper, page 2, .*",Not yet checked\.,https/);
});

test("every quotation that the site counts is in the record", async () => {
  const content = await readContent(new ContentCopy().root);
  const { quotations } = JSON.parse(recordFiles(content)["/record.json"] ?? "") as {
    quotations: { words: string }[];
  };
  expect(quotations.length).toBeGreaterThan(0);
  expect(quotations.every(({ words }) => words !== "")).toBe(true);
});
