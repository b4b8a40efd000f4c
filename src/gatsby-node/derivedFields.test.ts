import { accountIcons } from "../content-model/campaign";
import { accountMarks } from "./accountMarks";
import { derivedFields } from "./derivedFields";

const hasSamples = (entries: object[]) =>
  derivedFields.Campaign.hasSamples.resolve({}, {}, {
    nodeModel: { findAll: () => Promise.resolve({ entries }) },
  } as never);

test.each<[string, object[], boolean]>([
  ["an entry", [{ sample: false }, { sample: true }], true],
  ["a person inside a section", [{ people: [{ name: "A" }, { name: "B", sample: true }] }], true],
  ["nothing any more", [{ sample: false, people: [{ name: "A" }] }], false],
])("the notice stands while %s is a sample", async (_what, entries, expected) => {
  expect(await hasSamples(entries)).toBe(expected);
});

test("each service that content may name has its mark or none on purpose", () => {
  expect(Object.keys(accountMarks).sort()).toEqual([...accountIcons].sort());
  for (const mark of Object.values(accountMarks)) expect(mark ?? "M0").toMatch(/^M/);
});

describe("links in a text", () => {
  const nodes: Record<string, { fileName: string; path?: string; slug?: string }[]> = {
    Page: [{ fileName: "ledger", path: "/the-ledger" }],
    Testimony: [{ fileName: "flora", slug: "flora-quist" }],
  };
  /** The HTML of a text's only section, as the site's pages get it. */
  async function htmlOf(href: string): Promise<unknown> {
    const paragraph = {
      type: "element",
      tagName: "p",
      properties: {},
      children: [
        { type: "text", value: "See " },
        { type: "element", tagName: "a", properties: { href }, children: [{ type: "text", value: "this" }] },
      ],
    };
    const nodeModel = {
      getNodeById: () => ({ id: "markdown" }),
      findRootNodeAncestor: () => ({ relativePath: "pages/front.md" }),
      findOne: ({ type, query }: { type: string; query: { filter: { fileName: { eq: string } } } }) =>
        Promise.resolve(nodes[type]?.find(({ fileName }) => fileName === query.filter.fileName.eq) ?? null),
    };
    const tree = { type: "root", children: [paragraph] };
    const htmlAst = { resolve: () => Promise.resolve(tree) };
    const info = { schema: { getType: () => ({ getFields: () => ({ htmlAst }) }) } };
    const sections = await derivedFields.Page.sections.resolve(
      { markdown: "markdown" },
      {},
      { nodeModel } as never,
      info as never,
    );
    return sections[0]?.parts[0];
  }

  test.each([
    ["ledger.md", "/the-ledger"],
    ["ledger.md#three-books", "/the-ledger#three-books"],
    ["../testimonies/flora.md", "/testimonies/flora-quist"],
  ])("%s leads to %s: the address of the file's page", async (href, path) => {
    expect(await htmlOf(href)).toMatchObject({
      html: expect.stringContaining(`<a href="${path}">this</a>`) as unknown,
    });
  });

  test("a link to a file that is gone stops the build and names it", async () => {
    await expect(htmlOf("cellar.md")).rejects.toThrow("content/pages/cellar.md");
  });
});
