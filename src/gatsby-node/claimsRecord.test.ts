import { ContentCopy } from "../../tests/support/contentCopy";
import { pageText, sourceText, testimonyText, TinyContent } from "../../tests/support/tinyContent";
import { quotationsInWords } from "../content-model/quotation";
import { readContent } from "../content-model/readContent";
import { claimsRecord } from "./claimsRecord";

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
  const files = claimsRecord(await readContent(root));
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
        quotations: [],
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

const entryWith = (anchor: string, more: string) =>
  `- { anchor: ${anchor}, title: The ${anchor}, by: The campaign, claim: "It was lit, and “some words” say so.", undecided: true, sources: ["paper:2"], quotes: [{ source: "paper:2", quote: some words }]${more} }\n`;

test("a quotation is listed once, with each page and each entry that shows it, and with its claims", async () => {
  const { root } = await TinyContent.with({
    "pages/home.md": pageText("/", { template: "home", body: '"Some words"[^paper:2].' }),
    "pages/annex.md": pageText("/annex", {
      body: 'Again, "some words"[^paper:2] and "some words"[^paper:2].',
    }),
    "pages/all.md": pageText("/all", { more: "allContentions: true\n" }),
    "sources.yaml": sourceText("paper"),
    "contentions.yaml": entryWith("lamp", ", pages: [annex]"),
  });
  const files = claimsRecord(await readContent(root));
  const record = JSON.parse(files["/record.json"] ?? "") as Record<
    string,
    { words?: string; quotations?: unknown[]; addresses: string[] }[]
  >;
  const quoted = {
    words: "some words",
    source: "The paper",
    place: "page 2",
    url: "https://host.test/paper",
  };
  const inEntries = [
    "https://www.campaign.test/all#contention_lamp",
    "https://www.campaign.test/annex#contention_lamp",
  ];
  expect(record.claims?.map(({ quotations, addresses }) => [quotations, addresses.toSorted()])).toEqual([
    [[{ ...quoted, state: "Not yet checked." }], inEntries],
  ]);
  expect(record.quotations?.map(({ words, addresses }) => [words, addresses.toSorted()])).toEqual([
    ["some words", [inEntries[0], "https://www.campaign.test/annex", inEntries[1]]],
    ["Some words", ["https://www.campaign.test/"]],
  ]);
  const [, claimRow = ""] = files["/record.csv"]?.split("\r\n") ?? [];
  expect(claimRow.split(",").at(-1)?.split(" ").toSorted()).toEqual(inEntries);
});

test("the table has the sources of a claim, its finding and its answer, and the record its note", async () => {
  const more =
    ", found: It was not, foundSources: [note], answer: It was, answerSources: [book], note: Nobody saw it., pages: [home], sample: true";
  const { root } = await TinyContent.with({
    "sources.yaml": ["paper", "note", "book"].map((anchor) => sourceText(anchor)).join(""),
    "contentions.yaml": entryWith("lamp", more).replace("undecided: true, ", ""),
    "pages/home.md": pageText("/", { template: "home" }),
    "quotations.yaml": "- { source: paper, quote: some words, result: found, checkedOn: 2024-05-03 }\n",
  });
  const files = claimsRecord(await readContent(root));
  expect(files["/record.csv"]?.split("\r\n")[1]).toMatch(/The paper, page 2.*; The note.*; The book/);
  expect(JSON.parse(files["/record.json"] ?? "")).toMatchObject({
    claims: [
      { note: "Nobody saw it.", isSample: true, quotations: [{ state: "Found there on 3 May 2024." }] },
    ],
    quotations: [{ state: "Found there on 3 May 2024." }],
  });
});

test("the record leaves out a withdrawn testimony", async () => {
  const body = 'She wrote "some words"[^paper].';
  const { root } = await TinyContent.with({
    "pages/testimonies.md": pageText("/testimonies", { template: "testimonies" }),
    "testimonies/ann.md": testimonyText("ann", 1, { more: "withdrawn: true\n", body }),
    "testimonies/bea.md": testimonyText("bea", 2, { body }),
    "sources.yaml": sourceText("paper"),
  });
  const record: unknown = JSON.parse(claimsRecord(await readContent(root))["/record.json"] ?? "");
  expect(record).toMatchObject({
    quotations: [{ addresses: ["https://www.campaign.test/testimonies/bea"] }],
  });
});

test("the record leaves out what no page shows, because no review covers it", async () => {
  const { root } = await TinyContent.with({
    "sources.yaml": sourceText("paper"),
    "contentions.yaml": entryWith("lamp", ""),
    "timeline.yaml":
      '- { anchor: lit, date: 2001-02-03, kind: case, title: Lit, description: "It was “lit”, it says.", sources: [paper], quotes: [{ source: paper, quote: lit }] }\n',
  });
  const files = claimsRecord(await readContent(root));
  expect(JSON.parse(files["/record.json"] ?? "")).toMatchObject({ claims: [], quotations: [] });
  expect(files["/record.csv"]?.trim().split("\r\n")).toHaveLength(1);
});

test("every quotation that the site counts is in the record, with a full web address", async () => {
  const content = await readContent(new ContentCopy().root);
  const { quotations } = JSON.parse(claimsRecord(content)["/record.json"] ?? "") as {
    quotations: { words: string; source: string; url: string | null }[];
  };
  expect(quotations.filter(({ url }) => url?.includes("/documents/"))).not.toEqual([]);
  for (const { url } of quotations) expect(url ?? "https://").toMatch(/^https:\/\//);
  const [, counted] = /^of (\d+) quotations/.exec(quotationsInWords(content)) ?? [];
  expect(new Set(quotations.map(({ words, source }) => `${source}: ${words}`)).size).toBe(Number(counted));
});
