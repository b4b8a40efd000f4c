import { readdirSync, symlinkSync } from "node:fs";
import { dirname, resolve } from "node:path";
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

test("a file that is saved during the build changes nothing that is published beside the pages", async () => {
  const home = (document: string, words: string) =>
    pageText("/", {
      template: "home",
      body: `[Minutes](../documents/${document}.pdf): “${words}”[^gazette].`,
    });
  const content = await TinyContent.with({
    "documents/minutes.pdf": "%PDF",
    "documents/unread.pdf": "%PDF",
    "sources.yaml": sourceText("gazette"),
    "pages/home.md": home("minutes", "It was cold."),
    "../public/index.html": "<html><body><main><h1>Home</h1></main></body></html>",
  });
  const project = dirname(content.root);
  symlinkSync(resolve("node_modules"), `${project}/node_modules`, "junction");
  process.chdir(project);
  jest.mocked(sourcedContent).mockReturnValue(await readContent(content.root));
  content.write("pages/home.md", home("unread", "It was warm."));
  const none = { nodes: [] };
  const campaign = {
    name: "A Campaign",
    siteUrl: "https://www.campaign.test",
    language: "en-GB",
    securityContact: "mailto:security@campaign.test",
    sampleNotice: null,
    tagline: "For something",
    asOf: "2024-05-06",
    timelineKinds: [],
    shareImage: { absolutePath: `${content.root}/images/share.png` },
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
  await run({ data });
  const record = JSON.parse(content.read("../public/record.json")) as { quotations: { words: string }[] };
  expect(record.quotations.map(({ words }) => words)).toEqual(["It was cold."]);
  expect(readdirSync("public/documents")).toEqual(["minutes.pdf"]);
});
