import { existsSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { pageText, sourceText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../content-model/readContent";
import { onPostBuild } from "./onPostBuild";
import { sourcedContent } from "./sourceNodes";

jest.mock("./sourceNodes");
jest.mock("../share-cards/shareCards");

const before = process.cwd();
afterEach(() => process.chdir(before));

const run = async (answer: object) =>
  onPostBuild?.(
    { graphql: () => Promise.resolve(answer) } as unknown as BuildArgs,
    { plugins: [] },
    () => undefined,
  );

test("a query that fails after the build says why", async () => {
  const answer = { errors: [new Error('Cannot query field "boats" on type "Query".')] };
  await expect(run(answer)).rejects.toThrow(/could not be read: .*Cannot query field "boats"/);
});

const none = { nodes: [] };
const campaign = {
  name: "A Campaign",
  siteUrl: "https://www.campaign.test",
  language: "cy-GB",
  securityContact: "https://www.campaign.test/report",
  sampleNotice: null,
  tagline: "For something",
  asOf: "2024-05-06",
  timelineKinds: [],
  shareImage: { absolutePath: "share.png" },
  updates: [],
};
const data = {
  campaign,
  allPage: { nodes: [{ path: "/", title: "Home", label: "Home", template: "home", sample: false }] },
  allTestimony: none,
  allDocumentPart: none,
  allSearchEntry: none,
  allTimelineEvent: none,
};

/** Runs the hook as Gatsby does after a build. The content is the smallest valid content with these files added. */
async function built(
  files: Record<string, string>,
  beforeHook: (content: TinyContent) => void = () => undefined,
) {
  const content = await TinyContent.with({
    "../public/index.html": "<html><body><main><h1>Home</h1></main></body></html>",
    ...files,
  });
  symlinkSync(resolve(before, "node_modules"), `${content.folder}/node_modules`, "junction");
  process.chdir(content.folder);
  jest.mocked(sourcedContent).mockReturnValue(await readContent(content.root));
  beforeHook(content);
  await run({ data });
  return {
    documents: existsSync("public/documents")
      ? readdirSync("public/documents", { recursive: true }).sort()
      : [],
    read: (name: string) => content.read(`../public/${name}`),
  };
}

const home = (document: string, words = "Words") =>
  pageText("/", { template: "home", body: `[Minutes](../documents/${document}.pdf): “${words}”[^gazette].` });

test("a file that is saved during the build changes nothing that is published beside the pages", async () => {
  const { documents, read } = await built(
    {
      "documents/minutes.pdf": "%PDF",
      "documents/unread.pdf": "%PDF",
      "sources.yaml": sourceText("gazette"),
      "pages/home.md": home("minutes", "It was cold."),
    },
    (content) => content.write("pages/home.md", home("unread", "It was warm.")),
  );
  const record = JSON.parse(read("record.json")) as { quotations: { words: string }[] };
  expect(record.quotations.map(({ words }) => words)).toEqual(["It was cold."]);
  expect(documents).toEqual(["minutes.pdf"]);
});

test("documents are published under their names, next to the pages of their texts, if a page shows them", async () => {
  const { documents } = await built({
    ...Object.fromEntries(
      ["minutes.pdf", "other.pdf", "minutes.txt"].map((name) => [`documents/${name}`, name]),
    ),
    "sources.yaml": sourceText("gazette"),
    "pages/home.md": home("minutes"),
    "../public/documents/minutes/index.html": "<html><body><main></main></body></html>",
  });
  expect(documents).toEqual(["minutes", "minutes.pdf", join("minutes", "index.html")]);
});

test("a document that was removed does not stay online, nor the last one of a campaign", async () => {
  expect((await built({ "../public/documents/old.pdf": "%PDF" })).documents).toEqual([]);
});

test("security.txt expires within a year, and robots.txt names the sitemap", async () => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse("2026-02-28T12:00:00Z") / 1000);
  const { read } = await built({});
  delete process.env.SOURCE_DATE_EPOCH;
  expect(read(".well-known/security.txt")).toContain(
    "Contact: https://www.campaign.test/report\nExpires: 2027-02-28T00:00:00.000Z\nPreferred-Languages: cy\n",
  );
  expect(read("robots.txt")).toContain("Sitemap: https://www.campaign.test/sitemap-index.xml");
});
